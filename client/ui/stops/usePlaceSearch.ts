import { useEffect, useState } from 'react';
import { useSuggestPlacesLazyQuery } from '../../generated/plain';
import type { Place } from '../../lib/draftRoute';

const PAUSE_MS = 250;
const SHORTEST = 2;
const none: Place[] = [];

interface Found {
  text: string;
  places: Place[];
  failed: boolean;
}

/** Places for what is being typed, asked for after a short pause. */
export function usePlaceSearch(typed: string) {
  const text = typed.trim();
  const searchable = text.length >= SHORTEST;
  const [found, setFound] = useState<Found>({ text: '', places: [], failed: false });
  const [suggest] = useSuggestPlacesLazyQuery();

  useEffect(() => {
    if (!searchable) return;
    let outdated = false;
    const timer = setTimeout(async () => {
      const { data } = await suggest({ variables: { text } });
      if (outdated) return;
      setFound({ text, places: (data?.suggestPlaces ?? []).filter(isSomewhere).map(toPlace), failed: !data });
    }, PAUSE_MS);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [text, searchable, suggest]);

  const current = found.text === text;
  const state: 'searching' | 'failed' | 'found' = !current ? 'searching' : found.failed ? 'failed' : 'found';
  return { places: current && searchable ? found.places : none, state, searchable };
}

type Suggested = Omit<Place, 'approximate'> & { approximate: boolean | null };

/** Only a place with a position can be a stop (spec, section 5). */
const isSomewhere = ({ lat, lng }: Suggested): boolean => Number.isFinite(lat) && Number.isFinite(lng);

const toPlace = ({ city, address, lat, lng, approximate }: Suggested): Place => ({
  city,
  address,
  lat,
  lng,
  approximate: approximate === true,
});
