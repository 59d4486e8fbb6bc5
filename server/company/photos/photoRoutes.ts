import type { Deps, RouteHandler } from '../../access';
import { requireId } from '../../access';
import { receiveImage } from '../pictures';
import { toPhoto } from './image';
import type { PhotoKind } from '../../model/system/photo.entity';
import { requirePhotoHash, readPhoto, savePhoto } from './photos';

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

/** A multipart form with the field `image`. */
const upload = (deps: Deps, kind: PhotoKind): RouteHandler => ({
  reply: async (request, response) => {
    const id = requireId(request, 'photo');
    await savePhoto(deps, kind, id, await toPhoto(await receiveImage(request, response)));
    response.json({ content: { ok: true } });
  },
});

const createFileRoute = (deps: Deps, kind: PhotoKind): RouteHandler => ({
  reply: async (request, response) => {
    const id = requireId(request, 'photo');
    response.setHeader('etag', `"${await requirePhotoHash(deps, kind, id)}"`);
    if (request.fresh) return void response.status(304).end();
    const { bytes, hash } = await readPhoto(deps, kind, id);
    response.setHeader('etag', `"${hash}"`);
    response.type('jpeg').send(bytes);
  },
});
