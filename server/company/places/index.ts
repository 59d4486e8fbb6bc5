// Company: suggestions of places while somebody types.
// Stands on access and maps.
export { PlacesResolver } from './places.resolver';
