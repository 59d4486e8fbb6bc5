// Customer: all trips of an e-mail address, opened by one mailed link.
// Stands on orders.
export { forgetTripListLinks, tripListAsked } from './tripList';
export { TripListResolver } from './tripList.resolver';
