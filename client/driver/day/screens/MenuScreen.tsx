import { useState } from 'react';
import { findOpenBreak, findOpenDuty } from '../../../../server/platform/values/road/tripEvents';
import { getLanguage, languages, rememberLanguage } from '../../../i18n/language';
import type { Language } from '../../../i18n/language';
import { t } from '../../../i18n/dayTexts';
import type { KeptDay } from '../keep/dayDatabase';
import { countUnsent } from '../keep/dayState';
import type { DayState, Trip } from '../keep/dayState';
import type { DayStore } from '../keep/dayStore';
import { printAct, printDay, printRoute, printTime } from '../trip/dayWords';
import { findStep } from '../trip/steps';
import { LoginLink } from './LoginLink';
import { PushSection } from './PushCard';
import type { Ask } from './screenTypes';
import { amounts } from '../asks/AmountScreen';
import { ActButton } from './ActButton';

interface Props {
  store: DayStore;
  kept: KeptDay;
  day: DayState;
  /** The trip that acts are recorded for; without one there are none to record. */
  trip?: Trip;
  onTrip?: (id: string) => void;
  onAsk?: (ask: Ask) => void;
}

/** Everything beside the next act: other trips, other acts, what became of the acts, language and sign-out. */
export function MenuScreen({ store, kept, day, trip, onTrip, onAsk }: Props) {
  const trips = kept.day.myTripsAround;
  return (
    <main className="day-page">
      <h1>{t('day.trips')}</h1>
      {trips.map((each) => (
        <button key={each.id} className="trip-line" type="button" onClick={() => onTrip?.(each.id)}>
          <span>
            {printDay(Date.parse(each.start))} <strong>{printTime(each.start)}</strong>
          </span>
          <span>{printRoute(each)}</span>
          {findStep(each, day.events, kept.driverId).kind === 'confirm' && <em>{t('day.waitsForAnswer')}</em>}
        </button>
      ))}
      {trips.length === 0 && <p>{t('day.noTripsHint')}</p>}
      {trip && <OtherActs store={store} trip={trip} day={day} onAsk={onAsk} />}
      <SentActs day={day} trips={trips} />
      <ActButton onClick={() => onAsk?.({ kind: 'papers' })}>{t('day.papers')}</ActButton>
      <PushSection />
      <nav aria-label={t('day.languages')} className="act-row">
        {languages.map((each) => (
          <ActButton key={each} lang={each} aria-pressed={each === getLanguage()} onClick={() => switchTo(each)}>
            {each.toUpperCase()}
          </ActButton>
        ))}
      </nav>
      <a className="act plain" href="/portal/platform">
        {t('day.office')}
      </a>
      {day.line === 'signedOut' ? <LoginLink /> : <SignOut store={store} day={day} />}
    </main>
  );
}

function switchTo(chosen: Language): void {
  rememberLanguage(chosen);
  window.location.reload();
}

function OtherActs({ store, trip, day, onAsk }: Pick<Props, 'store' | 'day' | 'onAsk'> & { trip: Trip }) {
  const isOnBreak = findOpenBreak(day.events) !== undefined;
  return (
    <section>
      <h2>{t('day.more')}</h2>
      <div className="act-pair wrap">
        {findOpenDuty(day.events) !== undefined && (
          <ActButton onClick={() => void store.act({ kind: isOnBreak ? 'breakEnd' : 'breakBegin', orderId: trip.id })}>
            {t(isOnBreak ? 'day.breakEnd' : 'day.breakBegin')}
          </ActButton>
        )}
        {(['people', 'odometer', 'fuel', 'cash'] as const).map((kind) => (
          <ActButton key={kind} onClick={() => onAsk?.({ kind })}>
            {t(`day.${amounts[kind]}`)}
          </ActButton>
        ))}
        <ActButton onClick={() => onAsk?.({ kind: 'defect' })}>{t('day.defect')}</ActButton>
      </div>
    </section>
  );
}

/** The acts of this phone, latest first, each with what became of it. */
function SentActs({ day: { acts, unsentPhotos }, trips }: { day: DayState; trips: readonly Trip[] }) {
  return (
    <section>
      <h2>{t('day.myActs')}</h2>
      {acts.length === 0 && <p>{t('day.noActs')}</p>}
      <ol className="acts">
        {[...acts].reverse().map((act) => (
          <li key={act.id} className={act.state}>
            <span>{printTime(act.at)}</span>
            <span>
              {printAct(act, trips)}
              {act.refusal && <small>{act.refusal}</small>}
              {unsentPhotos.includes(act.id) && <small>{t('day.photoWaits')}</small>}
            </span>
            <em>{t(`day.state_${act.state}`)}</em>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Asks first when acts have not been sent: they would be lost. */
function SignOut({ store, day }: Pick<Props, 'store' | 'day'>) {
  const [isAsking, setIsAsking] = useState(false);
  const unsent = countUnsent(day);
  const leave = async () => {
    try {
      await store.signOut();
      window.location.assign('/portal/login');
    } catch {
      setIsAsking(false);
      await store.exchange();
    }
  };
  if (day.line !== 'open') return <p className="quiet">{t('day.signOutOffline')}</p>;
  if (isAsking)
    return (
      <section className="notice" role="alertdialog" aria-label={t('day.signOut')}>
        <p>{t('day.signOutUnsent', { count: unsent })}</p>
        <ActButton autoFocus onClick={() => setIsAsking(false)}>
          {t('day.stay')}
        </ActButton>
        <button className="act plain danger" type="button" onClick={() => void leave()}>
          {t('day.signOutAnyway')}
        </button>
      </section>
    );
  return <ActButton onClick={() => (unsent > 0 ? setIsAsking(true) : void leave())}>{t('day.signOut')}</ActButton>;
}
