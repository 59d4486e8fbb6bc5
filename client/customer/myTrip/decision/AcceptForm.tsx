import { t } from '../../../i18n/publicTexts';
import { printPrice } from '../../../lib/texts/tripTexts';
import { SubmitButton } from '../../../ui/fields/PlainForm';
import { PlainLeaderFields } from '../../../shared/leader/PlainLeaderFields';
import { toLeader } from '../LeaderFields';
import type { CustomerTrip } from '../useMyTrip';
import { DecisionForm } from './DecisionForm';

/** The group leader and the accept button (server/edge/http/drawn/linkForms.ts). The customer is the default leader. */
export function AcceptForm({ trip }: { trip: CustomerTrip }) {
  const sum = printPrice(trip.price?.amountDue);
  return (
    <DecisionForm
      trip={trip}
      decide="accept"
      title={t('myTrip.leaderTitle')}
      lead={t('myTrip.leaderLead')}
      button={
        <SubmitButton color="signal" busy={t('myTrip.confirming')}>
          {sum ? t('myTrip.confirmSum', { sum }) : t('myTrip.confirm')}
        </SubmitButton>
      }
    >
      <PlainLeaderFields known={toLeader(trip)} />
    </DecisionForm>
  );
}
