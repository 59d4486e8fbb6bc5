import { useState } from 'react';
import { t } from '../../../i18n/dayTexts';
import { parseTypedHours } from '../../../../server/platform/values/reportedHours';
import { AskForm } from './AskForm';
import type { TripScreenProps } from '../screens/screenTypes';
import { ActButton } from '../screens/ActButton';
import { Problem } from './Problem';

/** The acts that want a number, with the names of their texts. */
export const amounts = { people: 'count', odometer: 'odometer', fuel: 'fuel', cash: 'cash' } as const;

interface Props extends TripScreenProps {
  kind: keyof typeof amounts;
  onDone: () => void;
}

/** Asks for one number. People begin with the number that is expected. */
export function AmountScreen({ store, trip, kind, onDone }: Props) {
  const [typed, setTyped] = useState(kind === 'people' ? String(trip.passengers) : '');
  const hasCents = kind === 'fuel' || kind === 'cash';
  const amount = hasCents ? parseTypedHours(typed) : /^\d{1,7}$/.test(typed) ? Number(typed) : undefined;
  const isWrong = typed !== '' && amount === undefined;
  const isMissing = typed === '' || amount === undefined || (kind === 'cash' && amount === 0);
  const step = (by: number) => setTyped(String(Math.max(0, (amount ?? 0) + by)));
  const save = () => store.act({ kind, orderId: trip.id, amount });
  return (
    <AskForm
      title={t(`day.${amounts[kind]}`)}
      saveLabel={t('day.save')}
      isMissing={isMissing}
      onSave={save}
      onDone={onDone}
    >
      <label className="number-field">
        <input
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
          inputMode={hasCents ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-invalid={isWrong}
          maxLength={8}
        />
        <span>{t(`day.${amounts[kind]}Unit`)}</span>
      </label>
      {isWrong && <Problem>{t('day.numberOnly')}</Problem>}
      {kind === 'cash' && <p>{t('day.cashHint')}</p>}
      {kind === 'people' && (
        <div className="act-pair">
          <ActButton onClick={() => step(-1)} aria-label={t('day.onePersonLess')}>
            −1
          </ActButton>
          <ActButton onClick={() => step(1)} aria-label={t('day.onePersonMore')}>
            +1
          </ActButton>
        </div>
      )}
    </AskForm>
  );
}
