// Office: the month of trips and recurring services.
// Stands on orders and company.
export { CalendarResolver } from './calendar.resolver';
