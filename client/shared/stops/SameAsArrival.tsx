import { useState } from 'react';
import { t } from '../../i18n/publicTexts';

interface SameAsArrivalProps {
  /** Computed, ISO 8601 text; null while it is not known. */
  arrival: string | null;
  depart: string | null;
  /** Asks for the arrival at once; null when it cannot be known. */
  onArrivalAsked: () => Promise<string | null>;
  onDepart: (depart: string) => void;
}

/** Sets the departure to the arrival (docs/product.md, 'Route editor'); it never has to wait for the next estimate. */
export function SameAsArrival({ arrival, depart, onArrivalAsked, onDepart }: SameAsArrivalProps) {
  const [state, setState] = useState<'asking' | 'failed'>();
  // After it was set the arrival is computed again, and is the same.
  const [set, setSet] = useState<string>();
  if (depart && depart === (arrival ?? set)) return null;

  async function choose() {
    if (state === 'asking') return;
    if (!arrival) setState('asking');
    const found = arrival ?? (await onArrivalAsked());
    setState(found ? undefined : 'failed');
    if (!found) return;
    setSet(found);
    onDepart(found);
  }

  return (
    <>
      <button type="button" className="text-button" onClick={() => void choose()}>
        {state === 'asking' ? t('stops.askingArrival') : t('stops.sameAsArrival')}
      </button>
      {state === 'failed' && (
        <p role="alert" className="helper">
          {t('stops.arrivalUnknown')}
        </p>
      )}
    </>
  );
}
