import { findOpenBreak } from '../../../../server/platform/values/road/tripEvents';
import { t } from '../../../i18n/dayTexts';
import { countUnsent, describeRoute } from '../keep/dayState';
import type { DayState } from '../keep/dayState';
import { printBuses, printMinutes, printStop, printTime } from '../trip/dayWords';
import { findStep } from '../trip/steps';
import type { Step } from '../trip/steps';
import { ActBar } from './ActBar';
import { AtStop, NextStop } from './AtStop';
import { DayPlan } from './DayPlan';
import { HoursRows } from './HoursRows';
import { LoginLink } from './LoginLink';
import { Notices } from './Notices';
import { PushOffer } from './PushCard';
import { ReportScreen } from './ReportScreen';
import { RouteOutline } from './RouteOutline';
import { StopList } from './StopList';
import { TripFacts } from './TripFacts';
import type { Ask, ReportDraft, TripScreenProps } from './screenTypes';
import { ActButton } from './ActButton';
import { Problem } from '../asks/Problem';

interface Props extends TripScreenProps {
  day: DayState;
  /** False for any other trip that was opened from the menu: of its acts it offers only the answer that the office waits for. */
  isCurrent: boolean;
  onAsk: (ask: Ask) => void;
  draft: ReportDraft | undefined;
  onDraft: (draft: ReportDraft) => void;
}

/** A trip with the one act that is next. */
export function TripScreen(props: Props) {
  const { store, kept, trip, events, day, isCurrent, onAsk } = props;
  const step = findStep(trip, events, kept.driverId);
  const isReported =
    step.kind === 'over' && !events.some(({ orderId, kind }) => orderId === trip.id && kind === 'decline');
  if (step.kind === 'report' || isReported) return <ReportScreen {...props} isSent={isReported} />;
  const isOnBreak = findOpenBreak(events) !== undefined;
  const waiting = countUnsent(day);
  return (
    <>
      <main className="day-page">
        {day.line === 'signedOut' && (
          <section className="notice">
            <p>{t('day.signInNeeded')}</p>
            <LoginLink />
          </section>
        )}
        {day.hasFailed && <Problem>{t('day.notKept')}</Problem>}
        <Notices {...props} />
        <Changed {...props} />
        {step.kind === 'leave' ? <AtStop {...props} step={step} /> : <Ahead {...props} step={step} />}
        {step.kind === 'leave' && <HoursRows {...props} />}
        {step.kind === 'leave' && <NextStop kept={kept} trip={trip} stop={step.stop + 1} />}
        <Notes {...props} />
        <StopList trip={trip} events={events} />
        {step.kind !== 'leave' && <HoursRows {...props} />}
        <DayPlan kept={kept} trip={trip} />
        <RouteOutline kept={kept} trip={trip} />
        <TripFacts kept={kept} trip={trip} />
        <PushOffer />
        <p className="quiet">
          {t('day.kept')} {t('day.keptAt', { time: printTime(kept.readAt) })}{' '}
          {waiting > 0 && <strong>{t('day.unsent', { count: waiting })}</strong>}
        </p>
      </main>
      {(isCurrent || step.kind === 'confirm') && (
        <ActBar store={store} trip={trip} step={step} isOnBreak={isOnBreak} onAsk={onAsk} />
      )}
    </>
  );
}

/** The next stop of the trip, large; of a declined trip the first one. */
function Ahead({ trip, now, step }: Props & { step: Step }) {
  const next = step.kind === 'arrive' ? step.stop : step.kind === 'end' ? trip.stops.length - 1 : 0;
  const stop = trip.stops[next];
  const at = Date.parse((next === 0 ? stop?.depart : stop?.arrive) ?? trip.start);
  const lead = () => {
    if (step.kind === 'over') return t('day.act_decline');
    if (step.kind === 'confirm') return t('day.waitsForAnswer');
    if (step.kind === 'end' || at <= now) return t('day.under');
    return at - now < 12 * 3_600_000 ? t('day.nextIn', { time: printMinutes(at - now) }) : t('day.next');
  };
  return (
    <section>
      <p className="lead">{lead()}</p>
      <h1>
        {printTime(at)} {stop && printStop(stop)}
      </h1>
      <p className="facts">
        {t('day.people', { count: trip.passengers })} · <strong>{printBuses(trip)}</strong>
      </p>
    </section>
  );
}

/** A route that the office changed after the driver saw it. */
function Changed({ store, kept, trip }: Props) {
  const route = describeRoute(trip);
  if ((kept.seenRoutes[trip.id] ?? route) === route) return null;
  return (
    <section className="notice" role="status">
      <p>{t('day.changed')}</p>
      <ActButton onClick={() => void store.markSeen(trip.id, route)}>{t('day.changedSeen')}</ActButton>
    </section>
  );
}

function Notes({ trip: { driverNotes, clientNotes } }: Props) {
  if (!driverNotes && !clientNotes) return null;
  return (
    <section className="notice">
      {driverNotes && <p>{driverNotes}</p>}
      {clientNotes && <p>{t('day.customerSays', { text: clientNotes })}</p>}
    </section>
  );
}
