import Box from '@mui/material/Box';
import { t } from '../../../i18n/officeTexts';
import { cachePerLanguage } from '../../../i18n/language';
import { usePresence } from '../../../lib/request/live/useLive';
import { StatusChip } from '../../../shared/trip/StatusChip';

const list = cachePerLanguage((locale) => new Intl.ListFormat(locale));

/** The names of others who have this order open (docs/product.md, 'Live'). */
export function OthersLooking({ orderId }: { orderId: string }) {
  const names = usePresence({ kind: 'looksAtOrder', subject: orderId }).map(({ name }) => name);
  return (
    <Box role="status" sx={{ '@media print': { display: 'none' } }}>
      {names.length > 0 && (
        <StatusChip tone="blue">
          {t(names.length === 1 ? 'orders.looksToo' : 'orders.lookToo', { names: list().format(names) })}
        </StatusChip>
      )}
    </Box>
  );
}
