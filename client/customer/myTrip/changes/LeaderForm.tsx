import { LeaderFields, leaderFieldNames, useLeader } from '../LeaderFields';
import type { TripProps } from '../useMyTrip';
import { ChangeForm } from './ChangeForm';
import { useTripChange } from './useTripChange';

/** The person whom the driver calls. */
export default function LeaderForm(props: TripProps & { onClose: () => void }) {
  const { trip, onClose } = props;
  const form = useLeader(trip);
  const { save, saving, problem, messages } = useTripChange(props, leaderFieldNames);

  async function submit() {
    if (form.complete() && (await save({ leader: form.values }))) onClose();
  }

  return (
    <ChangeForm saving={saving} problem={problem} onSave={() => void submit()} onClose={onClose}>
      <LeaderFields form={{ ...form, messages: { ...messages, ...form.messages } }} disabled={saving} />
    </ChangeForm>
  );
}
