import type { Place } from '../../../platform/values/road/places';
import { measureMetres } from '../../../platform/values/road/places';
import type { PlainKey } from '../../../texts/messages';

/** A place with its moment, in milliseconds since 1970. */
export interface Fix extends Place {
  at: number;
}

/** Clocks of trackers differ by so much at most. */
const AHEAD_MS = 60_000;
/** An older place tells nobody where the bus is. */
export const OLDEST_MS = 3_600_000;
/** No bus is faster: 216 km/h. Within the distance a phone may err by itself. */
const FASTEST_M_S = 60;
const ERROR_METRES = 500;
/** An older former place judges nothing. If it was the wrong one, it refuses the true ones for these minutes alone. */
const TRUSTED_MS = 5 * 60_000;

/** Why a place cannot be true, compared with the former one of its source; undefined: it can. */
export function findForged({ lat, lng, at }: Fix, former: Fix | undefined, now: number): PlainKey | undefined {
  // Written so that NaN fails as well.
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return 'position.outsideEarth';
  if (!(at <= now + AHEAD_MS)) return 'position.future';
  if (at < now - OLDEST_MS) return 'position.old';
  if (!former || Math.abs(at - former.at) > TRUSTED_MS) return undefined;
  const metres = measureMetres(former, { lat, lng });
  const seconds = Math.abs(at - former.at) / 1000;
  return metres > ERROR_METRES && metres > seconds * FASTEST_M_S ? 'position.tooFast' : undefined;
}
