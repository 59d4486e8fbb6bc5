import Box from '@mui/material/Box';
import { NavLink } from 'react-router';
import { t } from '../i18n/office';
import { paths } from '../lib/paths';
import type { NavigationItem } from './platformPages';

/** The links of the top bar; the page that is open is underlined with the signal. */
export function PlatformNavigation({ items }: { items: readonly NavigationItem[] }) {
  return (
    <Box
      component="nav"
      aria-label={t('shell.mainNavigation')}
      sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, flexWrap: 'wrap', gap: 0.5, '& a': linkLook }}
    >
      {items.map(({ path, label }) => (
        <NavLink key={path} to={path} end={path === paths.dashboard}>
          {t(label)}
        </NavLink>
      ))}
    </Box>
  );
}

const linkLook = {
  px: { xs: 1.5, md: 1, xl: 1.5 },
  py: 1,
  borderRadius: 1,
  borderBottom: '2px solid transparent',
  color: 'ink.muted',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: 'ink.text' },
  '&.active': { color: 'ink.text', fontWeight: 600, bgcolor: 'ink.soft', borderBottomColor: 'signal.main' },
};
