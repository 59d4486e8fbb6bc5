import Box from '@mui/material/Box';
import { t } from '../../i18n/publicTexts';
import { printPrice } from '../../lib/texts/tripTexts';

/** The one sum to pay. `alone`: nothing stands above that it adds up. */
export const AmountDue = ({ euros, alone = false }: { euros: number; alone?: boolean }) => (
  <Box sx={alone ? sumTextStyles : sumStyles}>
    <span>{t('myTrip.amountDue')}</span>
    <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
      {printPrice(euros)}
    </Box>
  </Box>
);

const sumTextStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  fontSize: '1.25rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
};

const sumStyles = { ...sumTextStyles, borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 };
