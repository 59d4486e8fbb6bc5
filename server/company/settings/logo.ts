import { createHash } from 'node:crypto';
import type { Logo } from '../../platform/settings/settings';
import { makeLogoPath } from '../../platform/settings/settings';
import { badInput } from '../../texts/messages';
import { openPicture } from '../pictures';

/** Tall and wide enough for paper at 300 dots an inch. */
const box = { width: 900, height: 300 };

/**
 * Makes the PNG that we keep out of a PNG, JPEG or WebP: upright, small, with its transparency, without its metadata.
 * Errors: BAD_USER_INPUT; for an SVG with the reason.
 */
export async function toLogo(upload: Buffer): Promise<Logo> {
  if (isSvg(upload)) throw badInput('setting.logoSvg', 'image');
  const picture = await openPicture(upload, refuseImage);
  const { data, info } = await picture
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseImage);
  const hash = createHash('sha256').update(data).digest('hex');
  return { hash, path: makeLogoPath(hash), content: data, width: info.width, height: info.height };
}

function refuseImage(): never {
  throw badInput('setting.logoUnreadable', 'image');
}

/** An SVG is a program: it may hold scripts and load other files. */
const isSvg = (upload: Buffer): boolean => /<svg[\s>]/i.test(upload.toString('latin1', 0, 4096));
