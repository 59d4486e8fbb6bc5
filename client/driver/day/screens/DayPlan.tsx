import { t } from '../../../i18n/dayTexts';
import { printMinutes, printShortDate, printTime } from '../trip/dayWords';
import type { TripScreenProps } from './screenTypes';

const DAY_MS = 86_400_000;
const names = {
  driving: 'day.kind_driving',
  otherWork: 'day.kind_otherWork',
  availability: 'day.kind_availability',
  break: 'day.kind_break',
} as const;

/** Driving, work and breaks of the trip as planned, each with its time. */
export function DayPlan({ kept, trip }: Pick<TripScreenProps, 'kept' | 'trip'>) {
  const from = Date.parse(trip.start) - DAY_MS / 4;
  const to = Date.parse(trip.end) + DAY_MS / 4;
  const activities = kept.day.driverDay.activities.flatMap(({ kind, ...times }) =>
    kind !== 'rest' && Date.parse(times.start) < to && Date.parse(times.end) > from ? { kind, ...times } : [],
  );
  if (activities.length === 0) return null;
  return (
    <details className="card fold">
      <summary>{t('day.plan')}</summary>
      <ol className="acts">
        {activities.map(({ kind, start, end }) => (
          <li key={start} className={kind === 'break' ? 'taken' : undefined}>
            <span>
              {printShortDate(Date.parse(start))} {printTime(start)} – {printTime(end)}
            </span>
            {kind === 'break' ? <em>{t(names[kind])}</em> : <span>{t(names[kind])}</span>}
            <span>{printMinutes(Date.parse(end) - Date.parse(start))}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
