// Access: sign-in, sessions, tokens, permissions, limits of calls.
// Stands on maps (in Deps), model, texts and platform.
export { checkAccess, consumeLimit, guardSchema, classifyOperation } from './allow';
export { addressOf, callerOf } from './caller';
export type { Deps, RequestContext } from './context';
export { isClientDocument } from './knownDocuments';
export { acquireAttempt, consume, forgetExpired, resetAttempts, tooManyAttempts } from './limits/rateLimit';
export { filterFar, readNeighbours } from './neighbours';
export { permissions } from './permissions';
export type { Permission, Who } from './permissions';
export { byKey, contextIn, idOf, isId } from './routeHandler';
export type { RouteHandler } from './routeHandler';
export { closeSession, closeSessionsOf, endedSessions, findViewer, sessionSeconds } from './sessions';
export { createFirstAdmin } from './signIn/firstAdmin';
export { deviceSeconds, forgetPlacesOf } from './signIn/signInPlaces';
export { login } from './signIn/login';
export { passwordLibrary, requireUncommon } from './signIn/passwordStrength';
export { hashPassword, passwordMatches } from './signIn/passwords';
export { revokeApiTokensOf } from './tokens/apiTokens';
export { ApiTokensResolver } from './tokens/apiTokens.resolver';
export { sessionCookieOf, tokenOf } from './tokens/token';
export { checkTripsAhead } from './tripsAhead';
export { isAdmin, signedIn } from './viewer';
export type { Viewer } from './viewer';
export { tripByKey, wrongKey } from './tripByKey';
