import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { t } from '../../i18n/publicTexts';
import { paths } from '../../lib/navigation/paths';
import { lineLink } from './touchTarget';
import { atLeast } from './leastType';

/** The foot of every public page. */
export function PageFoot() {
  return (
    <Box component="footer" sx={{ px: { xs: 2, sm: 3.5 }, py: 1, fontSize: atLeast('0.8125rem') }}>
      <Link
        component={RouterLink}
        to={paths.accessibility}
        color="text.secondary"
        sx={{ ...lineLink, fontWeight: 400 }}
      >
        {t('shell.accessibility')}
      </Link>
    </Box>
  );
}
