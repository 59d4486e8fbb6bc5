// Company: photos of drivers, buses and food packages.
// Stands on access and model.
export { createPhotoRoutes } from './photoRoutes';
