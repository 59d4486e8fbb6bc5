import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PortalInfoDocument } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { useReply } from '../../lib/request/useReply';
import { formatLocalDate } from '../../lib/texts/time';
import { ContactUs } from '../../ui/ContactUs';
import { NoticePage } from '../../ui/layout/NoticePage';

/** The day on which the pages were last assessed; what was assessed then stands in docs/product.md, 'Accessibility'. */
const ASSESSED_ON = '2026-11-23';

/** The accessibility statement: it claims what the journeys of client/e2e/accessibility hold, and nothing else. */
export default function AccessibilityPage() {
  const info = useReply(PortalInfoDocument, {}, { keep: true }).data?.portalInfo;
  const isReachable = Boolean(info?.companyPhone || info?.companyEmail);
  return (
    <NoticePage
      title={t('accessibility.title')}
      lead={t('accessibility.lead', { company: info?.companyName ?? t('shell.company') })}
    >
      <Part title={t('accessibility.scopeTitle')}>{t('accessibility.scope')}</Part>
      <Part title={t('accessibility.statusTitle')}>{t('accessibility.status')}</Part>
      <Part title={t('accessibility.testedTitle')}>
        {t('accessibility.tested')}
        <List items={tested} />
      </Part>
      <Part title={t('accessibility.gapsTitle')}>
        <List items={gaps} />
      </Part>
      <Part title={t('accessibility.contactTitle')}>
        {isReachable ? t('accessibility.contact') : t('accessibility.contactByMail')}
        <ContactUs phone={info?.companyPhone} email={info?.companyEmail} />
      </Part>
      <Part title={t('accessibility.authorityTitle')}>
        {t('accessibility.authority')}{' '}
        <Link href="https://ttja.ee" underline="always">
          ttja.ee
        </Link>
      </Part>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('accessibility.assessed', { date: formatLocalDate(ASSESSED_ON) })}
      </Typography>
    </NoticePage>
  );
}

const tests = ['Axe', 'Keyboard', 'Zoom', 'Text', 'Colours', 'Targets'] as const;
const tested = tests.map((name) => t(`accessibility.tested${name}`));

const gaps = [t('accessibility.gapMap'), t('accessibility.gapPdf'), t('accessibility.gapPeople')];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 3.5, lineHeight: 1.6 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}
