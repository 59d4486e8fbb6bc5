import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useUpdateBusMutation } from '../../generated/graphql';
import type { BusDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useStoredForm } from '../../lib/forms/storedForm';
import { DateField } from '../../ui/fields/DateField';
import { DepotField, toDepotValue } from '../../shared/fields/DepotField';
import { SectionForm } from '../../ui/fields/SectionForm';
import { bindField, bindText } from '../../ui/forms/bindField';

/** Values typed as text and sent as numbers; a comma is a decimal point. */
const readNumber = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));

/** Data of a bus that an assignment needs. All of it may stay empty. */
export function BusFactsForm({ bus }: { bus: BusDetailsFragment }) {
  const { id, name, depot } = bus;
  // The same object as long as nothing else is stored: else the form would take it for a change.
  const storedDepot = useMemo(() => toDepotValue(depot), [depot]);
  const form = useStoredForm({
    plate: bus.plate ?? '',
    seats: bus.seats == null ? '' : String(bus.seats),
    lift: bus.lift,
    luggageM3: bus.luggageM3 == null ? '' : String(bus.luggageM3).replace('.', ','),
    costPerKm: bus.costPerKm == null ? '' : bus.costPerKm.toFixed(2).replace('.', ','),
    inspectionEnds: bus.inspectionEnds ?? null,
    insuranceEnds: bus.insuranceEnds ?? null,
    unitDownloadedOn: bus.unitDownloadedOn ?? null,
    depot: storedDepot,
  });
  const [update, { loading }] = useUpdateBusMutation({
    context: {
      toast: t('office.changesSaved'),
      formFields: ['plate', 'seats', 'luggageM3', 'costPerKm', 'inspectionEnds', 'insuranceEnds', 'unitDownloadedOn'],
    },
  });

  async function submit() {
    const { seats: seatsText, luggageM3: luggageText, costPerKm: costText, ...others } = form.changed;
    const seats = readNumber(form.values.seats);
    const luggageM3 = readNumber(form.values.luggageM3);
    const costPerKm = readNumber(form.values.costPerKm);
    const wrong = {
      seats:
        seats !== null && !(Number.isInteger(seats) && seats >= 1 && seats <= 200) ? t('duties.seatsWrong') : undefined,
      luggageM3: luggageM3 !== null && !(luggageM3 >= 0 && luggageM3 <= 100) ? t('duties.luggageWrong') : undefined,
      costPerKm: costPerKm !== null && !(costPerKm >= 0 && costPerKm <= 100) ? t('duties.costWrong') : undefined,
    };
    if (form.show(wrong)) return;
    const details = {
      ...others,
      ...(seatsText !== undefined && { seats }),
      ...(luggageText !== undefined && { luggageM3 }),
      ...(costText !== undefined && { costPerKm }),
    };
    const { error } = await update({ variables: { id, name, details } });
    if (error) form.show(listFieldErrors(error));
    else form.reset();
  }

  const text = (field: 'plate' | 'seats' | 'luggageM3' | 'costPerKm', label: string, maxLength: number) => (
    <TextField
      label={label}
      {...bindText(form, field)}
      disabled={loading}
      slotProps={{ htmlInput: { maxLength, autoComplete: 'off', inputMode: field === 'plate' ? 'text' : 'decimal' } }}
    />
  );

  return (
    <SectionForm busy={loading} submitDisabled={!form.dirty} onSubmit={() => void submit()}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1.5 }}>{t('duties.busFactsHint')}</Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        {text('plate', t('duties.plate'), 15)}
        {text('seats', t('duties.seats'), 3)}
        {text('luggageM3', t('duties.luggage'), 6)}
        {text('costPerKm', t('duties.costPerKm'), 6)}
        <FormControlLabel
          sx={{ alignSelf: 'end' }}
          control={
            <Checkbox
              checked={form.values.lift}
              disabled={loading}
              onChange={({ target }) => form.set('lift', target.checked)}
            />
          }
          label={t('duties.lift')}
        />
        {(['inspectionEnds', 'insuranceEnds', 'unitDownloadedOn'] as const).map((field) => (
          <DateField key={field} label={t(`duties.${field}`)} {...bindField(form, field)} disabled={loading} />
        ))}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <DepotField
            label={t('duties.depot')}
            hint={t('duties.depotHintBus')}
            {...bindField(form, 'depot')}
            disabled={loading}
          />
        </Box>
      </Box>
    </SectionForm>
  );
}
