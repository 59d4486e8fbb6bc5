import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { Mark } from '../ui/RouteLine';

/** The logo with the name of the company, leading somewhere. */
export function Brand({ name, to }: { name: string; to: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      underline="none"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 60, fontSize: '1.125rem', fontWeight: 700 }}
    >
      <Mark />
      {name}
    </Link>
  );
}
