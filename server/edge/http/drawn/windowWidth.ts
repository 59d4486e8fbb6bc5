import { parse } from 'cookie';
import type { IncomingHttpHeaders } from 'node:http';

/** Pixels. */
const LEAST = 200;
const MOST = 10_000;

/** The width of the browser's window as its last page noted it (client/ui/width/pictureWidth.ts); else that of most of its kind. */
export function readWindowWidth(headers: Pick<IncomingHttpHeaders, 'cookie' | 'user-agent'>): number {
  const noted = Number(parse(headers.cookie ?? '').width);
  if (noted >= LEAST && noted <= MOST) return noted;
  return /Mobi/.test(headers['user-agent'] ?? '') ? 390 : 1440;
}
