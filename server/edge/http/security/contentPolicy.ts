import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../../../platform/settings/settings';

/** An origin, or what a reply alone knows. */
type Source = string | ((request: IncomingMessage, response: ServerResponse) => string);
type Directive = 'scriptSrc' | 'styleSrc' | 'fontSrc' | 'imgSrc' | 'connectSrc' | 'frameSrc' | 'workerSrc';
type Sources = Record<Directive, Source[]>;

const SELF = "'self'";

/**
 * Where pages may load from: only from us, and from the map services that the settings name. The style elements that
 * Emotion and the toasts write into the page carry the nonce of the reply; style attributes in HTML are not obeyed.
 */
export function createContentPolicy(
  { googleMapsBrowserKey, mapTilesUrl }: Pick<Settings, 'googleMapsBrowserKey' | 'mapTilesUrl'>,
  nonce: (response: ServerResponse) => string,
): Sources {
  const allowed: Sources = {
    scriptSrc: [SELF],
    styleSrc: [SELF, (_request, response) => `'nonce-${nonce(response)}'`],
    // The explorer's letters are part of its styles.
    fontSrc: [SELF, 'data:'],
    imgSrc: [SELF, 'data:', 'blob:'],
    connectSrc: [SELF],
    frameSrc: [SELF],
    workerSrc: [SELF],
  };
  if (mapTilesUrl !== undefined) allowed.imgSrc.push(readOrigin(mapTilesUrl));
  if (googleMapsBrowserKey !== undefined) {
    for (const [directive, sources] of Object.entries(googleMap)) allowed[directive as Directive].push(...sources);
  }
  return allowed;
}

/**
 * The needs of Google's map, by the "Content Security Policy guide" of its JavaScript API; without 'unsafe-eval', which
 * only its vector maps need. It takes the nonce for its styles from the page's elements.
 */
const googleMap: Record<Directive, string[]> = {
  scriptSrc: ['https://maps.googleapis.com', 'https://*.gstatic.com'],
  styleSrc: ['https://fonts.googleapis.com'],
  fontSrc: ['https://fonts.gstatic.com'],
  imgSrc: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'https://*.ggpht.com',
  ],
  connectSrc: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  frameSrc: ['https://www.google.com'],
  workerSrc: ['blob:'],
};

/** Where tiles come from: 'https://*.tiles.example' of 'https://{s}.tiles.example/{z}/{x}/{y}.png'. */
function readOrigin(tilesUrl: string): string {
  const { protocol, host } = new URL(tilesUrl);
  return `${protocol}//${host.replace(/^[^.]*\{s\}[^.]*/, '*')}`;
}
