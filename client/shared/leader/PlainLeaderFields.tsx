import { t } from '../../i18n/publicTexts';
import { useSentForm } from '../../lib/forms/sentForm';
import { PlainField } from '../../ui/fields/PlainField';
import { formatLeader, leaderFields } from './leaderFields';
import type { Leader } from './leaderFields';

/** The group leader, in a PlainForm (server/edge/http/drawn/linkForms.ts): the first wrong field takes the focus. */
export function PlainLeaderFields({ known }: { known: Leader }) {
  const initial = formatLeader(known);
  const { messages, missing } = useSentForm();
  const wrong = leaderFields.find(({ name }) => missing.includes(name) || messages[name])?.name;
  return leaderFields.map((field) => (
    <PlainField
      key={field.name}
      {...field}
      label={t(`groupLeader.${field.name}`)}
      missing={t(`groupLeader.${field.name}Missing`)}
      initial={initial[field.name]}
      autoFocus={field.name === wrong}
    />
  ));
}
