import OutlinedInput from '@mui/material/OutlinedInput';
import { t } from '../../../i18n/officeTexts';
import { useTypedText } from '../../../lib/texts/typedText';

/** One search over all lists of the dashboard; Escape empties it. */
export function DashboardSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { text, type, leave } = useTypedText(value, onChange);
  return (
    // A TextField would bring windows and lists of choices along, which nobody needs at first.
    <OutlinedInput
      fullWidth
      type="search"
      value={text}
      onBlur={leave}
      placeholder={t('orders.search')}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') type('');
      }}
      sx={{ width: { xs: '100%', sm: 320 } }}
      slotProps={{ input: { 'aria-label': t('orders.searchLabel'), enterKeyHint: 'search' } }}
    />
  );
}
