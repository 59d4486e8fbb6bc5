import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { Mark } from '../../ui/RouteLine';

/** The logo with the name of the company, leading somewhere. */
export function Brand({ name, to }: { name: string; to: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      underline="none"
      sx={{
        display: 'flex',
        // On a phone it gives way to what stands beside it, until its words would be taken apart.
        flex: { xs: '1 1 5em', md: 'none' },
        minWidth: 0,
        alignItems: 'center',
        gap: 1.5,
        minHeight: 60,
        fontSize: '1.125rem',
        lineHeight: 1.2,
        fontWeight: 700,
        overflowWrap: 'anywhere',
      }}
    >
      <Mark />
      {name}
    </Link>
  );
}
