import type { Request, Response } from 'express';
import type { Deps } from '../../access';
import { requireId } from '../../access';
import type { PhotoKind } from '../../model/system/photo.entity';
import { receiveImage } from '../pictures';
import { toPhoto } from './image';
import { readPhoto, requirePhotoHash, savePhoto } from './photos';

interface Exchange {
  request: Request;
  response: Response;
}

/** Keeps the photo of a multipart form with the field `image`; the path has the id. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function receivePhoto(deps: Deps, kind: PhotoKind, { request, response }: Exchange): Promise<void> {
  const id = requireId(request, 'photo');
  await savePhoto(deps, kind, id, await toPhoto(await receiveImage(request, response), longestSides[kind]));
  response.json({ content: { ok: true } });
}

/** Sends the photo whose id is in the path, unless the browser has it. Errors: NOT_FOUND. */
export async function sendPhoto(deps: Deps, kind: PhotoKind, { request, response }: Exchange): Promise<void> {
  const id = requireId(request, 'photo');
  response.setHeader('etag', `"${await requirePhotoHash(deps, kind, id)}"`);
  if (request.fresh) return void response.status(304).end();
  const { bytes, hash } = await readPhoto(deps, kind, id);
  response.setHeader('etag', `"${hash}"`);
  response.type('jpeg').send(bytes);
}

/** Writing on a sheet must stay readable. */
const longestSides: Partial<Record<PhotoKind, number>> = { journey_sheet: 2000, defect: 1600 };
