import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import {
  useInvoicesOfOrderQuery,
  useMakeInvoiceMutation,
  useMakePrepaymentInvoiceMutation,
} from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useFormState } from '../../lib/forms/formState';
import { paths } from '../../lib/navigation/paths';
import { useLiveReload } from '../../lib/request/live/useLive';
import { printPrice } from '../../lib/texts/tripTexts';
import { StatusChip } from '../../shared/trip/StatusChip';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';
import { nameInvoice, states } from './invoiceStates';

const lists = ['invoices'] as const;

/** The invoices of an order on its page, and the way to make one by hand. */
export default function OrderInvoices({ orderId }: { orderId: string }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { data, error, refetch } = useInvoicesOfOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  useLiveReload(lists, refetch);
  const [make, { loading }] = useMakeInvoiceMutation();
  const invoices = data?.invoicesOfOrder;
  const holding = invoices?.filter(({ state }) => !['dropped', 'credited', 'creditNote'].includes(state));
  const canMake = holding !== undefined && !holding.some(({ kind }) => kind === 'invoice');

  async function makeOne() {
    const made = await make({ variables: { orderId } });
    if (made.data) await navigate(paths.invoice(made.data.makeInvoice.id.toUpperCase()));
  }

  return (
    <Section title={t('invoicing.ofOrder')}>
      {!invoices && error && <FailedState title={t('invoicing.failed')} onRetry={refetch} />}
      {invoices && invoices.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {invoices.map((invoice) => (
            <Box component="li" key={invoice.id} sx={rowStyles}>
              <Link component={RouterLink} to={paths.invoice(invoice.id.toUpperCase())} sx={{ flexGrow: 1 }}>
                {nameInvoice(invoice)}
              </Link>
              <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{printPrice(invoice.gross)}</Box>
              <StatusChip tone={states[invoice.state].tone}>{t(states[invoice.state].text)}</StatusChip>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ ...rowStyles, display: canMake ? 'flex' : 'none' }}>
        <Button variant="outlined" size="small" disabled={loading} onClick={() => void makeOne()}>
          {t('invoicing.make')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => setIsAsking(true)}>
          {t('invoicing.makePrepayment')}
        </Button>
      </Box>
      {isAsking && <PrepaymentDialog orderId={orderId} onClose={() => setIsAsking(false)} />}
    </Section>
  );
}

const rowStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const USUAL_PERCENT = '30';

function PrepaymentDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const { values, messages, set, show } = useFormState({ percent: USUAL_PERCENT });
  const [make, { loading }] = useMakePrepaymentInvoiceMutation();

  async function submit() {
    const share = /^\d{1,3}$/.test(values.percent.trim()) ? Number(values.percent) : 0;
    if (share < 1 || share > 100) return void show({ percent: t('invoicing.prepaymentWrong') });
    const { data } = await make({ variables: { orderId, percent: share } });
    if (data) await navigate(paths.invoice(data.makePrepaymentInvoice.id.toUpperCase()));
  }

  return (
    <FormDialog
      open
      title={t('invoicing.makePrepayment')}
      submitLabel={t('invoicing.prepaymentSubmit')}
      busy={loading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('invoicing.prepaymentPercent')}
        value={values.percent}
        autoFocus
        disabled={loading}
        error={Boolean(messages.percent)}
        helperText={messages.percent}
        onChange={({ target }) => set('percent', target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
        sx={{ mt: 1 }}
      />
    </FormDialog>
  );
}
