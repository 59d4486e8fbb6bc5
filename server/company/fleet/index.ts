// Company: buses and depots.
// Stands on access and model.
export { FleetResolver } from './fleet.resolver';
export { DepotInput, toDepotColumns } from './depotInput';
