import { t } from '../../i18n/publicTexts';
import { useSentForm } from '../../lib/forms/sentForm';
import { PlainField } from '../../ui/fields/PlainField';
import { formatLeader, leaderFields } from './leaderFields';
import type { Leader } from './leaderFields';

/** The group leader, in a PlainForm (server/edge/http/drawn/linkForms.ts): the first wrong field takes the focus. */
export function PlainLeaderFields({ known }: { known: Leader }) {
  const initial = formatLeader(known);
  const { messages, missing: empty } = useSentForm();
  const wrong = leaderFields.find(({ name }) => empty.includes(name) || messages[name])?.name;
  return leaderFields.map(({ name, label, missing, ...field }) => (
    <PlainField
      key={name}
      name={name}
      label={t(label)}
      missing={t(missing)}
      initial={initial[name]}
      {...field}
      autoFocus={name === wrong}
    />
  ));
}
