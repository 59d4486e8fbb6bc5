import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../i18n/publicTexts';
import { useKeptFocus } from '../../lib/forms/useKeptFocus';
import { NavigationMark } from '../../lib/navigation/navigationMark';
import { paths } from '../../lib/navigation/paths';
import { Brand } from './Brand';
import { headerStyles } from './headerStyles';
import { LargeType } from './LargeType';
import { PlatformNavigation } from './PlatformNavigation';
import { printStyles } from './printStyles';
import { listNavigation, platformPages } from '../pages/platformPages';
import { SearchCorner } from './SearchCorner';
import { SkipLink } from './SkipLink';
import { ToastRoom } from '../../ui/toasts/ToastRoom';
import { usePortalInfo } from '../usePortalInfo';
import { UserCorner } from './UserCorner';

type Corner = ComponentProps<typeof UserCorner>;

interface PlatformShellProps extends Omit<Corner, 'user'> {
  /** undefined until we know who it is. */
  user: Corner['user'] | undefined;
  children: ReactNode;
}

/** The back office around its pages, for each role with its own navigation (docs/product.md, 'Shell'). */
export function PlatformShell({ user, role, editSelf, children }: PlatformShellProps) {
  const { companyName, logoUrl } = usePortalInfo();
  const { pathname } = useLocation();
  // The menu belongs to the page it was opened on: the next page begins with it closed.
  const [openAt, setOpenAt] = useState<string>();
  /** The navigation's entry that the page says it stands under. */
  const [under, setUnder] = useState<string>();
  const isMenuOpen = openAt === pathname;
  // The plan is as wide as the screen: a day more is a day more.
  const isWide = pathname === paths.plan;
  useKeptFocus();

  return (
    <>
      {role === 'driver' && <LargeType />}
      <Box component="header" sx={isWide ? { ...headerStyles, pl: { xs: 2, sm: 3, lg: 7 } } : headerStyles}>
        <SkipLink />
        <Brand name={companyName} logoUrl={logoUrl} to={paths.dashboard} />
        <Button
          color="inherit"
          aria-expanded={isMenuOpen}
          aria-controls="platform-menu"
          onClick={() => setOpenAt(isMenuOpen ? undefined : pathname)}
          sx={{ display: { md: 'none' }, ml: 'auto' }}
        >
          {t('shell.menu')}
        </Button>
        <Box id="platform-menu" sx={{ ...menuStyles, display: { xs: isMenuOpen ? 'flex' : 'none', md: 'flex' } }}>
          <PlatformNavigation groups={listNavigation(role, platformPages)} under={under} />
          {role === 'admin' && <SearchCorner />}
          {user ? <UserCorner user={user} role={role} editSelf={editSelf} /> : <Box sx={cornerRoom} />}
        </Box>
      </Box>
      <ToastRoom />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          maxWidth: isWide ? 'none' : 1720,
          mx: 'auto',
          px: { xs: 2, sm: 3, lg: 7 },
          py: 3,
          outline: 'none',
          ...printStyles,
        }}
      >
        <NavigationMark value={setUnder}>{children}</NavigationMark>
      </Box>
    </>
  );
}

/** As wide as the corner of most users, so that the bar has as many lines before it comes. */
const cornerRoom = { width: { md: 300 }, ml: 'auto' };

const menuStyles = {
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', md: 'center' },
  flexGrow: 1,
  width: { xs: '100%', md: 'auto' },
  gap: 2,
  pb: { xs: 2, md: 0 },
};
