import { useRef, useState } from 'react';
import { GeocodePlaceDocument } from '../../generated/plain';
import { requestOnce } from '../../lib/request/keptReply';
import type { Place } from '../../lib/forms/draftRoute';

/**
 * Finds the exact position of a chosen suggestion and hands it over with that (docs/product.md, 'Stops and times'). On
 * failure nothing is handed over and nothing is said (docs/product.md, 'Errors').
 */
export function useExactPlace(onPlace: (place: Place) => void) {
  const [waiting, setWaiting] = useState(0);
  // One after another, so that places come in the order in which they were chosen.
  const queue = useRef(Promise.resolve());

  async function locate(place: Place) {
    const data = await requestOnce(GeocodePlaceDocument, { text: place.address }).catch(() => undefined);
    setWaiting((count) => count - 1);
    const found = data?.geocodePlace;
    if (found) onPlace({ ...place, lat: found.lat, lng: found.lng, approximate: found.approximate === true });
  }

  function choose(place: Place) {
    setWaiting((count) => count + 1);
    queue.current = queue.current.then(() => locate(place));
  }

  return { choose, locating: waiting > 0 };
}
