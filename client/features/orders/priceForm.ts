import type { FormEvent } from 'react';
import { t } from '../../i18n/office';
import { fieldErrors } from '../../lib/errors';
import { focusInvalid } from '../../lib/focusInvalid';
import { centsOf, eurosOf } from '../../lib/money';
import { useStoredForm } from '../../lib/storedForm';
import type { OrderPartProps } from './orderParts';
import { defaultVatRate } from './price';
import type { PriceValues } from './PriceFields';
import { isStale, useStaleGuard } from './staleGuard';

/** What both forms with a price say to their mutation: a stale version and wrong fields are shown by the form itself. */
export const priceContext = { formFields: ['price', 'vatRate', 'note'], quiet: isStale };

interface PriceVariables {
  id: string;
  version: number;
  /** Net, in euros. */
  price: number;
  vatRate: number;
  note: string;
}

/** The form of a price: starts from the latest offer, keeps what was typed when sending fails. */
export function usePriceForm(
  { order, reload }: OrderPartProps,
  firstCents: number | null,
  send: (call: { variables: PriceVariables }) => Promise<{ error?: unknown }>,
  sending: boolean,
) {
  const { offer } = order;
  const form = useStoredForm<PriceValues>({
    vatRate: offer?.vatRate ?? defaultVatRate,
    netCents: offer?.price === null || offer?.price === undefined ? firstCents : centsOf(offer.price),
    note: offer?.note ?? '',
  });
  const guard = useStaleGuard(reload);

  async function save(version = order.version): Promise<void> {
    const { netCents, vatRate, note } = form.values;
    if (sending) return;
    if (netCents === null) return void form.show({ netCents: t('orders.priceMissing') });
    const { error } = guard.watch(
      await send({ variables: { id: order.id, version, price: eurosOf(netCents), vatRate, note } }),
    );
    if (!error) return form.reset();
    const { price, ...found } = fieldErrors(error);
    form.show({ ...found, netCents: price });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void save();
    focusInvalid(event.currentTarget);
  }

  return { form, guard, save, submit };
}
