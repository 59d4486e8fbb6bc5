import { badInput } from '../../texts/messages';
import type { Stop } from '../../model/orders/stop.entity';
import type { StopInput } from '../types/orderInputs';
import type { PlannedRoute } from '../lifecycle/plannedRoute';

/** Refuses what only the office may say. Errors: BAD_USER_INPUT with the field, for example 'stops.1.driverAtStop'. */
export function refuseDriverAtStop(stops: StopInput[]): void {
  const said = stops.findIndex(({ driverAtStop }) => driverAtStop != null);
  if (said >= 0) throw badInput('route.driverAtStopGiven', `stops.${said}.driverAtStop`);
}

/** A route in which a stop without `driverAtStop` keeps the earlier value of the same place, visit by visit. */
export function keepDriverAtStop(stops: PlannedRoute['stops'], before: Stop[]): PlannedRoute['stops'] {
  const former = [...before];
  return stops.map((stop) => {
    const visit = former.findIndex(({ lat, lng }) => lat === stop.lat && lng === stop.lng);
    const [same] = visit < 0 ? [] : former.splice(visit, 1);
    return stop.driverAtStop === undefined ? { ...stop, driverAtStop: same?.driverAtStop ?? null } : stop;
  });
}

/** The driver's activities at stops, for the history. */
export const listDriverActivities = (stops: PlannedRoute['stops']) =>
  stops.flatMap(({ city, driverAtStop }) => (driverAtStop ? [{ city, driverAtStop }] : []));
