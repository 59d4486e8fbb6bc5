import type Sharp from 'sharp';
import { badInput } from '../../texts/messages';

/** Longest side of a photo that we keep, in pixels (docs/product.md, 'People, buses, food packages'). */
const longestSide = 1024;

/** An image of this many pixels is refused: unpacked, one file of a few KB can take a gigabyte. */
const tooManyPixels = 40_000_000;

const unpackSeconds = 20;

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
 * Makes the JPEG that we keep out of an uploaded JPEG, PNG or WebP: upright, small, without its metadata, which may tell
 * where somebody lives. Errors: BAD_USER_INPUT.
 */
export async function toPhoto(upload: Buffer): Promise<Buffer> {
  if (isHeic(upload)) {
    throw badInput('photo.heic', 'image');
  }
  const sharp = await loadImageLibrary();
  const { width, height } = await readHead(sharp, upload).catch(refuseImage);
  const pixels = width * height;
  if (pixels >= tooManyPixels) {
    throw badInput('photo.tooManyPixels', { megapixels: Math.round(pixels / 1_000_000) }, 'image');
  }
  return sharp(upload, { limitInputPixels: tooManyPixels, failOn: 'error' })
    .timeout({ seconds: unpackSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch(refuseImage);
}

/** Reads the head of the file only, whatever size it tells. Rejects for what is no image, or nothing at all. */
async function readHead(sharp: typeof Sharp, upload: Buffer): Promise<{ width: number; height: number }> {
  return sharp(upload, { limitInputPixels: false }).metadata();
}

function refuseImage(): never {
  throw badInput('photo.unreadable', 'image');
}

/** Photos of iPhones, which the image library cannot read; they tell their kind after the fourth byte. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}
