import { listLocatedStops } from '../../lib/forms/draftRoute';
import type { DraftStop } from '../../lib/forms/draftRoute';
import type { MapStop } from '../../ui/map/mapTypes';

/** The stops that are somewhere, as a map draws them. */
export function mapStops(stops: readonly DraftStop[]): MapStop[] {
  return listLocatedStops(stops).map(({ id, place: { city, lat, lng } }) => ({ id, name: city, lat, lng }));
}
