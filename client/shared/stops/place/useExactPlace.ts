import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { GeocodePlaceDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { requestOnce } from '../../../lib/request/keptReply';
import type { Place } from '../../../lib/forms/draftRoute';
import { LookupsContext } from '../lookups';

/**
 * Finds the exact position of a chosen suggestion and hands it over with that (docs/product.md, 'Stops and times'). On
 * failure nothing is handed over; `problem` says so until the next one is chosen.
 */
export function useExactPlace(onPlace: (place: Place) => void) {
  const { take, keep } = useContext(LookupsContext);
  const [waiting, setWaiting] = useState<Place[]>([]);
  const [problem, setProblem] = useState<string>();
  // One after another, so that places come in the order in which they were chosen.
  const queue = useRef(Promise.resolve(true));

  async function locate(place: Place): Promise<boolean> {
    const data = await requestOnce(GeocodePlaceDocument, { text: place.address }).catch(() => undefined);
    setWaiting((places) => places.filter((each) => each !== place));
    const found = data?.geocodePlace;
    if (found) onPlace({ ...place, lat: found.lat, lng: found.lng, approximate: found.approximate === true });
    else setProblem(t(data ? 'stops.placesNone' : 'stops.placesFailed'));
    return Boolean(found);
  }

  /** Resolves to whether the place was found. */
  function choose(place: Place): Promise<boolean> {
    setProblem(undefined);
    setWaiting((places) => [...places, place]);
    return (queue.current = queue.current.then(() => locate(place)));
  }
  const resume = useEffectEvent(() => take().forEach((place) => void choose(place)));
  useEffect(() => resume(), []);
  useEffect(() => keep(waiting), [keep, waiting]);
  // The field goes when its place has come; nobody waits for it then.
  useEffect(() => () => keep([]), [keep]);

  return { choose, isLocating: waiting.length > 0, problem };
}
