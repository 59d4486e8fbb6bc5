import type { Config } from './platform/config';

type Sources = Record<'scriptSrc' | 'styleSrc' | 'imgSrc' | 'connectSrc' | 'frameSrc' | 'workerSrc', string[]>;

const self = "'self'";

/** What pages may load from where: only from us, and what the map needs that the settings name. */
export function contentPolicy({
  googleMapsBrowserKey,
  mapTilesUrl,
}: Pick<Config, 'googleMapsBrowserKey' | 'mapTilesUrl'>): Sources {
  const allowed: Sources = {
    scriptSrc: [self],
    // Emotion writes its styles into the page.
    styleSrc: [self, "'unsafe-inline'"],
    imgSrc: [self, 'data:', 'blob:'],
    connectSrc: [self],
    frameSrc: [self],
    workerSrc: [self],
  };
  if (mapTilesUrl !== undefined) allowed.imgSrc.push(originOf(mapTilesUrl));
  if (googleMapsBrowserKey !== undefined) {
    for (const [directive, sources] of Object.entries(googleMap)) allowed[directive as keyof Sources].push(...sources);
  }
  return allowed;
}

/**
 * What Google's map asks for, by the "Content Security Policy guide" of its JavaScript API; without 'unsafe-eval', which
 * only its vector maps need.
 */
const googleMap: Sources = {
  scriptSrc: ['https://maps.googleapis.com', 'https://*.gstatic.com'],
  styleSrc: ['https://fonts.googleapis.com'],
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
function originOf(tilesUrl: string): string {
  const { protocol, host } = new URL(tilesUrl);
  return `${protocol}//${host.replace(/^[^.]*\{s\}[^.]*/, '*')}`;
}
