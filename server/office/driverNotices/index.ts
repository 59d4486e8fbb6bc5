// Office: words to all drivers of a day.
// Stands on access and the model.
export { DriverNoticesResolver } from './driverNotices.resolver';
export { driversTold } from './tellDrivers';
