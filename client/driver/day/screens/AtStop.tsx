import { findOpenBreak } from '../../../../server/platform/values/road/tripEvents';
import { t } from '../../../i18n/dayTexts';
import { BREAK_MS } from '../trip/breakPlan';
import { printCountdown, printMinutes, printStop, printTime } from '../trip/dayWords';
import type { Step } from '../trip/steps';
import type { TripScreenProps } from './screenTypes';

/** At a stop: the time that is left, and the moment at which a break of 45 minutes is full. */
export function AtStop({ trip, events, now, step }: TripScreenProps & { step: Step & { kind: 'leave' } }) {
  const stop = trip.stops[step.stop];
  const departsAt = Date.parse(stop?.depart ?? trip.end);
  const isLate = now > departsAt;
  return (
    <section className="at-stop">
      <h1>{stop?.city}</h1>
      <p className="lead">{t(isLate ? 'day.departsLate' : 'day.departsIn', { time: printTime(departsAt) })}</p>
      <p className={isLate ? 'countdown late' : 'countdown'}>{printCountdown(departsAt - now)}</p>
      <StopBar from={findOpenBreak(events) ?? step.arrivedAt} to={departsAt} now={now} />
    </section>
  );
}

/** The stop after this one, and the way to it. */
export function NextStop({ kept, trip, stop }: Pick<TripScreenProps, 'kept' | 'trip'> & { stop: number }) {
  const next = trip.stops[stop];
  if (!next) return null;
  const leg = kept.pack?.routes.find(({ orderId }) => orderId === trip.id)?.legs[stop - 1];
  const way = leg && t('day.legFacts', { km: String(leg.distanceKm), time: printMinutes(leg.durationMin * 60_000) });
  return (
    <section className="card">
      <p className="quiet">{t('day.next')}</p>
      <h2>{printStop(next)}</h2>
      <p className="quiet">
        {[way, t('day.arrivesAt', { time: printTime(next.arrive ?? trip.end) })].filter(Boolean).join(' · ')}
      </p>
    </section>
  );
}

/** The stay as a line from arrival to departure, with the mark of a full break if the stay is long enough. */
function StopBar({ from, to, now }: { from: number; to: number; now: number }) {
  const length = to - from;
  if (length < BREAK_MS) return null;
  const place = (at: number) => `${Math.max(0, Math.min(100, ((at - from) / length) * 100))}%`;
  return (
    <div className="stop-bar">
      <svg aria-hidden width="100%" height="36" overflow="visible">
        <line className="bar-ahead" x1="0" x2="100%" y1="18" y2="18" />
        <line className="bar-past" x1="0" x2={place(now)} y1="18" y2="18" />
        <line className="bar-mark" x1={place(from + BREAK_MS)} x2={place(from + BREAK_MS)} y1="4" y2="32" />
        <circle className="bar-begin" cx="0" cy="18" r="9" />
        <circle cx="100%" cy="18" r="9" />
      </svg>
      <p>
        <span>{printTime(from)}</span>
        <strong>{t('day.breakFull', { time: printTime(from + BREAK_MS) })}</strong>
        <span>{printTime(to)}</span>
      </p>
    </div>
  );
}
