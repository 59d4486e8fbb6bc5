import { useEffect, useState } from 'react';
import type { TripEventKind } from '../../../../server/platform/values/road/tripEvents';
import { t } from '../../../i18n/dayTexts';
import type { Trip } from '../keep/dayState';
import type { DayStore } from '../keep/dayStore';
import { printBuses, printStop } from '../trip/dayWords';
import type { Step } from '../trip/steps';
import { CallButton, GuideButton } from './ContactButtons';
import type { Ask } from './screenTypes';
import { ActButton } from './ActButton';

interface Props {
  store: DayStore;
  trip: Trip;
  step: Step;
  isOnBreak: boolean;
  onAsk: (ask: Ask) => void;
}

/** The acts under the thumb: the one that is next, and two beside it. */
export function ActBar({ store, trip, step, isOnBreak, onAsk }: Props) {
  const { kind, name, hint, stop } = isOnBreak
    ? { kind: 'breakEnd' as const, name: t('day.breakEnd'), hint: '', stop: undefined }
    : findMainAct(trip, step);
  const isResting = useRest(`${trip.id} ${kind} ${stop ?? ''}`);
  return (
    <nav className="act-bar">
      <button
        className={isResting ? 'act signal resting' : 'act signal'}
        type="button"
        // Not disabled: the focus of the keyboard stays.
        aria-disabled={isResting}
        onClick={() => {
          if (!isResting) void store.act({ kind, orderId: trip.id, ...(stop !== undefined && { stop }) });
        }}
      >
        {name}
        {hint && <small>{hint}</small>}
      </button>
      <div className="act-pair">
        {step.kind === 'leave' && <ActButton onClick={() => onAsk({ kind: 'people' })}>{t('day.count')}</ActButton>}
        {step.kind === 'leave' && <ActButton onClick={() => onAsk({ kind: 'defect' })}>{t('day.happened')}</ActButton>}
        {step.kind === 'confirm' && (
          <ActButton onClick={() => onAsk({ kind: 'decline' })}>{t('day.decline')}</ActButton>
        )}
        {step.kind !== 'leave' && <CallButton trip={trip} />}
        {step.kind !== 'leave' && step.kind !== 'confirm' && (
          <GuideButton to={trip.stops[step.kind === 'arrive' ? step.stop : 0]} />
        )}
      </div>
    </nav>
  );
}

interface MainAct {
  kind: TripEventKind;
  name: string;
  hint?: string | undefined;
  stop?: number | undefined;
}

function findMainAct(trip: Trip, step: Step): MainAct {
  if (step.kind === 'confirm') return { kind: 'confirm', name: t('day.confirm') };
  if (step.kind === 'begin') return { kind: 'dutyBegin', name: t('day.begin'), hint: printBuses(trip) };
  if (step.kind === 'arrive') {
    const to = trip.stops[step.stop];
    return { kind: 'arrive', name: t('day.arrive'), hint: to && printStop(to), stop: step.stop };
  }
  if (step.kind !== 'leave') return { kind: 'dutyEnd', name: t('day.end') };
  const isFirst = step.stop === 0;
  const hint = isFirst ? t('day.leaveAll', { count: trip.passengers }) : '';
  return { kind: 'leave', name: t('day.leave'), hint, stop: step.stop };
}

const REST_MS = 700;

/** True shortly after the act has changed, so that a second tap on the same place does not record the next act too. */
function useRest(act: string): boolean {
  const [rested, setRested] = useState(act);
  useEffect(() => {
    const timer = setTimeout(() => setRested(act), REST_MS);
    return () => clearTimeout(timer);
  }, [act]);
  return rested !== act;
}
