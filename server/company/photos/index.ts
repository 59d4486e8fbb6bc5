// Company: photos of drivers, buses, food packages, defects and the papers of the road.
// Stands on access and model.
export { receivePhoto, sendPhoto } from './photoRequests';
export { createPhotoRoutes } from './photoRoutes';
