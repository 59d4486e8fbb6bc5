import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import type { Deps, RouteHandler } from '../../access';
import { requireId } from '../../access';
import { badInput } from '../../texts/messages';
import { toPhoto } from './image';
import type { PhotoKind } from '../../model/system/photo.entity';
import { requirePhotoHash, readPhoto, savePhoto } from './photos';

const megabyte = 1024 * 1024;
const maxMegabytes = 10;

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

const readForm = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: maxMegabytes * megabyte, files: 1, fields: 10, parts: 12, fieldSize: megabyte },
}).single('image');

/** The bytes of the form's image. Errors: BAD_USER_INPUT. */
function receiveImage(request: Request, response: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    void readForm(request, response, (error: unknown) => {
      if (error) reject(uploadFailed(error));
      else if (!request.file) reject(badInput('photo.missing', 'image'));
      else resolve(request.file.buffer);
    });
  });
}

function uploadFailed(error: unknown): Error {
  const tooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
  return tooLarge ? badInput('photo.tooLarge', { most: maxMegabytes }, 'image') : badInput('photo.badForm', 'image');
}
