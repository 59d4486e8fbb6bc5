import { useState } from 'react';
import { t } from '../../../i18n/publicTexts';
import type { TripProps } from '../useMyTrip';
import { ChangeForm } from './ChangeForm';
import { useTripChange } from './useTripChange';
import { LongField } from '../../../ui/fields/LongField';
import { showMessage } from '../../../ui/forms/bindField';

/** Notes for the office and the driver. */
export default function TripNotesForm(props: TripProps & { onClose: () => void }) {
  const { trip, onClose } = props;
  const [notes, setNotes] = useState(trip.notes);
  const { save, saving, problem, messages } = useTripChange(props, ['notes']);

  async function submit() {
    if (await save({ notes })) onClose();
  }

  return (
    <ChangeForm saving={saving} problem={problem} onSave={() => void submit()} onClose={onClose}>
      <LongField
        label={t('myTrip.notes')}
        rows={3}
        value={notes}
        disabled={saving}
        {...showMessage(messages.notes)}
        onChange={({ target }) => setNotes(target.value)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
    </ChangeForm>
  );
}
