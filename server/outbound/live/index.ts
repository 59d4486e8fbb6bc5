// Outbound: what open pages are told of changes and of who else is there.
// Stands on orders and access.
export { keepLive } from './keepLive';
export { createLive } from './live';
export { LiveResolver } from './live.resolver';
export { liveRoute } from './liveRoute';
export { lives } from './portalLive';
