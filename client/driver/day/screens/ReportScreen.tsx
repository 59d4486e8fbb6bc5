import { useState } from 'react';
import { addDays, countMostHours, listDates } from '../../../../server/platform/values/localDay';
import { toTallinnDate, listDuties, proposeHours } from '../../../../server/platform/values/road/tripEvents';
import { parseTypedHours } from '../../../../server/platform/values/reportedHours';
import { t } from '../../../i18n/dayTexts';
import { formatHours } from '../../../lib/texts/paidHours';
import { formatLocalDate } from '../../../lib/texts/time';
import { countUnsent } from '../keep/dayState';
import type { DayState } from '../keep/dayState';
import { findNextDuty } from '../trip/breakPlan';
import { printDay, printMinutes, printRoute, printTime } from '../trip/dayWords';
import { Row } from './Row';
import type { ReportDraft, TripScreenProps } from './screenTypes';
import { Problem } from '../asks/Problem';

interface Props extends TripScreenProps {
  day: DayState;
  isSent: boolean;
  draft: ReportDraft | undefined;
  onDraft: (draft: ReportDraft) => void;
}

/** Asks for the hours of an ended trip and how it went; after sending, shows what was recorded. */
export function ReportScreen({ isSent, ...props }: Props) {
  if (!isSent) return <ReportForm key={props.trip.id} {...props} />;
  const waiting = countUnsent(props.day);
  return (
    <main className="day-page">
      <Recorded {...props} lead={t('day.reported')} />
      {waiting > 0 && (
        <p className="quiet">
          {t('day.kept')} <strong>{t('day.unsent', { count: waiting })}</strong>
        </p>
      )}
      <NextTrip {...props} />
    </main>
  );
}

function Recorded({ trip, events, lead }: TripScreenProps & { lead: string }) {
  const duties = listTripDuties({ trip, events });
  const print = (at: number | undefined) => (at === undefined ? '–' : printTime(at));
  return (
    <>
      <h1>{t('day.doneTitle')}</h1>
      <p className="lead">{lead}</p>
      <dl className="rows card">
        <Row label={t('day.beginRow')}>{print(duties[0]?.from)}</Row>
        <Row label={t('day.endRow')}>{print(duties.at(-1)?.to)}</Row>
      </dl>
    </>
  );
}

/** The driver's next trip from now on, and the daily rest before the duty that contains it. */
function NextTrip({ kept, trip, events, now }: TripScreenProps) {
  const next = kept.day.myTripsAround.find(({ id, start }) => id !== trip.id && Date.parse(start) > now);
  if (!next) return null;
  const dutyEnd = listDuties(events).at(-1)?.to;
  const dutyStart = findNextDuty(kept.day.driverDay.activities, { now, tripStart: Date.parse(next.start) });
  return (
    <p className="quiet">
      {t('day.tomorrow', { time: `${printDay(Date.parse(next.start))} ${printTime(next.start)}` })}, {printRoute(next)}.{' '}
      {dutyEnd !== undefined && dutyStart && t('day.restAhead', { time: printMinutes(dutyStart - dutyEnd) })}
    </p>
  );
}

type DutyProps = Pick<TripScreenProps, 'trip' | 'events'>;

const listTripDuties = ({ trip, events }: DutyProps) => listDuties(events).filter(({ orderId }) => orderId === trip.id);

/** The dates of the trip, and one more if the driver came home after midnight. */
function listReportDates({ trip, events }: DutyProps): string[] {
  const last = toTallinnDate(Date.parse(trip.end));
  const home = toTallinnDate(listTripDuties({ trip, events }).at(-1)?.to ?? Date.parse(trip.end));
  return listDates(toTallinnDate(Date.parse(trip.start)), home > last ? addDays(last, 1) : last);
}

function ReportForm(props: Omit<Props, 'isSent'>) {
  const { store, trip, events, day, onDraft } = props;
  const dates = listReportDates({ trip, events });
  const draft = props.draft ?? {
    typed: proposeHours(events, { orderId: trip.id, firstDay: dates[0]!, lastDay: dates.at(-1)! }).map(formatHours),
    comment: '',
  };
  const { typed, wentWell, comment } = draft;
  const [isSending, setIsSending] = useState(false);
  const hours = typed.map((text) => parseTypedHours(text));
  const isWrong = (index: number) => (hours[index] ?? Infinity) > countMostHours(dates[index]!);
  const isReadable = !dates.some((_, index) => isWrong(index));
  const printDate = (date: string) => formatLocalDate(date).slice(0, 5);
  const nameButton = (text: string, date: string) => (dates.length === 1 ? text : `${text}, ${printDate(date)}`);
  const sum = hours.reduce<number>((all, count) => all + (count ?? 0), 0);
  const change = (index: number, text: string) =>
    onDraft({ ...draft, typed: typed.map((each, at) => (at === index ? text : each)) });
  const step = (index: number, by: number) =>
    change(index, formatHours(Math.min(countMostHours(dates[index]!), Math.max(0, (hours[index] ?? 0) + by))));
  async function send() {
    if (isSending || !isReadable || wentWell === undefined) return;
    const report = { wentWell, comment: wentWell ? '' : comment.trim(), hours: hours.map((count) => count ?? 0) };
    setIsSending(true);
    await store.act({ kind: 'report', orderId: trip.id, report });
    setIsSending(false);
  }
  return (
    <form
      id="report"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <main className="day-page">
        <Recorded {...props} lead={t('day.doneHint')} />
        <div>
          {dates.map((date, index) => (
            <div key={date} className="hours-row">
              <label htmlFor={`hours-${date}`}>
                {dates.length === 1 ? t('day.hours') : t('day.hoursOn', { day: printDate(date) })}
              </label>
              <button type="button" aria-label={nameButton(t('day.fewer'), date)} onClick={() => step(index, -0.5)}>
                −
              </button>
              <input
                id={`hours-${date}`}
                value={typed[index]}
                onChange={({ target }) => change(index, target.value.trim())}
                inputMode="decimal"
                autoComplete="off"
                maxLength={5}
                aria-invalid={isWrong(index)}
              />
              <button type="button" aria-label={nameButton(t('day.moreHours'), date)} onClick={() => step(index, 0.5)}>
                +
              </button>
            </div>
          ))}
        </div>
        {!isReadable && <Problem>{t('day.hoursWrong')}</Problem>}
        <fieldset className="choice">
          <legend>{t('day.howWent')}</legend>
          {[true, false].map((isWell) => (
            <label key={String(isWell)}>
              <input
                type="radio"
                name="wentWell"
                checked={wentWell === isWell}
                onChange={() => onDraft({ ...draft, wentWell: isWell })}
                required
              />
              <span>{t(isWell ? 'day.wentWell' : 'day.problem')}</span>
            </label>
          ))}
        </fieldset>
        {wentWell === false && (
          <label className="words-field">
            <span>{t('day.whatHappened')}</span>
            <textarea
              value={comment}
              onChange={({ target }) => onDraft({ ...draft, comment: target.value })}
              rows={4}
              maxLength={4000}
            />
          </label>
        )}
        <NextTrip {...props} />
        {day.hasFailed && <Problem>{t('day.notKept')}</Problem>}
      </main>
      <nav className="act-bar">
        <button className="act signal" type="submit" disabled={!isReadable || wentWell === undefined}>
          {t('day.sendHours', { hours: formatHours(sum) })}
          <small>{t(day.line === 'open' ? 'day.sendHoursHint' : 'day.sendLater')}</small>
        </button>
      </nav>
    </form>
  );
}
