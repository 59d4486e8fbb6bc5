// Customer: an inquiry that repeats an earlier trip.
// Stands on orders.
export { TripAgainResolver } from './tripAgain.resolver';
