import { findStopTimes } from '../../../../server/platform/values/road/tripEvents';
import { t } from '../../../i18n/dayTexts';
import { RouteList, RouteStop, stopPlace } from '../../../ui/RouteLine';
import { printTime } from '../trip/dayWords';
import type { TripScreenProps } from './screenTypes';

/** The stops with their planned times, and what was recorded below them. */
export function StopList({ trip, events }: Pick<TripScreenProps, 'trip' | 'events'>) {
  const times = findStopTimes(events, trip.id);
  return (
    <section className="card">
      <RouteList label={t('day.stops')}>
        {trip.stops.map(({ city, address, arrive, depart }, index) => {
          const { arrivedAt, leftAt } = times.get(index) ?? {};
          const isFirst = index === 0;
          return (
            <RouteStop key={index} place={stopPlace(index, trip.stops.length)} unlabelled>
              <div className="stop-line">
                <strong>{city}</strong>
                <span>
                  {printTime((isFirst ? depart : arrive) ?? trip.end)}
                  {!isFirst && depart && arrive && depart !== arrive && ` – ${printTime(depart)}`}
                </span>
              </div>
              {address !== city && <p className="quiet">{address}</p>}
              {(arrivedAt ?? leftAt) !== undefined && (
                <p className="recorded">
                  ✓ {arrivedAt !== undefined && printTime(arrivedAt)}
                  {leftAt !== undefined && ` – ${printTime(leftAt)}`}
                </p>
              )}
            </RouteStop>
          );
        })}
      </RouteList>
    </section>
  );
}
