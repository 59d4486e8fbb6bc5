import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import { useState } from 'react';
import { useOrderableFoodQuery, useUpdateOrderFoodMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { formatMoney, toCents } from '../../../lib/texts/money';
import { Form } from '../../../ui/forms/Form';
import { FailedOrWaiting } from '../../../ui/FailedOrWaiting';
import { hasSameCounts, listOrderable, readCount, replaceCount, toFoodCounts } from './foodCounts';
import type { FoodCounts } from './foodCounts';
import type { OrderPartProps } from '../parts/orderParts';
import { StaleNotice } from '../parts/StaleNotice';
import { isStale, useStaleGuard } from '../parts/staleGuard';

/** Counts of food packages; saved only when they differ from what is ordered (docs/product.md, 'Edit form'). */
export function FoodEditor({ order, reload, onClose }: OrderPartProps & { onClose: () => void }) {
  const { data, error: failed, refetch } = useOrderableFoodQuery();
  const [typed, setTyped] = useState<FoodCounts>();
  const guard = useStaleGuard(reload);
  const [update, { loading }] = useUpdateOrderFoodMutation({
    context: { toast: t('orders.foodSaved'), quiet: isStale },
  });

  if (!data) return <FailedOrWaiting error={failed} height={96} onRetry={refetch} />;

  const stored = toFoodCounts(order);
  const counts = typed ?? stored;
  const packages = listOrderable(data.foodPackages, order);
  const total = packages.reduce((sum, { id, price }) => sum + toCents(price) * (counts[id] ?? 0), 0);
  const setCount = (id: string, count: number) => setTyped(replaceCount(counts, id, count));

  async function save(version = order.version): Promise<void> {
    if (loading) return;
    const food = Object.entries(counts).map(([id, count]) => ({ id, count }));
    const { error } = guard.watch(await update({ variables: { id: order.id, version, food } }));
    if (!error) onClose();
  }

  return (
    <Form onSubmit={() => save()} sx={{ display: 'grid', gap: 1 }}>
      {packages.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('orders.noFoodPackages')}</Box>}
      {packages.map(({ id, name, price }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            {name}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
              {formatMoney(toCents(price))}
            </Box>
          </Box>
          <IconButton
            size="small"
            aria-label={t('orders.lessFood', { name })}
            disabled={loading || !counts[id]}
            onClick={() => setCount(id, (counts[id] ?? 0) - 1)}
          >
            <Remove />
          </IconButton>
          <InputBase
            value={counts[id] ?? 0}
            disabled={loading}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setCount(id, readCount(event.target.value))}
            slotProps={{
              input: { 'aria-label': t('orders.foodCount', { name }), inputMode: 'numeric', autoComplete: 'off' },
            }}
            sx={countStyles}
          />
          <IconButton
            size="small"
            aria-label={t('orders.moreFood', { name })}
            disabled={loading}
            onClick={() => setCount(id, readCount(String((counts[id] ?? 0) + 1)))}
          >
            <Add />
          </IconButton>
        </Box>
      ))}
      <Box role="status" sx={{ display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' }}>
        <span>{t('job.foodTotal')}</span>
        <strong>{formatMoney(total)}</strong>
      </Box>
      <StaleNotice guard={guard} busy={loading} onSaveAgain={save} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button disabled={loading} onClick={onClose}>
          {t('orders.cancelFood')}
        </Button>
        <Button type="submit" variant="contained" disabled={loading || hasSameCounts(counts, stored)}>
          {loading ? t('ui.saving') : t('ui.save')}
        </Button>
      </Box>
    </Form>
  );
}

const countStyles = {
  border: 1,
  borderColor: 'line.field',
  borderRadius: 1,
  '& input': { width: '4.5ch', p: '5px 4px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '&:focus-within': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' },
};
