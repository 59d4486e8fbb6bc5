// Office: the driver's day on the phone, and the acts that it sends.
// Stands on the driver's feedback, orders, duties and model.
export { TripEventsResolver } from './tripEvents.resolver';
