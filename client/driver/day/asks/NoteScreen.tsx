import { useState } from 'react';
import { t } from '../../../i18n/dayTexts';
import { AskForm } from './AskForm';
import type { TripScreenProps } from '../screens/screenTypes';

/** Asks why a trip is declined. The reason may be left out. */
export function NoteScreen({ store, trip, onDone }: TripScreenProps & { onDone: () => void }) {
  const [note, setNote] = useState('');
  const save = () => store.act({ kind: 'decline', orderId: trip.id, note: note.trim() });
  return (
    <AskForm title={t('day.declineTitle')} saveLabel={t('day.decline')} onSave={save} onDone={onDone}>
      <label className="words-field">
        <span>{t('day.write')}</span>
        <textarea value={note} onChange={({ target }) => setNote(target.value)} rows={5} maxLength={255} />
      </label>
    </AskForm>
  );
}
