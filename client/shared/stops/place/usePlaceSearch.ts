import { useEffect, useState } from 'react';
import { FindPlacesDocument } from '../../../generated/plain';
import type { FindPlacesQuery, PlacesHint } from '../../../generated/plain';
import { requestOnce } from '../../../lib/request/keptReply';
import type { Place } from '../../../lib/forms/draftRoute';

const PAUSE_MS = 250;
export const SHORTEST = 2;
const none: Place[] = [];

export interface FoundPlaces {
  text: string;
  places: Place[];
  hint: PlacesHint | null;
  failed: boolean;
}

/** The server's places for a text; asked for once. */
export async function findPlaces(text: string): Promise<FoundPlaces> {
  const data = await requestOnce(FindPlacesDocument, { text }).catch(() => undefined);
  return { text, places: toPlaces(data), hint: data?.findPlaces.hint ?? null, failed: !data };
}

export const toPlaces = (data: FindPlacesQuery | undefined): Place[] =>
  (data?.findPlaces.places ?? []).filter(isSomewhere).map(toPlace);

/** Places for what is being typed, asked for after a short pause. */
export function usePlaceSearch(typed: string) {
  const text = typed.trim();
  const canSearch = text.length >= SHORTEST;
  const [found, setFound] = useState<FoundPlaces>({ text: '', places: [], hint: null, failed: false });

  useEffect(() => {
    if (!canSearch) return;
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const found = await findPlaces(text);
      if (!isOutdated) setFound(found);
    }, PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [text, canSearch]);

  const isCurrent = found.text === text;
  const state: 'searching' | 'failed' | 'found' = !isCurrent ? 'searching' : found.failed ? 'failed' : 'found';
  return {
    places: isCurrent && canSearch ? found.places : none,
    hint: isCurrent ? found.hint : null,
    state,
    canSearch,
  };
}

type Suggested = Omit<Place, 'approximate'> & { approximate: boolean | null };

/** Only a place with a position can be a stop (docs/product.md, 'Limits'). */
const isSomewhere = ({ lat, lng }: Suggested): boolean => Number.isFinite(lat) && Number.isFinite(lng);

const toPlace = ({ city, address, lat, lng, approximate }: Suggested): Place => ({
  city,
  address,
  lat,
  lng,
  approximate: approximate === true,
});
