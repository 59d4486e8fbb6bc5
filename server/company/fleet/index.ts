// Company: buses and depots.
// Stands on access and model.
export { BusDetailsInput } from './busInputs';
export { changeBus } from './fleet';
export { FleetResolver } from './fleet.resolver';
export { DepotInput, toDepotColumns } from './depotInput';
