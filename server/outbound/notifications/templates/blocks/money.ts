import type { OfferLine } from '../../../../model/orders/offer.entity';
import { printLine } from '../../../../sales/pricing';
import { sumAmountsDue } from '../../../../platform/values/money';
import type { CancellationStepData } from '../../../../texts/cancellationLines';
import { listCancellationLines } from '../../../../texts/cancellationLines';
import type { Words } from '../../../../texts/words';
import type { Block } from './block';
import { writeAmounts, writeFacts } from './Rows';
import { writeParagraph, writeSection, writeSmall } from './text';

interface Food {
  name: string;
  /** Cents, VAT included, as the inquiry page shows them. */
  price: number;
  count: number;
}

const listFoodRows = (food: Food[], { euros }: Words) =>
  food.map(({ name, price, count }) => ({ label: `${name} × ${count}`, value: euros(price * count) }));

/** Price, VAT, catering, and the one sum to pay. `price` of the offer in cents without VAT, null when none was agreed. */
export function writePrice(
  offer: { price: number | null; vatRate: number; lines?: OfferLine[] | null },
  food: Food[],
  words: Words,
): Block[] {
  const { t, euros, percent } = words;
  const { net, vat, amountDue } = sumAmountsDue(offer, food);
  if (net === null || vat === null || amountDue === null)
    return [writeSection(t('price.price')), writeParagraph(t('price.separate')), ...writePricedFood(food, words)];
  return [
    writeSection(t('price.price')),
    writeAmounts([
      ...(offer.lines ?? [])
        .map((line) => printLine(line, words))
        .map(({ title, detail, amount }) => ({
          label: detail ? `${title}: ${detail}` : title,
          value: euros(amount),
        })),
      { label: t('price.net'), value: euros(net) },
      { label: t('price.vat', { rate: percent(offer.vatRate) }), value: euros(vat) },
      ...listFoodRows(food, words),
      { label: t('price.amountDue'), value: euros(amountDue) },
    ]),
    ...(food.length > 0 ? [writeSmall(t('price.cateringHasVat'))] : []),
  ];
}

/** The cancellation fee with days and sums; absent in messages queued before offers had it. */
export function writeCancellation(offer: { cancellation?: CancellationStepData[] }, words: Words): Block[] {
  const lines = listCancellationLines(offer.cancellation, words);
  if (lines.length === 0) return [];
  return [
    writeSection(words.t('cancellation.title')),
    writeFacts(lines.map(({ when, cost }) => ({ label: when, value: cost }))),
    writeSmall(words.t('cancellation.basis')),
  ];
}

/** 'Pakkumine kehtib kuni 20.11.2026.' Of one that ends within a day, such as at the departure, the hour too. */
export function printValidity({ validUntil }: { validUntil?: string | null }, { t, end }: Words): string {
  return validUntil ? t('price.validUntil', { end: end(validUntil) }) : '';
}

/** Ordered food with its prices, while the trip has none; nothing when none was ordered. */
export function writePricedFood(food: Food[], words: Words): Block[] {
  const { t, euros } = words;
  if (food.length === 0) return [];
  return [
    writeSection(t('trip.catering')),
    writeAmounts([
      ...listFoodRows(food, words),
      { label: t('price.cateringTotal'), value: euros(sumAmountsDue(null, food).foodTotal) },
    ]),
    writeSmall(`${t('price.cateringAdded')} ${t('price.cateringHasVat')}`),
  ];
}
