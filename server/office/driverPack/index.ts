// Office: what a driver's phone keeps for places without a signal: ways, documents, past days.
// Stands on duties, maps and the model.
export { DriverPackResolver } from './driverPack.resolver';
