import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { useUpdateOrderMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { isOnlyAbout, isUnanswered, listFieldErrors } from '../../../lib/request/errors';
import { focusInvalid } from '../../../lib/forms/focusInvalid';
import { useStoredForm } from '../../../lib/forms/storedForm';
import { formatDateTime } from '../../../lib/texts/time';
import { DateTimePart } from '../../../ui/fields/days/DateTimePart';
import { Section } from '../../../ui/layout/Section';
import { detailFields, findMissingDetails, hasLeader, toDetails, toDetailsInput } from './details';
import type { OrderDetails } from './details';
import type { OrderPartProps } from '../parts/orderParts';
import { StaleNotice } from '../parts/StaleNotice';
import { isStale, useStaleGuard } from '../parts/staleGuard';
import { LongField } from '../../../ui/fields/LongField';

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

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void save();
    focusInvalid(event.currentTarget);
  }

  const text = (field: Exclude<keyof OrderDetails, 'start' | 'clientNotes'>, label: string) => ({
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
      <Box component="form" noValidate onSubmit={submit}>
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
          <TextField {...text('fullName', t('orders.fullName'))} slotProps={{ htmlInput: { maxLength: 255 } }} />
          <TextField {...text('company', t('job.company'))} slotProps={{ htmlInput: { maxLength: 255 } }} />
          <TextField
            {...text('companyRegistrationNumber', t('orders.companyRegistrationNumber'))}
            slotProps={{ htmlInput: { maxLength: 35, autoComplete: 'off' } }}
          />
          <TextField
            {...text('companyVatNumber', t('orders.companyVatNumber'))}
            slotProps={{ htmlInput: { maxLength: 15, autoComplete: 'off' } }}
          />
          <TextField
            {...text('companyAddress', t('orders.companyAddress'))}
            slotProps={{ htmlInput: { maxLength: 255 } }}
          />
          <TextField
            {...text('invoiceEmail', t('orders.invoiceEmail'))}
            type="email"
            slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
          />
          <TextField {...text('email', t('orders.email'))} type="email" slotProps={{ htmlInput: { maxLength: 255 } }} />
          <TextField {...text('phone', t('job.phone'))} type="tel" slotProps={{ htmlInput: { maxLength: 255 } }} />
          <TextField {...text('promo', t('orders.promo'))} slotProps={{ htmlInput: { maxLength: 255 } }} />
          {hasLeader(order) && (
            <>
              <TextField
                {...text('groupFullName', t('job.groupLeader'))}
                slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
              />
              <TextField
                {...text('groupEmail', t('orders.groupEmail'))}
                type="email"
                slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
              />
              <TextField
                {...text('groupPhone', t('job.groupPhone'))}
                type="tel"
                slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
              />
            </>
          )}
          <LongField
            label={t('orders.detailNotes')}
            value={form.values.clientNotes}
            onChange={(event) => form.set('clientNotes', event.target.value)}
            disabled={loading}
            error={Boolean(form.messages.clientNotes)}
            helperText={form.messages.clientNotes}
          />
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
      </Box>
    </Section>
  );
}
