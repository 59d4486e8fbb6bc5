import { badInput } from '../../texts/messages';
import { openPicture } from '../pictures';

/** Longest side of a photo that we keep unless its kind wants more, in pixels (docs/product.md, 'People, buses, food packages'). */
const LONGEST_SIDE = 1024;

/**
 * Makes the JPEG that we keep out of an uploaded JPEG, PNG or WebP: upright, small, without its metadata, which may tell
 * where somebody lives. Errors: BAD_USER_INPUT.
 */
export async function toPhoto(upload: Buffer, longestSide = LONGEST_SIDE): Promise<Buffer> {
  if (isHeic(upload)) {
    throw badInput('photo.heic', 'image');
  }
  const picture = await openPicture(upload, refuseImage);
  return picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch(refuseImage);
}

function refuseImage(): never {
  throw badInput('photo.unreadable', 'image');
}

/** Photos of iPhones, which the image library cannot read; they tell their kind after the fourth byte. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}
