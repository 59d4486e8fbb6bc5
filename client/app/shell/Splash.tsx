import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { t } from '../../i18n/publicTexts';
import { RouteLine } from '../../ui/RouteLine';

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** While we find out who is here, or a page's code arrives: the route line draws itself. A short wait shows nothing. */
export function Splash() {
  return (
    <Box
      role="status"
      aria-label={t('shell.loading')}
      sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', animation: `${fadeIn} 200ms 200ms both` }}
    >
      <RouteLine stops={4} size="large" drawing />
    </Box>
  );
}
