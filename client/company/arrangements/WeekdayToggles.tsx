import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { t } from '../../i18n/officeTexts';
import { listWeekdayLetters, weekdayNames } from '../../lib/texts/weekdays';

interface WeekdayTogglesProps {
  /** 1 is Monday. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  error: string | undefined;
  disabled: boolean;
}

/** E T K N R L P, each pressed or not. */
export function WeekdayToggles({ value, onChange, error, disabled }: WeekdayTogglesProps) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      disabled={disabled}
      aria-describedby={error && id}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ mb: 0.75, p: 0, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        {t('arrangements.weekdays')}
      </Box>
      <ToggleButtonGroup
        value={[...value]}
        disabled={disabled}
        onChange={(_, chosen: number[]) => onChange([...chosen].sort())}
        // Seven thumbs beside each other are as wide as a small phone.
        sx={{ mx: { xs: -1, sm: 0 }, width: { xs: 'calc(100% + 16px)', sm: 'auto' } }}
      >
        {listWeekdayLetters().map((letter, index) => (
          <ToggleButton
            key={weekdayNames()[index]}
            value={index + 1}
            aria-label={weekdayNames()[index]}
            aria-invalid={error ? true : undefined}
            sx={toggleStyles}
          >
            {letter}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && (
        <FormHelperText id={id} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const toggleStyles = {
  width: 46,
  height: 44,
  flexGrow: { xs: 1, sm: 0 },
  fontWeight: 700,
  color: 'text.primary',
  borderColor: 'line.field',
  '&.Mui-selected, &.Mui-selected:hover': { color: 'primary.contrastText', bgcolor: 'primary.main' },
};
