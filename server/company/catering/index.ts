// Company: food packages.
// Stands on access and model.
export { CateringResolver } from './catering.resolver';
