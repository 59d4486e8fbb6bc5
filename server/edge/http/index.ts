// Edge: the table of routes, GraphQL over HTTP, drawn pages and security headers.
// Stands on access; app.ts gives it the features.
export { createClient } from './client';
export { watchReplies } from './drain';
export { createFindDrawer } from './drawn/drawer';
export { createDrawnPages } from './drawn/drawnPages';
export { createOfficeDrawer } from './drawn/officeDrawer';
export { createRun } from './drawn/runDocument';
export { createFill } from './drawn/sentReplies';
export { createLastResort, forbidStore, replyPageNotFound } from './errors';
export { createApollo } from './graphql';
export { createGraphqlRoute } from './graphqlRoute';
export { createHealthRoutes } from './health';
export { checkRoutes, registerRoutes } from './registerRoutes';
export { logRequests, requestIds, requestLanguages } from './requestLog';
export { createSecurity } from './security/security';
export { createPatientServer } from './slowRequests';
