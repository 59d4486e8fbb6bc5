import { useEffect, useState } from 'react';
import { findOpenDuty } from '../../../../server/platform/values/road/tripEvents';
import { t } from '../../../i18n/dayTexts';
import type { DayState } from '../keep/dayState';
import type { DayStore } from '../keep/dayStore';
import { PlaceSender } from './placeSender';
import type { Fix } from './placeSender';
import { ActButton } from '../screens/ActButton';

interface Props {
  store: DayStore;
  day: DayState;
  /** The trip under way or next; without one no place is sent. */
  orderId: string | undefined;
}

/** Says while the place of the phone is sent, and why. Nothing stands here off duty, or while the office has it switched off. */
export function PlaceLine({ store, day: { events, kept }, orderId }: Props) {
  const isOnDuty = findOpenDuty(events) !== undefined;
  const hasPositions = kept?.day.driverDay.hasPositions ?? false;
  const [state, allow] = usePlaceSender(store, isOnDuty && hasPositions ? orderId : undefined);
  if (!isOnDuty || !hasPositions || !orderId || !('geolocation' in navigator)) return null;
  return (
    <aside className="place-line" aria-label={t(words[state])}>
      <details>
        <summary>
          <span className={state === 'on' ? 'line-dot on' : 'line-dot'} aria-hidden /> {t(words[state])}
          <span className="place-ask">{t('dayPlace.ask')}</span>
        </summary>
        <p>{t('dayPlace.why')}</p>
        {state === 'off' && <p>{t('dayPlace.denied')}</p>}
        {state === 'waits' && <ActButton onClick={allow}>{t('dayPlace.allow')}</ActButton>}
      </details>
    </aside>
  );
}

type State = 'on' | 'waits' | 'off';
const words = { on: 'dayPlace.on', waits: 'dayPlace.waits', off: 'dayPlace.off' } as const;

/** Sends places for an order while the phone allows it. The phone's own question comes only after the driver pressed. */
function usePlaceSender(store: DayStore, orderId: string | undefined): [State, () => void] {
  const [state, setState] = useState<State>('waits');
  useEffect(() => {
    let isGone = false;
    navigator.permissions?.query({ name: 'geolocation' }).then(
      (permission) => {
        const read = () => !isGone && setState(stateOf[permission.state]);
        permission.onchange = read;
        read();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (state !== 'on' || orderId === undefined) return;
    const sender = new PlaceSender({ now: store.now, send: sendPlaces }, orderId);
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => sender.take({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => code === PERMISSION_DENIED && setState('off'),
      { enableHighAccuracy: true, maximumAge: 10_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [state, orderId, store]);
  const allow = () =>
    navigator.geolocation.getCurrentPosition(
      () => setState('on'),
      () => setState('off'),
    );
  return [state, allow];
}

const stateOf: Record<PermissionState, State> = { granted: 'on', prompt: 'waits', denied: 'off' };

async function sendPlaces(orderId: string, fixes: readonly Fix[]): Promise<void> {
  const response = await fetch('/api/position', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, fixes }),
    signal: AbortSignal.timeout(10_000),
  });
  // A refused place is not sent again.
  if (response.status >= 500) throw new Error('The server cannot be reached');
}
