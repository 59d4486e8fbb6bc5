import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import type Sharp from 'sharp';
import { badInput } from '../texts/messages';

const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 10;

/** An image of this many pixels is refused: unpacked, one file of a few KB can take a gigabyte. */
const TOO_MANY_PIXELS = 40_000_000;

const UNPACK_SECONDS = 20;

let library: Promise<typeof Sharp> | undefined;

/** It takes 20 MB and a moment to read. */
async function readLibrary(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Only these three readers ever see the file, whatever its name.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}

export const loadImageLibrary = (): Promise<typeof Sharp> => (library ??= readLibrary());

/**
 * Opens an uploaded JPEG, PNG or WebP, upright; what is made of it has no metadata. `refuse` throws for bytes that are no picture.
 * Errors: BAD_USER_INPUT for too many pixels, before they are unpacked.
 */
export async function openPicture(upload: Buffer, refuse: () => never): Promise<Sharp.Sharp> {
  const sharp = await loadImageLibrary();
  const { width, height } = await readHead(sharp, upload).catch(refuse);
  const pixels = width * height;
  if (pixels >= TOO_MANY_PIXELS)
    throw badInput('photo.tooManyPixels', { megapixels: Math.round(pixels / 1_000_000) }, 'image');
  return sharp(upload, { limitInputPixels: TOO_MANY_PIXELS, failOn: 'error' })
    .timeout({ seconds: UNPACK_SECONDS })
    .autoOrient();
}

/** Reads the head of the file only, whatever size it tells. Rejects for what is no image, or nothing at all. */
async function readHead(sharp: typeof Sharp, upload: Buffer): Promise<{ width: number; height: number }> {
  return sharp(upload, { limitInputPixels: false }).metadata();
}

const readForm = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_MEGABYTES * MEGABYTE, files: 1, fields: 10, parts: 12, fieldSize: MEGABYTE },
}).single('image');

/** The bytes of the form's image. Errors: BAD_USER_INPUT. */
export function receiveImage(request: Request, response: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    void readForm(request, response, (error: unknown) => {
      if (error) reject(uploadFailed(error));
      else if (!request.file) reject(badInput('photo.missing', 'image'));
      else resolve(request.file.buffer);
    });
  });
}

function uploadFailed(error: unknown): Error {
  const isTooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
  return isTooLarge ? badInput('photo.tooLarge', { most: MAX_MEGABYTES }, 'image') : badInput('photo.badForm', 'image');
}
