import Box from '@mui/material/Box';
import type { HoursLight } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';

const tones = { green: 'success.main', amber: 'warning.main', red: 'error.main' } as const;
const words = { green: t('orders.hoursGreen'), amber: t('orders.hoursAmber'), red: t('orders.hoursRed') };

/** The law's verdict on a driver: a light with its word, and one line of reason. */
export function HoursLine({ light, line }: { light: HoursLight; line: string }) {
  return (
    <Box component="span" sx={lineStyles}>
      <Box
        component="span"
        role="img"
        aria-label={words[light]}
        title={words[light]}
        sx={{ ...lightStyles, borderRadius: light === 'red' ? '2px' : '50%', bgcolor: tones[light] }}
      />
      <Box component="span" sx={{ color: light === 'red' ? 'error.main' : undefined }}>
        {line}
      </Box>
    </Box>
  );
}

const lineStyles = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 0.75,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
};
const lightStyles = { flexShrink: 0, width: 9, height: 9 };
