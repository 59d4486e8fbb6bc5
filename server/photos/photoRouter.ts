import express from 'express';
import type { Request, Response, Router } from 'express';
import multer, { MulterError } from 'multer';
import { checkAccess } from '../access/allow';
import type { Deps, RequestContext } from '../access/context';
import { hasSessionCookie, refuseOtherSites } from '../access/otherSites';
import { badInput, notFound } from '../platform/errors';
import { takeTurn } from '../platform/rateLimit';
import { toPhoto } from './image';
import type { PhotoKind } from './photo.entity';
import { photoHash, readPhoto, savePhoto } from './photos';

interface PhotoRouterOptions {
  deps: Deps;
  contextOf(request: Request): Promise<RequestContext>;
}

/** The names of each kind in an address (design, section 6). */
const kinds = new Map<string, PhotoKind>([
  ['driver', 'driver'],
  ['bus', 'bus'],
  ['foodPackage', 'food_package'],
  ['food_package', 'food_package'],
]);

const megabyte = 1024 * 1024;
const maxMegabytes = 10;

/** Unpacking a photo is the most that one request can ask of us; nobody has so many buses. */
const turns = { most: 100, windowS: 600 };

/** POST `/driver|bus|foodPackage/ID/photo`, a multipart form with the field `image`; for admins (spec, section 7). */
export function createPhotoUploads({ deps, contextOf }: PhotoRouterOptions): Router {
  const router = express.Router();
  for (const [name, kind] of kinds) {
    router.post(`/${name}/:id/photo`, async (request: Request<{ id: string }>, response) => {
      if (hasSessionCookie(request)) refuseOtherSites(request, deps.config.publicUrl);
      // Before the body is read: nobody else makes the server take megabytes.
      const context = await contextOf(request);
      checkAccess('admin', context, 'change');
      await takeTurn(deps, `upload:${context.viewer?.id}`, turns.most, turns.windowS);
      const id = idOf(request);
      await savePhoto(deps, kind, id, await toPhoto(await receiveImage(request, response)));
      response.json({ content: { ok: true } });
    });
  }
  return router;
}

/** GET `/driver|bus|food_package/ID.jpg`. Buses and food are for anybody, people for who is signed in. */
export function createPhotoFiles({ deps, contextOf }: PhotoRouterOptions): Router {
  const router = express.Router();
  for (const [name, kind] of kinds) {
    const inHouse = kind === 'driver';
    router.get(`/${name}/:id.jpg`, async (request: Request<{ id: string }>, response) => {
      if (inHouse) checkAccess('session', await contextOf(request), 'read');
      const id = idOf(request);
      // A browser keeps the photo and asks each time whether it is still the one.
      response.setHeader('cache-control', inHouse ? 'private, no-cache' : 'no-cache');
      response.setHeader('etag', `"${await photoHash(deps, kind, id)}"`);
      if (request.fresh) return void response.status(304).end();
      const { bytes, hash } = await readPhoto(deps, kind, id);
      response.setHeader('etag', `"${hash}"`);
      response.type('jpeg').send(bytes);
    });
  }
  return router;
}

/** Either case means the same. Errors: NOT_FOUND for what is no id. */
function idOf({ params }: Request<{ id: string }>): string {
  const id = params.id.toLowerCase();
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw notFound('Pilti');
  return id;
}

const readForm = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: maxMegabytes * megabyte, files: 1, fields: 10, parts: 12, fieldSize: megabyte },
}).single('image');

/** The bytes of the form's image. Errors: BAD_USER_INPUT. */
function receiveImage(request: Request<{ id: string }>, response: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Its type does not know of named parameters.
    void readForm(request as Request, response, (error: unknown) => {
      if (error) reject(uploadFailed(error));
      else if (!request.file) reject(badInput('Palun valige pilt', 'image'));
      else resolve(request.file.buffer);
    });
  });
}

function uploadFailed(error: unknown): Error {
  const tooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
  return badInput(
    tooLarge ? `Fail on liiga suur. Lubatud on kuni ${maxMegabytes} MB.` : 'Üleslaaditud vormi ei saa lugeda',
    'image',
  );
}
