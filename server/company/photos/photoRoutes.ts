import type { Deps, Route } from '../../access';
import type { PhotoKind } from '../../model/system/photo.entity';
import { receivePhoto, sendPhoto } from './photoRequests';

/** Both spellings of food packages are in use (docs/product.md, 'Legacy calls'). */
export const createPhotoRoutes = (deps: Deps) => ({
  'GET /storage/driver/:id.jpg': createFileRoute(deps, 'driver'),
  'GET /storage/bus/:id.jpg': createFileRoute(deps, 'bus'),
  'GET /storage/foodPackage/:id.jpg': createFileRoute(deps, 'food_package'),
  'GET /storage/food_package/:id.jpg': createFileRoute(deps, 'food_package'),
  'POST /api/driver/:id/photo': upload(deps, 'driver'),
  'POST /api/bus/:id/photo': upload(deps, 'bus'),
  'POST /api/foodPackage/:id/photo': upload(deps, 'food_package'),
  'POST /api/food_package/:id/photo': upload(deps, 'food_package'),
});

const upload =
  (deps: Deps, kind: PhotoKind): Route =>
  (request, response) =>
    receivePhoto(deps, kind, { request, response });

const createFileRoute =
  (deps: Deps, kind: PhotoKind): Route =>
  (request, response) =>
    sendPhoto(deps, kind, { request, response });
