import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/officeTexts';
import { useTypedText } from '../../../lib/texts/typedText';

interface DashboardSearchProps {
  value: string;
  onChange: (text: string) => void;
}

const onMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** One search over all lists of the dashboard; Ctrl K or ⌘K goes to it, Escape empties it. */
export function DashboardSearch({ value, onChange }: DashboardSearchProps) {
  const { text, type, leave } = useTypedText(value, onChange);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function focus(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);

  return (
    // A TextField would bring windows and lists of choices along, which nobody needs at first.
    <OutlinedInput
      fullWidth
      type="search"
      inputRef={input}
      value={text}
      onBlur={leave}
      placeholder={t('orders.search')}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') type('');
      }}
      sx={{ width: { xs: '100%', sm: 320 } }}
      slotProps={{ input: { 'aria-label': t('orders.searchLabel'), enterKeyHint: 'search' } }}
      endAdornment={
        <InputAdornment position="end" aria-hidden sx={{ display: { xs: 'none', md: 'flex' } }}>
          {onMac() ? '⌘K' : 'Ctrl K'}
        </InputAdornment>
      }
    />
  );
}
