import { findOpenBreak, findOpenDuty, toTallinnDate } from '../../../../server/platform/values/road/tripEvents';
import { t } from '../../../i18n/dayTexts';
import { BREAK_MS, DRIVING_MS, findLatestBreak } from '../trip/breakPlan';
import { printMinutes, printTime } from '../trip/dayWords';
import { Row } from './Row';
import type { TripScreenProps } from './screenTypes';

/** A daily rest of 11 hours lies within 24 hours of the begin of the duty (561/2006, article 8). */
const BEFORE_REST_MS = 13 * 3_600_000;

/** The law's limits for the rest of today, by the plan and by what was recorded. */
export function HoursRows({ kept, trip, events, now }: TripScreenProps) {
  const today = toTallinnDate(now);
  if (toTallinnDate(Date.parse(trip.start)) > today) return null;
  const { headroom } = kept.day.driverDay;
  const latest = findLatestBreak(kept.day.driverDay, events, now);
  const dutySince = findOpenDuty(events);
  const breakSince = findOpenBreak(events);
  const breakWords = () => {
    if (breakSince !== undefined && now - breakSince >= BREAK_MS)
      return t('day.breakDone', { time: printMinutes(DRIVING_MS) });
    return latest === undefined ? t('day.breakFree') : t('day.breakBy', { time: printTime(latest) });
  };
  return (
    <section className="card">
      <dl className="rows">
        <Row label={t('day.breakRow')}>{breakWords()}</Row>
        {/* A headroom that was read the day before says nothing about today. */}
        {toTallinnDate(Date.parse(headroom.at)) === today && (
          <Row label={t('day.drivingLeft')}>{printMinutes(headroom.drivingToday * 60_000)}</Row>
        )}
        {dutySince !== undefined && <Row label={t('day.restBy')}>{printTime(dutySince + BEFORE_REST_MS)}</Row>}
      </dl>
      <p className="quiet">{t('day.asOf', { time: printTime(headroom.at) })}</p>
    </section>
  );
}
