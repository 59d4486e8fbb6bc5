import { locatedStops } from '../../lib/forms/draftRoute';
import type { DraftRoute, DraftStop } from '../../lib/forms/draftRoute';
import type { EditedStop } from '../../lib/navigation/routeEditor';

/** The stored stops as the editor holds them. */
export function draftOf(stops: readonly EditedStop[]): DraftRoute {
  return {
    stops: stops.map(({ lat, lng, city, address, depart }, index) => ({
      id: index + 1,
      place: { lat, lng, city, address, approximate: false },
      depart,
    })),
    estimate: null,
  };
}

/** What is sent of the stops; the last one has no departure (docs/product.md, 'Stops and times'). */
export function editedStops(stops: readonly DraftStop[]): EditedStop[] {
  const located = locatedStops(stops);
  return located.map(({ place: { lat, lng, city, address }, depart }, index) => ({
    lat,
    lng,
    city,
    address,
    depart: index === located.length - 1 ? null : depart,
  }));
}
