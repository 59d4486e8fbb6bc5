import { useState } from 'react';
import { t } from '../../../i18n/dayTexts';
import type { TripScreenProps } from './screenTypes';

interface Props extends TripScreenProps {
  kind: 'defect' | 'decline';
  onDone: () => void;
}

/** Asks for words: what is broken, or why a trip is declined. A reason may be left out. */
export function NoteScreen({ store, trip, kind, onDone }: Props) {
  const [note, setNote] = useState('');
  const isDefect = kind === 'defect';
  const isMissing = isDefect && note.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isMissing) return;
        void store.act({ kind, orderId: trip.id, note: note.trim() });
        onDone();
      }}
    >
      <main className="day-page">
        <h1>{t(isDefect ? 'day.defect' : 'day.declineTitle')}</h1>
        {isDefect && <p>{t('day.defectHint')}</p>}
        <label className="words-field">
          <span>{t('day.write')}</span>
          <textarea
            value={note}
            onChange={({ target }) => setNote(target.value)}
            rows={5}
            maxLength={isDefect ? 500 : 255}
          />
        </label>
      </main>
      <nav className="act-bar">
        <button className="act signal" type="submit" disabled={isMissing}>
          {t(isDefect ? 'day.save' : 'day.decline')}
        </button>
        <button className="act plain" type="button" onClick={onDone}>
          {t('day.back')}
        </button>
      </nav>
    </form>
  );
}
