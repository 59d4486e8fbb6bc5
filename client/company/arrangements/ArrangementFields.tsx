import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type { ArrangementChoicesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { FieldMessages } from '../../lib/forms/formState';
import { DateField } from '../../ui/fields/DateField';
import { TimeField } from '../../ui/fields/TimeField';
import type { ArrangementValues } from './arrangementValues';
import { DescriptionField } from './DescriptionField';
import { DriverSelect } from './DriverSelect';
import { WeekdayToggles } from './WeekdayToggles';

interface ArrangementFieldsProps {
  choices: ArrangementChoicesQuery;
  /** Driver and bus of the arrangement. Hidden ones may stay. */
  used: { driver?: string; bus?: string };
  values: ArrangementValues;
  messages: FieldMessages<ArrangementValues>;
  set: <Field extends keyof ArrangementValues>(field: Field, value: ArrangementValues[Field]) => void;
  disabled: boolean;
}

/** The fields of an arrangement, new or edited whole (docs/product.md, 'Arrangements'). */
export function ArrangementFields({ choices, used, values, messages, set, disabled }: ArrangementFieldsProps) {
  const buses = choices.buses.filter(({ id, hidden }) => !hidden || id === used.bus);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label={t('office.name')}
        value={values.name}
        onChange={({ target }) => set('name', target.value)}
        error={Boolean(messages.name)}
        helperText={messages.name}
        disabled={disabled}
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
      <DescriptionField
        value={values.description}
        onChange={(description) => set('description', description)}
        error={messages.description}
        disabled={disabled}
      />
      <Box sx={pair}>
        <div>
          <DateField
            label={t('arrangements.firstDay')}
            value={values.firstDay}
            onChange={(day) => set('firstDay', day)}
            error={messages.firstDay}
            disabled={disabled}
          />
          {!messages.firstDay && <FormHelperText>{t('arrangements.firstDayHint')}</FormHelperText>}
        </div>
        <div>
          <DateField
            label={t('arrangements.lastDay')}
            value={values.lastDay}
            onChange={(day) => set('lastDay', day)}
            error={messages.lastDay}
            disabled={disabled}
          />
          {!messages.lastDay && <FormHelperText>{t('arrangements.lastDayHint')}</FormHelperText>}
        </div>
      </Box>
      <WeekdayToggles
        value={values.weekdays}
        onChange={(weekdays) => set('weekdays', weekdays)}
        error={messages.weekdays}
        disabled={disabled}
      />
      <Box sx={pair}>
        <TimeField
          label={t('arrangements.depart')}
          value={values.depart}
          onChange={(time) => set('depart', time)}
          error={messages.depart}
          disabled={disabled}
        />
        <TimeField
          label={t('arrangements.duration')}
          value={values.duration}
          onChange={(time) => set('duration', time)}
          error={messages.duration}
          disabled={disabled}
        />
      </Box>
      <Box sx={pair}>
        <DriverSelect
          drivers={choices.drivers}
          used={used.driver}
          value={values.driver}
          onChange={(driver) => set('driver', driver)}
          error={messages.driver}
          disabled={disabled}
        />
        <TextField
          select
          label={t('arrangements.bus')}
          value={values.bus}
          onChange={({ target }) => set('bus', target.value)}
          error={Boolean(messages.bus)}
          helperText={messages.bus}
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
        value={values.drivingMin}
        onChange={({ target }) => set('drivingMin', target.value)}
        error={Boolean(messages.drivingMin)}
        helperText={messages.drivingMin ?? t('arrangements.drivingMinHint')}
        disabled={disabled}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      />
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={values.shortLine}
              disabled={disabled}
              onChange={({ target }) => set('shortLine', target.checked)}
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
