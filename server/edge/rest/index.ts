// Edge: the legacy face /api/fn, translated to operations of the schema.
// Stands on access; app.ts gives it the schema.
export { fnRoutes } from './fnRoutes';
export { loginRoutes, signInBy } from './loginRoutes';
export { rememberLanguage } from './sessionCookie';
