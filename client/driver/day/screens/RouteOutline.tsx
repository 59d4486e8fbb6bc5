import { t } from '../../../i18n/dayTexts';
import { printMinutes } from '../trip/dayWords';
import { MARK, drawOutline, joinMarks } from '../trip/outline';
import { GuideButton } from './ContactButtons';
import type { TripScreenProps } from './screenTypes';

/** The way of the trip as a line and in words: it needs no map and no signal. */
export function RouteOutline({ kept, trip }: Pick<TripScreenProps, 'kept' | 'trip'>) {
  const route = kept.pack?.routes.find(({ orderId }) => orderId === trip.id);
  const outline =
    route &&
    drawOutline(
      route.path.map(([lat = 0, lng = 0]) => [lat, lng] as const),
      trip.stops.map(({ lat, lng }) => [lat, lng] as const),
    );
  if (!route || !outline || route.legs.length !== trip.stops.length - 1) return null;
  const { width, height, line, stops } = outline;
  return (
    <details className="card fold">
      <summary>{t('day.way')}</summary>
      <svg className="outline" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('day.way')}>
        <polyline points={line} />
        {joinMarks(stops).map(({ x, y, numbers }) => (
          <g key={numbers[0]}>
            <circle cx={x} cy={y} r={MARK + (numbers.length - 1) * 8} />
            <text x={x} y={y}>
              {numbers.join(', ')}
            </text>
          </g>
        ))}
      </svg>
      <ol className="legs">
        {route.legs.map(({ towns, distanceKm, durationMin }, index) => (
          <li key={index}>
            <strong>
              {index + 1}. {trip.stops[index]?.city} – {index + 2}. {trip.stops[index + 1]?.city}
            </strong>
            <span>{t('day.legFacts', { km: String(distanceKm), time: printMinutes(durationMin * 60_000) })}</span>
            {towns.length > 0 && <span>{t('day.through', { towns: towns.join(', ') })}</span>}
            <GuideButton to={trip.stops[index + 1]} />
          </li>
        ))}
      </ol>
      {route.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </details>
  );
}
