import { useSearchParams } from 'react-router';
import { t } from '../../../i18n/publicTexts';
import { Flash } from '../../../ui/layout/Flash';
import type { Trip } from '../useMyTrip';

/** What a form has done, and how the trip stands then: the link alone tells nothing. */
const texts: Record<string, { text: string; states: readonly Trip['state'][] }> = {
  accepted: { text: t('myTrip.acceptedToast'), states: ['confirmed'] },
  rejected: { text: t('myTrip.rejectedToast'), states: ['rejected'] },
  changeTaken: { text: t('tripChanges.tookIt'), states: ['confirmed'] },
  changeLeft: { text: t('tripChanges.leftIt'), states: ['confirmed'] },
  asked: { text: t('myTrip.askedToast'), states: ['asked'] },
  before: { text: t('myTrip.decidedBefore'), states: ['confirmed', 'rejected'] },
};

export function Done({ state }: Pick<Trip, 'state'>) {
  const [params] = useSearchParams();
  const done = texts[params.get('done') ?? ''];
  return done?.states.includes(state) ? <Flash text={done.text} /> : null;
}
