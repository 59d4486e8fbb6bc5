import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../i18n/officeTexts';
import { formatMoney, toCents } from '../../../lib/texts/money';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { Section } from '../../../ui/layout/Section';
import { FoodEditor } from '../editing/FoodEditor';
import type { OrderPartProps } from '../parts/orderParts';
import { printPrice } from '../parts/orderTexts';

/** The ordered catering with its sums, and the way to change it. */
export function FoodCard({ order, reload, priceless = false }: OrderPartProps & { priceless?: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  const canEdit = order.allowedActions.includes('editFood');

  return (
    <Section
      title={t('job.food')}
      actions={
        canEdit &&
        !isEditing && (
          <Button
            size="small"
            onClick={() => setIsEditing(true)}
            aria-label={`${t('orders.editFood')}: ${t('job.food')}`}
          >
            {t('orders.editFood')}
          </Button>
        )
      }
    >
      {isEditing && <FoodEditor order={order} reload={reload} onClose={() => setIsEditing(false)} />}
      {!isEditing && order.food.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('job.foodNone')}</Box>}
      {!isEditing && order.food.length > 0 && (
        <KeyValueList
          items={[
            ...order.food.map(({ name, count, price }) => ({
              label: priceless ? name : `${name} ×${count}`,
              value: priceless ? `×${count}` : formatMoney(toCents(price) * count),
            })),
            ...(order.food.length > 1 && !priceless
              ? [{ label: t('job.foodTotal'), value: <strong>{printPrice(order.foodTotal)}</strong> }]
              : []),
          ]}
        />
      )}
    </Section>
  );
}
