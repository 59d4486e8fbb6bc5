import { useState } from 'react';
import { t } from '../../../i18n/dayTexts';
import { allowPush, readPushState, stopPush } from '../keep/pushPhone';
import type { PushState } from '../keep/pushPhone';
import { ActButton } from './ActButton';
import { Problem } from '../asks/Problem';

/** Remembers that the driver wants to decide later; the menu goes on offering it. */
const LATER = 'day-push-later';

/** The reason for notices on a trip's screen, and a button that makes the phone ask. */
export function PushOffer() {
  const [isHidden, setIsHidden] = useState(() => readPushState() !== 'off' || localStorage.getItem(LATER) !== null);
  if (isHidden) return null;
  const later = () => {
    localStorage.setItem(LATER, 'yes');
    setIsHidden(true);
  };
  return <PushSection onLater={later} onAllowed={() => setIsHidden(true)} />;
}

/** Notices in the menu, in whatever state they are. */
export function PushSection({ onLater, onAllowed }: { onLater?: () => void; onAllowed?: () => void }) {
  const [state, setState] = useState<PushState>(readPushState);
  const [hasFailed, setHasFailed] = useState(false);
  const change = (work: () => Promise<unknown>) => () =>
    void work()
      .then(() => {
        setHasFailed(false);
        setState(readPushState());
        if (readPushState() === 'on') onAllowed?.();
      })
      .catch(() => setHasFailed(true));
  if (state === 'missing') return null;
  const words = {
    on: 'day.pushIsOn',
    off: 'day.pushWhy',
    denied: 'day.pushDenied',
    homeScreen: 'day.pushHomeScreen',
  } as const;
  return (
    <section className="card offer" aria-label={t('day.pushTitle')}>
      <h2>{t('day.pushTitle')}</h2>
      <p>{t(words[state])}</p>
      {hasFailed && <Problem>{t('day.pushFailed')}</Problem>}
      {state === 'off' && <ActButton onClick={change(allowPush)}>{t('day.pushAllow')}</ActButton>}
      {state === 'off' && onLater && <ActButton onClick={onLater}>{t('day.pushLater')}</ActButton>}
      {state === 'on' && <ActButton onClick={change(stopPush)}>{t('day.pushTurnOff')}</ActButton>}
    </section>
  );
}
