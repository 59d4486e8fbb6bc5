import { t } from '../../../i18n/et';
import { useSentForm } from '../../../lib/forms/sentForm';
import { priceText } from '../../../lib/texts/tripTexts';
import { PlainField } from '../../../ui/fields/PlainField';
import { SubmitButton } from '../../../ui/fields/PlainForm';
import { knownLeader, leaderFields } from '../LeaderFields';
import type { Trip } from '../useMyTrip';
import { DecisionForm } from './DecisionForm';

/** Who leads the group, and the button that accepts (server/http/drawn/linkForms.ts). The leader is the customer until told otherwise. */
export function AcceptForm({ trip }: { trip: Trip }) {
  const known = knownLeader(trip);
  const { messages, missing: empty } = useSentForm();
  const wrong = leaderFields.find(({ name }) => empty.includes(name) || messages[name])?.name;
  const sum = priceText(trip.price?.amountDue);
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
      {leaderFields.map(({ name, ...field }) => (
        <PlainField key={name} name={name} initial={known[name]} {...field} autoFocus={name === wrong} />
      ))}
    </DecisionForm>
  );
}
