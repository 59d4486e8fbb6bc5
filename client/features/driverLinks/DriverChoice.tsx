import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useEffect, useId, useRef } from 'react';
import { t } from '../../i18n/et';

interface DriverChoiceProps {
  drivers: readonly { id: string; firstname: string; lastname: string }[];
  value: string | undefined;
  onChange: (driverId: string) => void;
  /** The form was to be sent without a choice. */
  missing: boolean;
}

/** Whose hours these are: all drivers of a job share its link. */
export function DriverChoice({ drivers, value, onChange, missing }: DriverChoiceProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missing) group.current?.querySelector('input')?.focus();
  }, [missing]);

  return (
    <FormControl error={missing}>
      <FormLabel id={id} sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
        {t('driverLinks.driver')}
      </FormLabel>
      <RadioGroup
        ref={group}
        aria-labelledby={id}
        aria-describedby={missing ? `${id}-missing` : undefined}
        value={value ?? ''}
        onChange={(_, chosen) => onChange(chosen)}
      >
        {drivers.map((driver) => (
          <FormControlLabel
            key={driver.id}
            value={driver.id}
            label={`${driver.firstname} ${driver.lastname}`.trim()}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      {missing && <FormHelperText id={`${id}-missing`}>{t('driverLinks.driverMissing')}</FormHelperText>}
    </FormControl>
  );
}
