import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useUpdatePriceMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { Form } from '../../../ui/forms/Form';
import { Section } from '../../../ui/layout/Section';
import type { OrderPartProps } from '../parts/orderParts';
import { printPrice } from '../parts/orderTexts';
import { PriceFields } from './PriceFields';
import { PriceQuestion } from './PriceQuestion';
import { priceContext, usePriceForm } from './priceForm';
import { StaleNotice } from '../parts/StaleNotice';

/** Corrects the agreed price; nobody is e-mailed (docs/product.md, 'Money'). */
export function PriceForm(props: OrderPartProps) {
  const [update, { loading }] = useUpdatePriceMutation({
    context: { ...priceContext, toast: t('office.changesSaved') },
  });
  const prices = usePriceForm(props, { firstCents: null }, update, loading);
  const { form, guard, save, submit, foodCents, question } = prices;
  const { offer } = props.order;
  const isUnpriced = typeof offer?.price !== 'number';
  const agreed = isUnpriced
    ? t('orders.noPriceYet')
    : t('orders.agreedPrice', { net: printPrice(offer.price), rate: offer.vatRate, total: printPrice(offer.total) });

  return (
    <Section
      title={t('orders.editPrice')}
      collapsible
      startCollapsed
      summary={form.dirty ? t('orders.unsaved') : agreed}
    >
      <Form onSubmit={submit}>
        <PriceFields {...form} disabled={loading} foodCents={foodCents} />
        <StaleNotice guard={guard} busy={loading} onSaveAgain={save} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mt: 2 }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {isUnpriced ? t('orders.noPriceYet') : t('orders.noMailSent')}
          </Box>
          <Button type="submit" variant="contained" disabled={loading || !form.dirty}>
            {loading ? t('ui.saving') : t('ui.save')}
          </Button>
        </Box>
      </Form>
      <PriceQuestion {...question} confirmLabel={t('ui.save')} />
    </Section>
  );
}
