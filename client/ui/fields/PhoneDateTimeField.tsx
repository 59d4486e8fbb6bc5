import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Event from '@mui/icons-material/Event';
import type { DateTime } from 'luxon';
import { useState } from 'react';
import { t } from '../../i18n/publicTexts';
import { dayFormat } from './pickerTexts';
import { DateTimeDialog } from './DateTimeDialog';
import type { FirstTouch } from './firstTouch';

interface PhoneDateTimeFieldProps {
  label: string;
  /** The clock of Tallinn as if it were UTC; null while empty. */
  wall: DateTime | null;
  onChange: (wall: DateTime) => void;
  /** Days and times before it cannot be chosen; on the same clock. */
  notBefore?: DateTime;
  /** The day that is chosen to begin with while the field is empty. */
  opensAt?: DateTime;
  message?: string;
  invalid?: boolean;
  disabled?: boolean;
  required?: boolean;
  labelStyles: object | undefined;
  touched: FirstTouch;
}

/** A date and time on a phone: the field only shows it, a dialog asks for it step by step. */
export function PhoneDateTimeField(props: PhoneDateTimeFieldProps) {
  const { label, wall, onChange, notBefore, opensAt, message, invalid, disabled, required, labelStyles, touched } =
    props;
  const [isOpen, setIsOpen] = useState(touched === 'field' || touched === 'calendar');
  return (
    <>
      <TextField
        label={label}
        value={wall?.toFormat(`${dayFormat()} HH:mm`) ?? ''}
        placeholder={t('ui.dateTimeHint')}
        required={required}
        disabled={disabled}
        error={Boolean(message) || invalid}
        helperText={message}
        fullWidth
        autoFocus={touched !== 'left'}
        onClick={() => !disabled && setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setIsOpen(true);
        }}
        slotProps={{
          inputLabel: { shrink: true, sx: labelStyles },
          htmlInput: { readOnly: true, 'aria-haspopup': 'dialog', sx: { cursor: 'pointer' } },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton size="small" edge="end" tabIndex={-1} aria-hidden disabled={disabled}>
                  <Event />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        sx={{ '& input': { pr: 0, fontVariantNumeric: 'tabular-nums' } }}
      />
      {isOpen && (
        <DateTimeDialog
          title={label}
          start={wall ?? opensAt ?? null}
          dayKnown={!wall && opensAt !== undefined}
          notBefore={notBefore}
          onDone={(chosen) => {
            setIsOpen(false);
            onChange(chosen);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
