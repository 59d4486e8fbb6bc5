import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TripMenuDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { useReply } from '../../../lib/request/useReply';
import { formatMoney, toCents, toEuros } from '../../../lib/texts/money';
import { FailedState } from '../../../ui/FailedState';
import type { TripProps } from '../useMyTrip';
import { ChangeForm } from './ChangeForm';
import { useTripChange } from './useTripChange';

/** The catering, and the price of the trip with it before that is saved. */
export default function FoodForm(props: TripProps & { onClose: () => void }) {
  const { trip, onClose } = props;
  const menu = useReply(TripMenuDocument, {}, { keep: true });
  const [counts, setCounts] = useState<Record<string, string>>(
    Object.fromEntries(trip.food.map(({ id, count }) => [id, String(count)])),
  );
  const { save, saving, problem } = useTripChange(props, []);
  if (menu.error) return <FailedState title={t('myTrip.menuFailed')} onRetry={menu.retry} />;
  if (!menu.data) return null;

  // Ordered packages keep their price, even if they are no longer sold.
  const ordered = trip.food.map(({ id, name, price }) => ({ id, name, price }));
  const others = menu.data.foodPackages.filter(({ id, hidden }) => !hidden && !ordered.some((item) => item.id === id));
  const packages = [...ordered, ...others];
  const items = packages.map(({ id }) => ({ id, count: Number(counts[id] ?? '') })).filter(({ count }) => count > 0);
  const addUp = (list: readonly { id: string; count: number }[]) =>
    list.reduce((sum, { id, count }) => sum + toCents(packages.find((item) => item.id === id)?.price ?? 0) * count, 0);
  const total = addUp(items);
  const due = trip.price?.amountDue;

  async function submit() {
    if (await save({ food: { items, foodTotal: toEuros(total) } })) onClose();
  }

  return (
    <ChangeForm saving={saving} problem={problem} onSave={() => void submit()} onClose={onClose}>
      {packages.map(({ id, name, price }) => (
        <TextField
          key={id}
          label={t('myTrip.foodCount', { name })}
          value={counts[id] ?? ''}
          placeholder="0"
          disabled={saving}
          helperText={t('myTrip.foodPrice', { price: formatMoney(toCents(price)) })}
          onChange={({ target }) => {
            if (/^\d{0,4}$/.test(target.value)) setCounts((now) => ({ ...now, [id]: target.value }));
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      ))}
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {t('myTrip.foodSum', { sum: formatMoney(total) })}
        {due != null && (
          <>
            {'. '}
            {t('myTrip.foodNewDue', { sum: formatMoney(toCents(due) - addUp(trip.food) + total) })}
          </>
        )}
      </Typography>
    </ChangeForm>
  );
}
