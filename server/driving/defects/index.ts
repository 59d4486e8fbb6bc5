// Driving: what is broken on a bus, as drivers and the office report it.
// Stands on company (photos) and model.
export { reportDefect } from './defects';
export { createDefectPhotoRoutes } from './defectPhotos';
export { DefectsResolver } from './defects.resolver';
