import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { InvoiceDocument, useCreditInvoiceMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { listFieldErrors } from '../../lib/request/errors';
import { formatAmount, parseSigned, toCents, toEuros } from '../../lib/texts/money';
import { printPrice } from '../../lib/texts/tripTexts';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import type { Invoice } from './invoiceStates';
import { nameInvoice } from './invoiceStates';

interface CreditDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Issues a credit note, of all that is left or of parts of it. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const navigate = useNavigate();
  const lines = invoice.lines.filter(({ creditable }) => creditable !== 0);
  const [sums, setSums] = useState(() => lines.map(({ creditable }) => formatAmount(toCents(creditable))));
  const [reason, setReason] = useState('');
  const [isSent, setIsSent] = useState(invoice.buyer.email !== null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [credit, { loading }] = useCreditInvoiceMutation({
    context: {
      toast: ({ creditInvoice }: { creditInvoice: Invoice }) =>
        t('invoicing.creditedToast', { number: creditInvoice.number ?? '' }),
      formFields: ['reason', ...lines.map((_, index) => `lines.${index}.amount`)],
    },
    refetchQueries: [{ query: InvoiceDocument, variables: { id: invoice.id } }],
  });

  async function submit() {
    if (loading) return;
    const read = lines.map(({ id, creditable }, index) => ({ id, creditable, cents: parseSigned(sums[index] || '0') }));
    const wrong = read.findIndex(({ cents, creditable }) => cents === undefined || !fits(cents, toCents(creditable)));
    if (wrong >= 0) {
      const most = printPrice(lines[wrong]?.creditable);
      return setProblems({ [`field.${wrong}`]: t('invoicing.creditWrong', { most }) });
    }
    const wished = read.filter(({ cents }) => cents !== 0);
    if (wished.length === 0) return setProblems({ 'field.0': t('invoicing.creditNothing') });
    if (reason.trim() === '') return setProblems({ reason: t('invoicing.creditReasonMissing') });
    const given = wished.map(({ id, cents }) => ({ lineId: id, amount: toEuros(cents ?? 0) }));
    const { data, error } = await credit({
      variables: { id: invoice.id, lines: given, reason: reason.trim(), send: isSent },
    });
    if (error)
      return setProblems(
        toFields(
          listFieldErrors(error),
          wished.map(({ id }) => lines.findIndex((line) => line.id === id)),
        ),
      );
    onClose();
    if (data) await navigate(paths.invoice(data.creditInvoice.id.toUpperCase()));
  }

  function change(work: () => void) {
    work();
    setProblems({});
  }

  return (
    <FormDialog
      open
      title={`${t('invoicing.credit')}: ${nameInvoice(invoice)}`}
      submitLabel={t('invoicing.creditSubmit')}
      busy={loading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('invoicing.creditHint')}</Box>
        {lines.map(({ id, title }, index) => (
          <TextField
            key={id}
            label={title}
            value={sums[index]}
            disabled={loading}
            error={problems[`field.${index}`] !== undefined}
            helperText={problems[`field.${index}`]}
            onChange={({ target: { value } }) =>
              change(() => setSums(sums.map((sum, place) => (place === index ? value : sum))))
            }
            slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' } }}
          />
        ))}
        <TextField
          label={t('invoicing.creditReason')}
          value={reason}
          required
          disabled={loading}
          error={problems.reason !== undefined}
          helperText={problems.reason}
          onChange={({ target: { value } }) => change(() => setReason(value))}
          slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
        />
        {invoice.buyer.email && (
          <FormControlLabel
            control={<Checkbox checked={isSent} onChange={(_event, checked) => setIsSent(checked)} />}
            label={t('invoicing.creditSend')}
          />
        )}
      </Box>
    </FormDialog>
  );
}

/** Nothing, or a part with the sign of the line. */
const fits = (cents: number, most: number): boolean =>
  cents === 0 || (Math.sign(cents) === Math.sign(most) && Math.abs(cents) <= Math.abs(most));

/** The server counts the lines that were sent; the form shows all. */
function toFields(found: Record<string, string>, places: readonly number[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).map(([field, text]) => {
      const [, sent] = /^lines\.(\d+)\.amount$/.exec(field) ?? [];
      return [sent === undefined ? field : `field.${places[Number(sent)]}`, text];
    }),
  );
}
