import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router';
import { thumbWide } from './touchTarget';

/** Pages that stand beside each other. Links, not tabs: each page has its own address. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly { to: string; label: string }[] }) {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: 2, '& a': linkStyles }}
    >
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Box>
  );
}

const linkStyles = {
  minHeight: 24,
  ...thumbWide,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  py: 0.75,
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 500,
  borderBottom: '3px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', fontWeight: 700, borderBottomColor: 'signal.main' },
};
