import { listLocatedStops, reduceRoute } from '../../lib/forms/draftRoute';
import type { DraftRoute, DraftStop, DriverAtStop, RouteAction } from '../../lib/forms/draftRoute';
import type { EditedStop } from '../../lib/navigation/routeEditor';

/** The stored stops as the editor holds them. */
export function toDraftRoute(stops: readonly EditedStop[]): DraftRoute {
  return {
    stops: stops.map(({ lat, lng, city, address, depart, driverAtStop = null }, index) => ({
      id: index + 1,
      place: { lat, lng, city, address, approximate: false },
      depart,
      driverAtStop,
    })),
    estimate: null,
  };
}

/** The stops as they are sent; the last one has no departure, and only middle ones have the driver's activity (docs/product.md, 'Stops and times'). */
export function toEditedStops(stops: readonly DraftStop[]): EditedStop[] {
  const located = listLocatedStops(stops);
  return located.map(({ place: { lat, lng, city, address }, depart, driverAtStop = null }, index) => ({
    lat,
    lng,
    city,
    address,
    depart: index === located.length - 1 ? null : depart,
    driverAtStop: index > 0 && index < located.length - 1 ? driverAtStop : null,
  }));
}

export type EditorAction = RouteAction | { type: 'driverSaid'; stopId: number; driverAtStop: DriverAtStop | null };

/** As of any route, and what the office says of the driver; that takes nobody longer to drive. */
export function reduceEditedRoute(route: DraftRoute, action: EditorAction): DraftRoute {
  if (action.type !== 'driverSaid') return reduceRoute(route, action);
  const { stopId, driverAtStop } = action;
  return { ...route, stops: route.stops.map((stop) => (stop.id === stopId ? { ...stop, driverAtStop } : stop)) };
}
