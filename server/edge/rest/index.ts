// Edge: the legacy face /api/fn, translated to operations of the schema.
// Stands on access; app.ts gives it the schema.
export { createFnRoutes } from './fnRoutes';
export { createLoginRoutes, signInBy } from './loginRoutes';
export { rememberLanguage } from './sessionCookie';
