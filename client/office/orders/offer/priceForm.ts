import { useState } from 'react';
import { DEFAULT_VAT_RATE } from '../../../../server/platform/values/money';
import type { UpdatePriceMutationVariables } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { listFieldErrors } from '../../../lib/request/errors';
import { focusInvalid } from '../../../lib/forms/focusInvalid';
import { toCents, toEuros } from '../../../lib/texts/money';
import { useStoredForm } from '../../../lib/forms/storedForm';
import type { OrderPartProps } from '../parts/orderParts';
import { findFarFrom } from './farPrice';
import type { UsualPrice } from './farPrice';
import type { PriceValues } from './PriceFields';
import type { PriceDoubt } from './PriceQuestion';
import { isStale, useStaleGuard } from '../parts/staleGuard';

/** The mutation options of both forms with a price: the form itself shows a stale version and wrong fields. */
export const priceContext = { formFields: ['price', 'vatRate', 'note', 'validUntil'], quiet: isStale };

interface PriceFormOptions {
  /** The price field's value until a price is typed; null is an empty field. Integer cents. */
  firstCents: number | null;
  /** The price list's proposal, until a price is typed. Integer cents. */
  proposedCents?: number | null;
  /** A price of 0 is sent only after one question. */
  asksAboutZero?: boolean;
  /** A price far from one of these is taken only after one question. */
  usual?: readonly UsualPrice[];
}

/** The form of a price: starts from the latest offer, keeps what was typed when sending fails. */
export function usePriceForm(
  { order, reload }: OrderPartProps,
  { firstCents, proposedCents = null, asksAboutZero = false, usual = [] }: PriceFormOptions,
  send: (call: { variables: UpdatePriceMutationVariables }) => Promise<{ error?: unknown }>,
  sending: boolean,
) {
  const { offer } = order;
  const former = typeof offer?.price === 'number' ? toCents(offer.price) : null;
  const [doubt, setDoubt] = useState<PriceDoubt>();
  const form = useStoredForm<PriceValues>({
    vatRate: offer?.vatRate ?? DEFAULT_VAT_RATE,
    netCents: former ?? proposedCents ?? firstCents,
    note: offer?.note ?? '',
  });
  const guard = useStaleGuard(reload);
  // The 0 that stands there to begin with is nobody's price.
  const priced = former !== null || proposedCents !== null || form.isTouched('netCents');

  async function save(version = order.version): Promise<void> {
    const { netCents, vatRate, note } = form.values;
    setDoubt(undefined);
    if (sending) return;
    if (netCents === null || !priced) return void form.show({ netCents: t('orders.priceMissing') });
    const variables = { id: order.id, version, price: toEuros(netCents), vatRate, note };
    const { error } = guard.watch(await send({ variables }));
    if (!error) return form.reset();
    const { price, ...found } = listFieldErrors(error);
    form.show({ ...found, netCents: price });
  }

  function findDoubt(netCents: number | null): PriceDoubt | undefined {
    if (netCents === null || !priced) return undefined;
    if (asksAboutZero && netCents === 0) return 'zero';
    return findFarFrom(netCents, former === null ? usual : [...usual, { from: 'former', cents: former }]);
  }

  function submit(element: HTMLFormElement) {
    const found = findDoubt(form.values.netCents);
    if (found) return setDoubt(found);
    void save();
    focusInvalid(element);
  }

  const foodCents = toCents(order.foodTotal ?? 0);
  return {
    form,
    guard,
    priced,
    foodCents,
    /** The props of PriceQuestion. */
    question: {
      doubt,
      order,
      values: form.values,
      foodCents,
      onConfirm: () => void save(),
      onClose: () => setDoubt(undefined),
    },
    save,
    submit,
  };
}
