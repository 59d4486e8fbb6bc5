import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useReportDriversQuery } from '../../generated/graphql';
import type { ReportDriversQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { keepTyped } from '../../lib/forms/keepTyped';
import { printPersonName } from '../../lib/texts/tripTexts';
import { makeRoomBelow } from '../../ui/layout/roomBelow';

type PickedDriver = ReportDriversQuery['drivers'][number];

interface DriverPickerProps {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  error?: string;
}

/** Drivers as chips that can be removed; hidden ones come last, for they may have driven before. */
export function DriverPicker({ ids, onChange, error }: DriverPickerProps) {
  const { data, error: failure, loading } = useReportDriversQuery();
  const drivers = [...(data?.drivers ?? [])].sort((one, other) => Number(one.hidden) - Number(other.hidden));
  const chosen = ids.flatMap((id) => drivers.find((driver) => driver.id === id) ?? []);
  const [typed, setTyped] = useState('');
  const message = error ?? (failure && !data ? t('reports.driversFailed') : undefined);
  return (
    <Autocomplete
      multiple
      options={drivers}
      value={chosen}
      loading={loading}
      onChange={(_, next) => onChange(next.map(({ id }) => id))}
      inputValue={typed}
      onInputChange={keepTyped(setTyped)}
      getOptionLabel={printLabel}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      filterSelectedOptions
      disableCloseOnSelect
      autoHighlight
      onOpen={({ currentTarget }) => makeRoomBelow(currentTarget)}
      noOptionsText={t('reports.noneFound')}
      loadingText={t('shell.loading')}
      openText={t('reports.driversHint')}
      closeText={t('ui.close')}
      clearText={t('reports.clearDrivers')}
      slotProps={{ chip: { size: 'small' } }}
      sx={fieldStyles}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('office.drivers')}
          placeholder={chosen.length === 0 ? t('reports.driversHint') : undefined}
          error={Boolean(message)}
          helperText={message}
        />
      )}
    />
  );
}

/** The user name tells two of the same name apart. */
function printLabel(driver: PickedDriver): string {
  const name = `${printPersonName(driver)} (${driver.username})`;
  return driver.hidden ? t('office.hiddenName', { name }) : name;
}

const fieldStyles = {
  '& .MuiOutlinedInput-root.MuiInputBase-root': { py: '5px', pl: '8px' },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { py: '4px' },
};
