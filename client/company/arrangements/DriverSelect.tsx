import TextField from '@mui/material/TextField';
import type { ArrangementChoicesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';

interface DriverSelectProps {
  drivers: ArrangementChoicesQuery['drivers'];
  /** Unless told, that somebody drives. */
  label?: string;
  /** May stay although hidden. */
  used?: string;
  /** Also who left may be chosen: for days gone by. */
  withHidden?: boolean;
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
  disabled: boolean;
  /** Other bookings at that time, by id. */
  busy?: ReadonlyMap<string, readonly string[]>;
}

/** Selects a driver by first name and user name, drivers before admins. Hidden ones cannot be chosen (docs/product.md, 'Arrangements'). */
export function DriverSelect(props: DriverSelectProps) {
  const { label = t('office.driver'), drivers, used, withHidden, value, onChange, error, disabled, busy } = props;
  const shown = drivers.filter(({ id, hidden }) => withHidden || !hidden || id === used);
  const byRole = [...shown.filter(({ role }) => role === 'driver'), ...shown.filter(({ role }) => role !== 'driver')];
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={error}
      disabled={disabled}
      slotProps={{ select: { native: true } }}
    >
      {value === '' && <option value="" />}
      {byRole.map(({ id, firstname, username, hidden }) => {
        const name = `${firstname} (${username})`;
        const shown = hidden ? t('office.hiddenName', { name }) : name;
        return (
          <option key={id} value={id}>
            {[shown, ...(busy?.get(id) ?? [])].join(' · ')}
          </option>
        );
      })}
    </TextField>
  );
}
