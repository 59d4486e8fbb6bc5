// Outbound: calendars that drivers and the office subscribe to.
// Stands on orders and company.
export { FeedResolver } from './feed.resolver';
export { createFeedRoute } from './feedRoute';
