import TextField from '@mui/material/TextField';
import { t } from '../../i18n/officeTexts';
import { useSelectWhole } from '../../ui/fields/useSelectWhole';
import { tidyHours } from './edits';
import { formatHours } from '../../lib/texts/paidHours';
import { checkHours, stepHours } from './hours';

interface HoursInputProps {
  /** Only heard: the column says what it is. */
  label: string;
  text: string;
  onChange: (text: string) => void;
  most: number;
  /** The server's value, if a different one was typed. */
  was?: string;
}

/** Hours with one decimal; an arrow key adds or takes a tenth (docs/product.md, 'Hours report'). */
export function HoursInput({ label, text, onChange, most, was }: HoursInputProps) {
  const problem = checkHours(text, most);
  const whole = useSelectWhole();
  return (
    <TextField
      value={text}
      placeholder={formatHours(0)}
      error={Boolean(problem)}
      helperText={problem ?? (was !== undefined && t('reports.was', { hours: was }))}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const tidy = tidyHours(text, most);
        if (tidy !== text) onChange(tidy);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onChange(stepHours(text, event.key === 'ArrowUp' ? 1 : -1, most));
      }}
      slotProps={{
        htmlInput: { ...whole, 'aria-label': label, inputMode: 'decimal', autoComplete: 'off', maxLength: 8 },
        input: { sx: { fontVariantNumeric: 'tabular-nums', '& input': { textAlign: 'right' } } },
        formHelperText: { sx: { textAlign: 'right' } },
      }}
      sx={{ width: 104, flexShrink: 0 }}
    />
  );
}
