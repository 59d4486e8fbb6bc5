import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { t } from '../../i18n/publicTexts';
import { paths } from '../../lib/navigation/paths';
import { Mark } from '../../ui/RouteLine';

/** Any path that leads nowhere (docs/product.md, 'Pages'). */
export function NotFoundPage() {
  useEffect(() => {
    document.title = t('shell.notFound');
  }, []);
  return (
    <Box
      component="section"
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, pt: 8, px: 2, textAlign: 'center' }}
    >
      <Mark size={56} />
      <Typography variant="h1">{t('shell.notFound')}</Typography>
      <Box sx={{ color: 'text.secondary' }}>{t('shell.notFoundHint')}</Box>
      <Button component={Link} to={paths.dashboard} variant="outlined">
        {t('shell.toStart')}
      </Button>
    </Box>
  );
}
