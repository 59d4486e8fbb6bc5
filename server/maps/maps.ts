import type { Database } from '../platform/database/database';
import type { CurrentSettings, Settings } from '../platform/settings/settings';
import type { Logger } from '../platform/log/logger';
import type { Clock } from '../platform/time';
import { message } from '../texts/messages';
import { createReplyCache } from './replyCache';
import { Chain, createPatienceSignal } from './chain';
import { createEmbeddedMaps } from './embedded/embeddedMaps';
import { findExact, findNamed } from './embedded/gazetteer/gazetteer';
import { readPassages } from './embedded/passageFile';
import { isAcrossSea, findLand, usePassages } from './embedded/roadGraph';
import { checkPoint, thinLine } from './geo';
import type { MapsProvider, OutsideProvider, Place, Point, Route } from './provider';
import { createAddressService } from './providers/addressService';
import { createGoogle } from './providers/google';
import { createOsrm } from './providers/osrm';
import { createPhoton } from './providers/photon';

/** The most places of a suggestion. */
const SUGGESTIONS = 8;
/** Less typed than this means nothing to anybody outside. */
const SHORTEST_TEXT = 2;
/** The points of a line that is accurate to about ten metres. */
const LINE_POINTS = 400;

type MapsSettings = Pick<Settings, 'googleMapsApiKey' | 'osrmUrl' | 'photonUrl' | 'addressServiceUrl'>;

interface MapsDeps {
  passagesFile: string | undefined;
  settings: CurrentSettings;
  db: Pick<Database, 'dataSource'>;
  clock: Clock;
  log: Logger;
}

/**
 * The maps that the server uses (docs/product.md, 'Maps'): those of the settings, self-hosted ones before Google, then
 * the embedded ones, which need neither a key nor the internet.
 */
export function createMaps({ passagesFile, settings, db, clock, log }: MapsDeps): MapsProvider {
  usePassages(passagesFile === undefined ? undefined : readPassages(passagesFile));
  const embedded = createEmbeddedMaps(SUGGESTIONS);
  const parts = { cache: createReplyCache(db, clock), clock, log };
  let usedFor: string | undefined;
  let used = embedded;
  /** The maps of the present settings. They are kept until a setting of them changes, because they know which provider fails. */
  const present = (): MapsProvider => {
    const { googleMapsApiKey, osrmUrl, photonUrl, addressServiceUrl } = settings();
    const named = { googleMapsApiKey, osrmUrl, photonUrl, addressServiceUrl };
    const wanted = JSON.stringify(named);
    if (wanted !== usedFor) {
      const outside = outsideProviders(named, embedded);
      used = outside.length === 0 ? embedded : combineMaps(embedded, outside, parts);
      usedFor = wanted;
    }
    return used;
  };
  return {
    get name() {
      return present().name;
    },
    suggest: (text) => present().suggest(text),
    geocode: (text) => present().geocode(text),
    placeNear: (point) => embedded.placeNear(point),
    route: (points) => present().route(points),
  };
}

function outsideProviders(
  { googleMapsApiKey, osrmUrl, photonUrl, addressServiceUrl }: MapsSettings,
  embedded: MapsProvider,
): OutsideProvider[] {
  return [
    osrmUrl !== undefined && createOsrm(osrmUrl),
    photonUrl !== undefined && createPhoton(photonUrl),
    googleMapsApiKey !== undefined && createGoogle({ apiKey: googleMapsApiKey, towns: embedded }),
    addressServiceUrl !== undefined && createAddressService(addressServiceUrl),
  ].filter((provider) => provider !== false);
}

/** Asks those outside in their order, and the embedded maps when none of them knows or replies in time. */
export function combineMaps(
  embedded: MapsProvider,
  outside: OutsideProvider[],
  parts: ConstructorParameters<typeof Chain>[3],
): MapsProvider {
  const addressServices = outside.filter(isAddressService);
  const searchers = outside.filter((each) => !isAddressService(each));
  const suggestChain = (providers: OutsideProvider[]) =>
    new Chain<string, Place[]>('suggest', providers, ({ suggest }) => suggest, parts);
  const geocodeChain = (providers: OutsideProvider[]) =>
    new Chain<string, Place>('geocode', providers, ({ geocode }) => geocode, parts);
  const suggesters = { all: suggestChain(searchers), addresses: suggestChain(addressServices) };
  const geocoders = { all: geocodeChain(searchers), addresses: geocodeChain(addressServices) };
  const routers = new Chain<Point[], Route>('route', outside, ({ route }) => route && thinRoute(route), parts);
  return {
    name: [...outside, embedded].map(({ name }) => name).join(', '),
    suggest: async (text) => {
      const typed = tidy(text);
      if (typed.length < SHORTEST_TEXT) return embedded.suggest(text);
      const abroad = findPlacesAbroad(typed);
      const key = typed.toLowerCase();
      const end = createPatienceSignal();
      const places =
        (await suggesters.all.ask(typed, key, end)) ??
        // Providers that know only addresses are not asked for named places: to them Riia is a street in Tartu.
        (findNamed(typed).length > 0 ? undefined : await suggesters.addresses.ask(typed, key, end));
      return places ? { places: [...abroad, ...places].slice(0, SUGGESTIONS) } : embedded.suggest(text);
    },
    geocode: async (text) => {
      const typed = tidy(text);
      if (typed.length < SHORTEST_TEXT) return embedded.geocode(text);
      const [abroad] = findPlacesAbroad(typed);
      if (abroad) return abroad;
      const key = typed.toLowerCase();
      const end = createPatienceSignal();
      const place =
        (await geocoders.all.ask(typed, key, end)) ??
        (findExact(typed).length > 0 ? undefined : await geocoders.addresses.ask(typed, key, end));
      return place ?? embedded.geocode(text);
    },
    placeNear: (point) => embedded.placeNear(point),
    route: async (points) => {
      points.forEach(checkPoint);
      const key = points.map(({ lat, lng }) => `${lat.toFixed(5)},${lng.toFixed(5)}`).join(';');
      // Those outside avoid ferries, and would drive around the sea.
      const isOutsideAsked = points.length > 1 && !points.some(isAcrossSea);
      const route = isOutsideAsked ? await routers.ask(points, key) : undefined;
      return route ? addFerryNote(route, points) : embedded.route(points);
    },
  };
}

const isAddressService = ({ addressesOnly }: OutsideProvider): boolean => addressesOnly === true;

/** Those outside are asked for places in Estonia only. */
const findPlacesAbroad = (text: string): Place[] =>
  findExact(text)
    .filter(({ kind }) => kind === 'abroad')
    .map(({ place }) => place);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const thinRoute =
  (route: NonNullable<OutsideProvider['route']>) =>
  async (points: Point[], signal: AbortSignal): Promise<Route | undefined> => {
    const found = await route(points, signal);
    return found && { ...found, path: thinLine(found.path, LINE_POINTS) };
  };

/** Those outside do not say that a route takes a ferry, but it must when it leads to another island. */
function addFerryNote(route: Route, points: Point[]): Route {
  const lands = new Set(points.map(findLand));
  if (lands.size < 2) return route;
  return { ...route, notes: [...route.notes, message('routeNote.overWater')] };
}
