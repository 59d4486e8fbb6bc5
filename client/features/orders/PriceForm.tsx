import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useUpdatePriceMutation } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { Section } from '../../ui/Section';
import type { OrderPartProps } from './orderParts';
import { PriceFields } from './PriceFields';
import { priceContext, usePriceForm } from './priceForm';
import { StaleNotice } from './StaleNotice';

/** Corrects the agreed price; nobody is e-mailed (spec, "Job page"). */
export function PriceForm(props: OrderPartProps) {
  const [update, { loading }] = useUpdatePriceMutation({
    context: { ...priceContext, toast: t('orders.changesSaved') },
  });
  const { form, guard, save, submit } = usePriceForm(props, null, update, loading);
  const unpriced = typeof props.order.offer?.price !== 'number';

  return (
    <Section title={t('orders.editPrice')} collapsible>
      <Box component="form" noValidate onSubmit={submit}>
        <PriceFields {...form} disabled={loading} />
        <StaleNotice guard={guard} busy={loading} onSaveAgain={save} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mt: 2 }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {unpriced ? t('orders.noPriceYet') : t('orders.noMailSent')}
          </Box>
          <Button type="submit" variant="contained" disabled={loading || !form.dirty}>
            {loading ? t('orders.saving') : t('orders.save')}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
