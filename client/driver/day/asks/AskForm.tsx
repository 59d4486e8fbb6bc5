import { useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/dayTexts';
import { ActButton } from '../screens/ActButton';
import { Problem } from './Problem';

interface AskFormProps {
  title: string;
  saveLabel: string;
  /** Something is still to be given. */
  isMissing?: boolean;
  /** Keeps the act; false: the phone could not keep it. */
  onSave: () => Promise<boolean>;
  onDone: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A screen that asks the driver for what an act needs, and leaves once it is on the phone. */
export function AskForm({ title, saveLabel, isMissing = false, onSave, onDone, children }: AskFormProps) {
  const [hasFailed, setHasFailed] = useState(false);
  async function save() {
    if (isMissing) return;
    const isKept = await onSave();
    setHasFailed(!isKept);
    if (isKept) onDone();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <main className="day-page">
        <h1>{title}</h1>
        {children}
        {hasFailed && <Problem>{t('day.notKept')}</Problem>}
      </main>
      <nav className="act-bar">
        <button className="act signal" type="submit" disabled={isMissing}>
          {saveLabel}
        </button>
        <ActButton onClick={onDone}>{t('day.back')}</ActButton>
      </nav>
    </form>
  );
}
