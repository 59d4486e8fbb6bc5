import { t } from '../../../i18n/officeTexts';
import { formatMoney } from '../../../lib/texts/money';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import type { FullOrder } from '../parts/orderParts';
import { printCustomer } from '../parts/orderTexts';
import type { UsualPrice } from './farPrice';
import { printTotal } from './PriceFields';
import type { PriceValues } from './PriceFields';

/** Why a price is asked about: it is 0, or far from a usual one. */
export type PriceDoubt = 'zero' | UsualPrice;

interface PriceQuestionProps {
  doubt: PriceDoubt | undefined;
  order: FullOrder;
  values: PriceValues;
  foodCents: number;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once whether an unusual price is meant, by customer and sum. */
export function PriceQuestion({ doubt, order, values, foodCents, ...rest }: PriceQuestionProps) {
  const total = printTotal(values, foodCents);
  const customer = printCustomer(order);
  const isFar = typeof doubt === 'object';
  return (
    <ConfirmDialog
      open={doubt !== undefined}
      question={
        isFar ? t('orders.farQuestion', { price: formatMoney(values.netCents ?? 0) }) : t('orders.zeroQuestion')
      }
      subject={
        isFar
          ? `${t('orders.farSubject', { customer, total })}\n${t(`orders.farFrom_${doubt.from}`, { price: formatMoney(doubt.cents) })}`
          : t('orders.zeroSubject', { customer, total })
      }
      destroys={false}
      {...rest}
    />
  );
}
