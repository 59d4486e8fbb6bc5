import { useState } from 'react';
import { t } from '../../../i18n/dayTexts';
import { NotKept } from './NotKept';
import type { TripScreenProps } from '../screens/screenTypes';

/** Asks why a trip is declined. The reason may be left out. */
export function NoteScreen({ store, trip, onDone }: TripScreenProps & { onDone: () => void }) {
  const [note, setNote] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const keep = async () => {
    const isKept = await store.act({ kind: 'decline', orderId: trip.id, note: note.trim() });
    setHasFailed(!isKept);
    if (isKept) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <main className="day-page">
        <h1>{t('day.declineTitle')}</h1>
        <label className="words-field">
          <span>{t('day.write')}</span>
          <textarea value={note} onChange={({ target }) => setNote(target.value)} rows={5} maxLength={255} />
        </label>
        {hasFailed && <NotKept />}
      </main>
      <nav className="act-bar">
        <button className="act signal" type="submit">
          {t('day.decline')}
        </button>
        <button className="act plain" type="button" onClick={onDone}>
          {t('day.back')}
        </button>
      </nav>
    </form>
  );
}
