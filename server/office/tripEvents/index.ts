// Office: the driver's day on the phone, and the acts that it sends.
// Stands on the driver's feedback, orders, duties and model.
export { cashTaken } from './cashTaken';
export { TripEventsResolver } from './tripEvents.resolver';
