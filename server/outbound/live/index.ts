// Outbound: tells open pages of changes and of each other's presence.
// Stands on orders and access.
export { keepImportedLive, keepLive } from './keepLive';
export { createLive } from './live';
export { LiveResolver } from './live.resolver';
export { createLiveRoute } from './liveRoute';
export { lives } from './portalLive';
