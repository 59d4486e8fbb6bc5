// Places and routes behind one interface, with an embedded gazetteer and router.
// Stands on model, engines, texts and platform.
export { thinLine } from './geo';
export { listThirdCountries } from './countries/countries';
export { driveBetween, learnPlaces, placeKey } from './drives';
export type { Drive } from './drives';
export { createEmbeddedMaps } from './embedded/embeddedMaps';
export { findCalled } from './embedded/gazetteer/calledPlaces';
export { findPointOnWay, listTownsOnWay } from './embedded/onWay';
export type { PlaceOnWay } from './embedded/onWay';
export { readPassages } from './embedded/passageFile';
export { usePassages } from './embedded/roadGraph';
export { findCrossings, findRoute } from './embedded/route';
export { estimateArrivals } from './estimate';
export { createMaps } from './maps';
export { placeAfterMove } from './placeAfterMove';
export type { MapsProvider, Point } from './provider';
export { findCountryOfStop, isStopAbroad, hasFerry } from './routeFacts';
export { isSamePlace, rememberByPlaces } from './samePlaces';
export { FARTHEST_HOURS, findFarNeighbours, findTooFar, tellTooFar } from './tooFar';
export type { Errand, TooFar } from './tooFar';
