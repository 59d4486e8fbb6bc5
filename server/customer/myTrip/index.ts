// Customer: the page of a trip, its links, and what the customer changes there at once.
// Stands on orders, sales and the road.
export { makeTripKey } from './makeTripKey';
export { MyTripResolver } from './myTrip.resolver';
export { createTripRoutes } from './tripRoutes';
