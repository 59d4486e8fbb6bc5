import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { t } from '../i18n/et';
import { paths } from '../lib/paths';
import { EmptyState } from '../ui/EmptyState';
import { Mark } from '../ui/RouteLine';
import Box from '@mui/material/Box';

/** Any path that leads nowhere (spec, section 2). */
export function NotFoundPage() {
  useEffect(() => {
    document.title = t('shell.notFound');
  }, []);
  return (
    <Box component="section" sx={{ display: 'grid', justifyItems: 'center', pt: 8 }}>
      <Mark size={56} />
      <EmptyState
        title={t('shell.notFound')}
        hint={t('shell.notFoundHint')}
        action={
          <Button component={Link} to={paths.dashboard} variant="outlined">
            {t('shell.toStart')}
          </Button>
        }
      />
    </Box>
  );
}
