import { startTransition, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** By chosen place: called once the drawn form holds it, or the field is gone. */
  const tellDrawn = useRef(new Map<Place, () => void>());

  async function locate(place: Place, drawn: Promise<void>): Promise<boolean> {
    const data = await requestOnce(GeocodePlaceDocument, { text: place.address }).catch(() => undefined);
    const found = data?.geocodePlace;
    // The browser may answer its user while the whole route is drawn.
    startTransition(() => {
      setWaiting((places) => places.filter((each) => each !== place));
      if (found) onPlace({ ...place, lat: found.lat, lng: found.lng, approximate: found.approximate === true });
      else setProblem(t(data ? 'stops.placesNone' : 'stops.placesFailed'));
    });
    await drawn;
    tellDrawn.current.delete(place);
    return Boolean(found);
  }

  /** Resolves to whether the place was found, once the form holds it. */
  function choose(place: Place): Promise<boolean> {
    setProblem(undefined);
    setWaiting((places) => [...places, place]);
    const drawn = new Promise<void>((resolve) => tellDrawn.current.set(place, resolve));
    return (queue.current = queue.current.then(() => locate(place, drawn)));
  }
  useEffect(() => {
    keep(waiting);
    for (const [place, tell] of tellDrawn.current) if (!waiting.includes(place)) tell();
  }, [keep, waiting]);
  // Its places are not in `waiting` yet, so this effect comes after the one that looks there.
  const resume = useEffectEvent(() => take().forEach((place) => void choose(place)));
  useEffect(() => resume(), []);
  // The field goes when its place has come; nobody waits for it then.
  useEffect(
    () => () => {
      keep([]);
      tellDrawn.current.forEach((tell) => tell());
    },
    [keep],
  );

  return { choose, isLocating: waiting.length > 0, problem };
}
