import { useSearchParams } from 'react-router';
import { t } from '../../../i18n/publicTexts';
import type { PublicTextKey } from '../../../i18n/publicTexts';
import { Flash } from '../../../ui/layout/Flash';
import type { CustomerTrip } from '../useMyTrip';

/** The result of a form and the state of the trip; the link alone says nothing. */
const texts: Record<string, { text: PublicTextKey; states: readonly CustomerTrip['state'][] }> = {
  accepted: { text: 'myTrip.acceptedToast', states: ['confirmed'] },
  rejected: { text: 'myTrip.rejectedToast', states: ['rejected'] },
  changeTaken: { text: 'tripChanges.tookIt', states: ['confirmed'] },
  changeLeft: { text: 'tripChanges.leftIt', states: ['confirmed'] },
  asked: { text: 'myTrip.askedToast', states: ['asked'] },
  before: { text: 'myTrip.decidedBefore', states: ['confirmed', 'rejected'] },
};

export function Done({ state }: Pick<CustomerTrip, 'state'>) {
  const [params] = useSearchParams();
  const done = texts[params.get('done') ?? ''];
  return done?.states.includes(state) ? <Flash text={t(done.text)} /> : null;
}
