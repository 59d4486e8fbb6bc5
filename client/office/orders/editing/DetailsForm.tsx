import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useUpdateOrderMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import type { PlainTextKey } from '../../../i18n/officeTexts';
import { isOnlyAbout, isUnanswered, listFieldErrors } from '../../../lib/request/errors';
import { useStoredForm } from '../../../lib/forms/storedForm';
import { formatDateTime } from '../../../lib/texts/time';
import { Form } from '../../../ui/forms/Form';
import { DateTimePart } from '../../../ui/fields/days/DateTimePart';
import { Section } from '../../../ui/layout/Section';
import { detailFields, findMissingDetails, hasLeader, toDetails, toDetailsInput } from './details';
import type { OrderDetails } from './details';
import type { OrderPartProps } from '../parts/orderParts';
import { StaleNotice } from '../parts/StaleNotice';
import { isStale, useStaleGuard } from '../parts/staleGuard';
import { submitBy } from '../parts/submitBy';
import { LongField } from '../../../ui/fields/LongField';

interface TextLine {
  field: Exclude<keyof OrderDetails, 'start'>;
  label: PlainTextKey;
  type?: 'email' | 'tel';
  maxLength?: number;
  autoComplete?: 'off';
}

const customerFields: readonly TextLine[] = [
  { field: 'fullName', label: 'orders.fullName' },
  { field: 'company', label: 'job.company' },
  {
    field: 'companyRegistrationNumber',
    label: 'orders.companyRegistrationNumber',
    maxLength: 35,
    autoComplete: 'off',
  },
  { field: 'companyVatNumber', label: 'orders.companyVatNumber', maxLength: 15, autoComplete: 'off' },
  { field: 'companyAddress', label: 'orders.companyAddress' },
  { field: 'invoiceEmail', label: 'orders.invoiceEmail', type: 'email', autoComplete: 'off' },
  { field: 'email', label: 'orders.email', type: 'email' },
  { field: 'phone', label: 'job.phone', type: 'tel' },
  { field: 'promo', label: 'orders.promo' },
];
const leaderFields: readonly TextLine[] = [
  { field: 'groupFullName', label: 'job.groupLeader', autoComplete: 'off' },
  { field: 'groupEmail', label: 'orders.groupEmail', type: 'email', autoComplete: 'off' },
  { field: 'groupPhone', label: 'job.groupPhone', type: 'tel', autoComplete: 'off' },
];

/** Edits what the customer told (docs/product.md, 'Edit form'). */
export function DetailsForm({ order, reload }: OrderPartProps) {
  const form = useStoredForm(toDetails(order));
  const guard = useStaleGuard(reload);
  const [update, { loading }] = useUpdateOrderMutation({
    context: { toast: t('office.changesSaved'), formFields: detailFields, quiet: isStale },
  });

  async function save(version = order.version): Promise<void> {
    if (loading || form.show(findMissingDetails(form.values, hasLeader(order)))) return;
    const { error } = guard.watch(
      await update({ variables: { id: order.id, version, input: toDetailsInput(form.changed) } }),
    );
    if (error && isOnlyAbout(error, detailFields)) return void form.show(listFieldErrors(error));
    // When the server refuses, the form shows what is stored (docs/product.md, 'Edit form'). A stale save, and one that never
    // arrived, can be sent again: what was typed stays.
    if (!error || !(isStale(error) || isUnanswered(error))) form.reset();
  }

  const text = (field: Exclude<keyof OrderDetails, 'start'>, label: string) => ({
    label,
    value: form.values[field],
    disabled: loading,
    error: Boolean(form.messages[field]),
    helperText: form.messages[field],
    onChange: (event: { target: { value: string } }) => form.set(field, event.target.value),
  });

  return (
    <Section
      title={t('orders.editDetails')}
      collapsible
      startCollapsed
      summary={
        form.dirty
          ? t('orders.unsaved')
          : [formatDateTime(order.start), t('office.people', { count: order.passengers })].join(' · ')
      }
    >
      <Form onSubmit={submitBy(save)}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateTimePart
            label={t('orders.tripStart')}
            value={form.values.start}
            onChange={(start) => form.set('start', start)}
            disabled={loading}
            error={form.messages.start}
          />
          <TextField
            {...text('passengers', t('job.passengers'))}
            type="number"
            slotProps={{ htmlInput: { min: 1, inputMode: 'numeric' } }}
          />
          <Alert severity="warning" sx={{ gridColumn: { sm: '1 / -1' }, py: 0 }}>
            {t('orders.dateWarning')}
          </Alert>
          {[...customerFields, ...(hasLeader(order) ? leaderFields : [])].map(({ field, label, type, ...input }) => (
            <TextField
              key={field}
              {...text(field, t(label))}
              type={type}
              slotProps={{ htmlInput: { maxLength: 255, ...input } }}
            />
          ))}
          <LongField {...text('clientNotes', t('orders.detailNotes'))} />
        </Box>
        <StaleNotice guard={guard} busy={loading} onSaveAgain={save} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
          {form.dirty && (
            <Button disabled={loading} onClick={() => form.reset()}>
              {t('ui.cancel')}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={loading || !form.dirty}>
            {loading ? t('ui.saving') : t('ui.save')}
          </Button>
        </Box>
      </Form>
    </Section>
  );
}
