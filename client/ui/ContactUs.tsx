import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

interface ContactUsProps {
  phone?: string | null;
  email?: string | null;
}

/** How to reach the company, ready to be tapped; nothing when we do not know. */
export function ContactUs({ phone, email }: ContactUsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 2, '&:empty': { display: 'none' } }}>
      {phone && <Link href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Link>}
      {email && <Link href={`mailto:${email}`}>{email}</Link>}
    </Box>
  );
}
