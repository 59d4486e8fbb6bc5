import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type { ArrangementChoicesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { DateField } from '../../ui/fields/DateField';
import { TimeField } from '../../ui/fields/TimeField';
import { bindField, bindText } from '../../ui/forms/bindField';
import type { FormFieldsProps } from '../../ui/forms/bindField';
import type { ArrangementValues } from './arrangementValues';
import { DescriptionField } from './DescriptionField';
import { DriverSelect } from './DriverSelect';
import { WeekdayToggles } from './WeekdayToggles';

interface ArrangementFieldsProps extends FormFieldsProps<ArrangementValues> {
  choices: ArrangementChoicesQuery;
  /** Driver and bus of the arrangement. Hidden ones may stay. */
  used: { driver?: string; bus?: string };
}

/** The fields of an arrangement, new or edited whole (docs/product.md, 'Arrangements'). */
export function ArrangementFields({ choices, used, form, disabled }: ArrangementFieldsProps) {
  const { values, messages } = form;
  const buses = choices.buses.filter(({ id, hidden }) => !hidden || id === used.bus);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label={t('office.name')}
        {...bindText(form, 'name')}
        disabled={disabled}
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
      <DescriptionField form={form} disabled={disabled} />
      <Box sx={pair}>
        {(['firstDay', 'lastDay'] as const).map((day) => (
          <div key={day}>
            <DateField label={t(`arrangements.${day}`)} {...bindField(form, day)} disabled={disabled} />
            {!messages[day] && <FormHelperText>{t(`arrangements.${day}Hint`)}</FormHelperText>}
          </div>
        ))}
      </Box>
      <WeekdayToggles {...bindField(form, 'weekdays')} disabled={disabled} />
      <Box sx={pair}>
        <TimeField label={t('arrangements.depart')} {...bindField(form, 'depart')} disabled={disabled} />
        <TimeField label={t('arrangements.duration')} {...bindField(form, 'duration')} disabled={disabled} />
      </Box>
      <Box sx={pair}>
        <DriverSelect drivers={choices.drivers} used={used.driver} {...bindField(form, 'driver')} disabled={disabled} />
        <TextField
          select
          label={t('arrangements.bus')}
          {...bindText(form, 'bus')}
          disabled={disabled}
          slotProps={{ select: { native: true } }}
        >
          <option value="">{t('arrangements.noBus')}</option>
          {buses.map(({ id, name, hidden }) => (
            <option key={id} value={id}>
              {hidden ? t('office.hiddenName', { name }) : name}
            </option>
          ))}
        </TextField>
      </Box>
      <TextField
        label={t('arrangements.drivingMin')}
        {...bindText(form, 'drivingMin', t('arrangements.drivingMinHint'))}
        disabled={disabled}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      />
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={values.shortLine}
              disabled={disabled}
              onChange={({ target }) => form.set('shortLine', target.checked)}
            />
          }
          label={t('arrangements.shortLine')}
        />
        <FormHelperText>{t('arrangements.shortLineHint')}</FormHelperText>
      </Box>
    </Box>
  );
}

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } };
