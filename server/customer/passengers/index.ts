// Customer: the names of passengers that a ferry or a border asks for.
// Stands on orders.
export { forgetPassengers } from './forgetPassengers';
export { listMissingPassengers } from './missingPassengers';
export { PassengersResolver } from './passengers.resolver';
export { createPassengersRoute } from './passengersRoute';
