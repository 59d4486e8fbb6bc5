import { FindPlacesDocument, GeocodePlaceDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import type { Place } from '../../../lib/forms/draftRoute';
import type { TypedDocument } from '../../../lib/request/request';
import type { SentPlace } from '../lookups';
import { printNoPlaces } from '../useSettleTyped';
import { findExactPlace } from './exactPlace';
import { SHORTEST, toPlaces } from './usePlaceSearch';

type Ask = <Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables) => Promise<Data>;

/** The place with exactly this name, with its exact position; else what to say at the field (useSettleTyped.ts). */
export async function findSentPlace(text: string, ask: Ask, speak: () => void): Promise<Place | SentPlace> {
  const stop = (message: string, places: readonly Place[] = []): SentPlace => ({
    text,
    message,
    offered: places.map(({ address }) => address),
  });
  if (text.length < SHORTEST) return stop(t('stops.chooseSuggestion'));
  const data = await ask(FindPlacesDocument, { text }).catch(() => undefined);
  const places = toPlaces(data);
  const hint = data?.findPlaces.hint ?? null;
  const exact = places.find(({ address }) => address === text) ?? (hint ? undefined : findExactPlace(text, places));
  if (!exact) {
    speak();
    const message = printNoPlaces({ text, hint, failed: !data });
    return stop(places.length > 0 ? t('stops.chooseSuggestion') : message, places);
  }
  const located = await ask(GeocodePlaceDocument, { text: exact.address }).catch(() => undefined);
  speak();
  if (!located?.geocodePlace) return stop(t(located ? 'stops.placesNone' : 'stops.placesFailed'));
  const { lat, lng, approximate } = located.geocodePlace;
  return { ...exact, lat, lng, approximate: approximate === true };
}
