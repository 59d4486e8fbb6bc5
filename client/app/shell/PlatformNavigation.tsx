import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { touchTarget } from '../../ui/layout/touchTarget';
import { findNavigationPath, platformPages } from '../pages/platformPages';
import type { NavigationGroup as Group } from '../pages/platformPages';
import { NavigationGroup } from './NavigationGroup';

/** The links of the top bar; that of the page which is open, or which it belongs to, is underlined with the signal. */
export function PlatformNavigation({ groups, under }: { groups: readonly Group[]; under: string | undefined }) {
  const { pathname } = useLocation();
  const here = under ?? findNavigationPath(pathname, platformPages);
  const link = ({ path, label }: Group['items'][number]) => (
    <Link key={path} to={path} aria-current={path !== here ? undefined : path === pathname ? 'page' : 'true'}>
      {t(label)}
    </Link>
  );
  return (
    <Box component="nav" aria-label={t('shell.mainNavigation')} sx={barStyles}>
      {groups.map(({ label, items }) =>
        label ? (
          // The next page begins with its groups closed.
          <NavigationGroup
            key={`${label} ${pathname}`}
            label={t(label)}
            isHere={items.some(({ path }) => path === here)}
          >
            {items.map((item) => (
              <li key={item.path}>{link(item)}</li>
            ))}
          </NavigationGroup>
        ) : (
          items.map(link)
        ),
      )}
    </Box>
  );
}

const entryStyles = {
  px: { xs: 1.5, md: 1, xl: 1.5 },
  py: 1,
  ...touchTarget,
  borderRadius: 1,
  border: 0,
  borderBottom: '2px solid transparent',
  bgcolor: 'transparent',
  font: 'inherit',
  color: 'ink.muted',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'ink.text' },
  '&[aria-current]': { color: 'ink.text', fontWeight: 600, bgcolor: 'ink.soft', borderBottomColor: 'signal.main' },
};

const barStyles = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: 'wrap',
  gap: 0.5,
  '& a, & button': entryStyles,
};
