import Link from '@mui/material/Link';
import { formatPhone } from '../../server/platform/values/phone';

/** The address of a link that calls. */
export const toTelHref = (number: string): string => `tel:${number.replace(/\s/g, '')}`;

export function PhoneLink({ number }: { number: string }) {
  return <Link href={toTelHref(number)}>{formatPhone(number)}</Link>;
}

export function MailLink({ address }: { address: string }) {
  return (
    <Link href={`mailto:${address}`} sx={{ overflowWrap: 'anywhere' }}>
      {address}
    </Link>
  );
}
