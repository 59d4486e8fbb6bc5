import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { CancellationPreviewQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDateTime } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';
import type { useTermsPreview } from './useTermsPreview';

type FeeStep = CancellationPreviewQuery['cancellationPreview']['steps'][number];

/** 'alates 28.11.2026 08:00 10%, 100,00 €' */
function printStep({ at, percent, fee }: FeeStep): string {
  const names = { percent, fee: printPrice(fee) };
  if (at === null) return fee === 0 ? t('cancellation.free') : t('cancellation.nowFee', names);
  const when = formatDateTime(at);
  return fee === 0 ? t('cancellation.thenFree', { when }) : t('cancellation.thenFee', { when, ...names });
}

interface TermsPreviewProps {
  preview: ReturnType<typeof useTermsPreview>;
  /** Every field says something. */
  readable: boolean;
}

/** The effect of the terms on a made-up trip. */
export function TermsPreview({ preview: { data, failed, retry }, readable }: TermsPreviewProps) {
  const title = data
    ? t('cancellation.preview', { when: formatDateTime(data.start), total: printPrice(data.total) })
    : t('cancellation.title');
  return (
    <Section title={title}>
      {failed ? (
        <FailedState title={t('cancellation.previewFailed')} onRetry={retry} />
      ) : !readable || (data && data.steps.length === 0) ? (
        <EmptyState title={t('cancellation.previewUnread')} />
      ) : !data ? (
        <Skeleton variant="rounded" height={90} />
      ) : (
        <div role="status">
          <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {data.steps.map((step) => (
              <li key={step.at ?? ''}>{printStep(step)}</li>
            ))}
          </Box>
        </div>
      )}
    </Section>
  );
}
