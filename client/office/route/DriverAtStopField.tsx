import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../i18n/officeTexts';
import type { DraftStop, DriverAtStop } from '../../lib/forms/draftRoute';

interface DriverAtStopFieldProps {
  stop: DraftStop;
  onChoose: (driverAtStop: DriverAtStop | null) => void;
}

/** The driver's activity at a middle stop, for the law of driving and rest. */
export function DriverAtStopField({ stop, onChoose }: DriverAtStopFieldProps) {
  const id = useId();
  return (
    <Box sx={rowStyles}>
      <Typography component="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {t('route.driverAtStop')}
      </Typography>
      <TextField
        select
        id={id}
        value={stop.driverAtStop ?? ''}
        onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value) ?? null)}
        slotProps={{
          select: { native: true },
          // The name says which stop is meant where several are read one after another.
          htmlInput: { 'aria-label': t('route.driverAtStopOf', { place: stop.place?.address ?? '' }) },
        }}
        sx={{ width: { xs: '100%', sm: 216 } }}
      >
        <option value="">{t('route.byLength')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`route.${choice}`)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

const choices = ['free', 'standby', 'work'] as const;

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 1,
};
