// Edge: the legacy calls: /api/fn, translated to operations of the schema, /api/login and /api/logout.
// Stands on access; app.ts gives it the schema.
export { createFnRoutes } from './fnRoutes';
export { createLoginRoutes } from './loginRoutes';
