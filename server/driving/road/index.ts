// Driving: where buses on the road are, what their drivers recorded, and how late they are.
// Stands on maps, the engine of lateness and model.
export { forgetPositions } from './positions/forgetPositions';
export { createPositionRoutes } from './positions/positionRoutes';
export { canShowBuses } from './readRoadOfTrip';
export { readLateRoads } from './readRoadTimes';
export { RoadResolver } from './road.resolver';
