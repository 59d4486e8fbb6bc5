import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { t } from '../../i18n/publicTexts';
import { formatAmount, parseMoney } from '../../lib/texts/money';
import { useSelectWhole } from './useSelectWhole';

/** An arrow key adds or takes away one euro (docs/product.md, 'Quote form'). */
const STEP_CENTS = 100;

interface MoneyFieldProps {
  label: string;
  /** Integer cents; null is an empty field, or one whose text is not a sum. */
  cents: number | null;
  onChange: (cents: number | null) => void;
  error?: string;
  /** Shown in an empty field; '123.45' unless told. */
  placeholder?: string;
  disabled?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A sum of euros. It takes '123,45', '1 234,5' and '123.45', and says so when it cannot read what is typed. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, cents, onChange, error, placeholder = t('ui.moneyHint'), disabled } = props;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (cents === null ? '' : formatAmount(cents));
  const isUnreadable = text.trim() !== '' && parseMoney(text) === undefined;
  // The letter is drawn first, and then what the field says of it.
  const message = useDeferredValue(isUnreadable) ? t('ui.moneyInvalid') : error;
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const whole = useSelectWhole();

  useLayoutEffect(() => {
    // A proposal that comes while the field has the focus is replaced by typing, like the value before it.
    if (typed === undefined && input.current === document.activeElement) input.current?.select();
  }, [text, typed, input]);

  function step(direction: 1 | -1) {
    setTyped(undefined);
    onChange(Math.max(0, (cents ?? 0) + direction * STEP_CENTS));
  }

  return (
    <TextField
      label={label}
      value={text}
      disabled={disabled}
      placeholder={placeholder}
      error={Boolean(message)}
      helperText={message}
      inputRef={input}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseMoney(event.target.value) ?? null);
      }}
      onBlur={() => {
        if (!isUnreadable) setTyped(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
      slotProps={{
        htmlInput: { ...whole, inputMode: 'decimal', autoComplete: 'off' },
        input: {
          endAdornment: <InputAdornment position="end">€</InputAdornment>,
          sx: { fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  );
}
