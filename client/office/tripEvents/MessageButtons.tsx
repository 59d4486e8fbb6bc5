import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { formatPhone } from '../../../server/platform/values/phone';
import type { RoadMessagePartsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { toast } from '../../lib/request/toasts';
import { lineLink } from '../../ui/layout/touchTarget';

/** A prepared message: opened in the user's mail program, copied, or told by phone. */
export function MessageButtons({ message }: { message: RoadMessagePartsFragment }) {
  const { to, email, phone, subject, text } = message;
  async function copy() {
    await navigator.clipboard.writeText(text);
    toast(t('tripEvents.copied'));
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {email && (
        <Button
          size="small"
          variant="outlined"
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
        >
          {t('tripEvents.write', { name: to })}
        </Button>
      )}
      {/* Only over https, or on this machine, may a page write to the clipboard. */}
      {window.isSecureContext && (
        <Button size="small" onClick={() => void copy()}>
          {t('tripEvents.copy')}
        </Button>
      )}
      {phone && (
        <Link href={`tel:${phone}`} sx={lineLink}>
          {formatPhone(phone)}
        </Link>
      )}
    </Box>
  );
}
