import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useJourneySheetsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { DownloadButton } from '../../ui/DownloadButton';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';
import { SheetForm } from './SheetForm';

/**
 * The trip folder and the journey form as files, and the numbers of the sheets on board: for the office, folded, and for the
 * drivers of a job.
 */
export default function RoadPapersCard({ orderId, isFolded = false }: { orderId: string; isFolded?: boolean }) {
  const { data, error, refetch } = useJourneySheetsQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  });
  const files = { busyLabel: t('roadPapers.busy'), failed: t('roadPapers.failed') };
  return (
    <Section title={t('roadPapers.title')} collapsible={isFolded} startCollapsed={isFolded}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
        <DownloadButton path={`/api/order/${orderId}/trip-folder.pdf`} label={t('roadPapers.folder')} {...files} />
        <DownloadButton path={`/api/order/${orderId}/journey-form.pdf`} label={t('roadPapers.form')} {...files} />
      </Box>
      {!data && !error && <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />}
      {!data && error && <FailedState title={t('roadPapers.loadFailed')} onRetry={refetch} />}
      {data && <Box sx={{ color: 'text.secondary', mt: 2 }}>{t('roadPapers.hint')}</Box>}
      {data?.journeySheets.map((sheet) => (
        <SheetForm
          key={sheet.busId}
          orderId={orderId}
          sheet={sheet}
          onUploaded={() => void refetch().catch(() => undefined)}
        />
      ))}
    </Section>
  );
}
