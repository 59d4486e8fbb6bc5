// Customer: what customers ask to be different in a trip, and the answers.
// Stands on orders, sales and driving.
export { ChangeRequestsResolver } from './changeRequests.resolver';
export { expireAfterTrips, expireWithOrder } from './expireChanges';
export { takeChange } from './answerChange';
export { listChangeRequests } from './readChanges';
