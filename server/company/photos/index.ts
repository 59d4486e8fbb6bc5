// Company: photos of drivers, buses and food packages.
// Stands on access and model.
export { loadImageLibrary } from './image';
export { createPhotoRoutes } from './photoRoutes';
