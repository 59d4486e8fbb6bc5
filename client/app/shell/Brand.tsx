import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import { Mark } from '../../ui/RouteLine';

/** The logo of the company, or our sign with its name, leading somewhere. */
export function Brand({ name, logoUrl, to }: { name: string; logoUrl: string | null; to: string }) {
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
      {logoUrl ? (
        <Box component="img" src={logoUrl} alt={name} sx={logoStyles} />
      ) : (
        <>
          <Mark />
          {name}
        </>
      )}
    </Link>
  );
}

// White in the dark too: most logos are made for paper.
const logoStyles = {
  display: 'block',
  // Its height is known before it is here: nothing moves when it comes.
  height: 40,
  maxWidth: 'min(220px, 100%)',
  objectFit: 'contain',
  bgcolor: '#FFFFFF',
  borderRadius: '6px',
  p: 0.5,
};
