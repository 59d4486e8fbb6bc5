import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { touchTarget } from '../../ui/layout/touchTarget';
import { findNavigationPath, platformPages } from '../pages/platformPages';
import type { NavigationItem } from '../pages/platformPages';

/** The links of the top bar; that of the page which is open, or which it belongs to, is underlined with the signal. */
export function PlatformNavigation({ items, under }: { items: readonly NavigationItem[]; under: string | undefined }) {
  const { pathname } = useLocation();
  const here = under ?? findNavigationPath(pathname, platformPages);
  return (
    <Box
      component="nav"
      aria-label={t('shell.mainNavigation')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        flexWrap: 'wrap',
        gap: 0.5,
        '& a': linkStyles,
      }}
    >
      {items.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={path !== here ? undefined : path === pathname ? 'page' : 'true'}>
          {t(label)}
        </Link>
      ))}
    </Box>
  );
}

const linkStyles = {
  px: { xs: 1.5, md: 1, xl: 1.5 },
  py: 1,
  ...touchTarget,
  borderRadius: 1,
  borderBottom: '2px solid transparent',
  color: 'ink.muted',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: 'ink.text' },
  '&[aria-current]': { color: 'ink.text', fontWeight: 600, bgcolor: 'ink.soft', borderBottomColor: 'signal.main' },
};
