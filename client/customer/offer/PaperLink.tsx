import Link from '@mui/material/Link';
import { t } from '../../i18n/publicTexts';

interface PaperLinkProps {
  link: { id: string; key: string };
  /** The offer, or what was accepted of it. */
  of: 'offer' | 'acceptance';
}

const words = { offer: 'offer.offerPaper', acceptance: 'offer.acceptancePaper' } as const;

/** Saves what the link shows as PDF. A plain link: browsers inside mail programs save nothing that a script made. */
export function PaperLink({ link: { id, key }, of }: PaperLinkProps) {
  const query = new URLSearchParams({ activation_key: key });
  return (
    <Link
      href={`/api/offer/${encodeURIComponent(id)}.pdf?${query.toString()}`}
      download
      sx={{ display: 'inline-block', py: 1.5 }}
    >
      {t(words[of])}
    </Link>
  );
}
