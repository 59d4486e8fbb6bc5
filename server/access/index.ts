// Access: sign-in, sessions, tokens, permissions, limits of calls.
// Stands on maps (in Deps), model, texts and platform.
export { checkAccess, consumeLimit, guardSchema, classifyOperation } from './allow';
export { findAddress, findCaller } from './caller';
export type { Deps, RequestContext } from './context';
export { isClientDocument } from './knownDocuments';
export { consume, forgetExpired } from './limits/rateLimit';
export { filterFar, readNeighbours } from './neighbours';
export type { Permission, Who } from './permission';
export { permissions } from './permissions';
export { replyByKey, findContext, requireId, isId } from './routeHandler';
export type { Route, RouteHandler } from './routeHandler';
export { receiveFile } from './receiveFile';
export { closeSession, closeSessions, findEndedSessions, findViewer } from './sessions';
export { forgetSession, rememberLanguage } from './signIn/browserCookies';
export { forgetAccessLog, recordAccess, recordUsersCreated } from './account/accessLog';
export { newDeviceEvent } from './signIn/devices';
export { AccessEventResolver, SessionsResolver } from './signIn/sessions.resolver';
export { createFirstAdmin } from './signIn/firstAdmin';
export { forgetPlaces } from './signIn/signInPlaces';
export { loadPasswordLibrary, requireUncommon } from './account/passwordStrength';
export { hashPassword } from './account/passwords';
export {
  askPasskeyOfBrowser,
  enterCodeInBrowser,
  enterPasskeyInBrowser,
  signInBrowser,
  signInProgram,
} from './signIn/signInBrowser';
export type { NextFactor } from './signIn/signInBrowser';
export { requireOwnPassword } from './account/ownPassword';
export { factorChangedEvent, resetFactors } from './factors/factorChanges';
export { FactorsResolver } from './factors/factors.resolver';
export { loadPasskeyLibrary } from './factors/passkeys/library';
export { PasskeysResolver } from './factors/passkeys/passkeys.resolver';
export { revokeApiTokens } from './tokens/apiTokens';
export { ApiTokensResolver } from './tokens/apiTokens.resolver';
export { toSessionCookie, findToken } from './tokens/token';
export { checkTripsAhead } from './tripsAhead';
export { isAdmin, requireViewer } from './viewer';
export type { Viewer } from './viewer';
export { requireTripByKey, createWrongKeyError } from './tripByKey';
