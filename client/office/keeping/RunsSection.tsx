import Box from '@mui/material/Box';
import type { KeepingFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { formatDateTime } from '../../lib/texts/time';
import { StatusChip } from '../../shared/trip/StatusChip';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/layout/Section';
import { Listed, ListedRows } from '../../ui/table/Listing';
import { formatMonths, nameKind } from './keepingWords';

type Run = KeepingFieldsFragment['runs'][number];
type Change = KeepingFieldsFragment['changes'][number];

/** Runs of the clock: figures, no names. */
export function RunsSection({ runs }: { runs: readonly Run[] }) {
  return (
    <Section title={t('keeping.runs')} flush>
      {runs.length === 0 && <EmptyState title={t('keeping.runsEmpty')} hint={t('keeping.runsHint')} />}
      <ListedRows
        rows={runs}
        renderRow={(run) => (
          <Listed
            title={formatDateTime(run.startedAt)}
            chip={
              <StatusChip tone={run.endedAt ? 'green' : 'blue'}>
                {run.endedAt ? t('keeping.ran') : t('keeping.runs_on')}
              </StatusChip>
            }
            facts={[describeCounts(run)]}
          />
        )}
      />
    </Section>
  );
}

const describeCounts = ({ counts, endedAt }: Run): string =>
  counts.length === 0 && endedAt
    ? t('keeping.nothing')
    : counts.map(({ kind, count }) => `${nameKind(kind)}: ${formatCount(count)}`).join(', ');

/** The admins' changes of rules, the newest first. */
export function ChangesSection({ changes }: { changes: readonly Change[] }) {
  return (
    <Section title={t('keeping.history')} count={changes.length} collapsible startCollapsed>
      {changes.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('keeping.historyEmpty')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {changes.map((change) => (
          <Box component="li" key={change.id}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {formatDateTime(change.at)} · {change.by}
            </Box>
            <strong>{nameKind(change.kind)}</strong>: {describeChange(change)}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const describeChange = ({ step, months, wouldForget }: Change): string =>
  step === 'confirmed'
    ? t('keeping.changeConfirmed', { months: formatMonths(months), count: formatCount(wouldForget) })
    : t('keeping.changeSaved', { months: formatMonths(months) });
