// Company: photos of drivers, buses and food packages.
// Stands on access and model.
export { imageLibrary } from './image';
export { photoRoutes } from './photoRoutes';
