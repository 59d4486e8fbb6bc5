import type { SystemStateQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDateTime } from '../../lib/texts/time';
import { StatusChip } from '../../shared/trip/StatusChip';
import type { ChipTone } from '../../shared/trip/StatusChip';
import { Listed, ListedRows } from '../../ui/table/Listing';
import { Section } from '../../ui/layout/Section';

type IntervalJob = SystemStateQuery['systemState']['jobs'][number];

/** Work that the clock repeats: its last run and its next. Folded while all of it went well. */
export function JobsSection({ jobs }: { jobs: readonly IntervalJob[] }) {
  return (
    <Section
      title={t('system.jobs')}
      collapsible
      startCollapsed={jobs.every(({ error }) => error === null)}
      summary={t('system.jobsSummary', { count: jobs.length })}
      flush
    >
      <ListedRows
        rows={jobs.map((job) => ({ ...job, id: job.name }))}
        renderRow={(job) => (
          <Listed
            title={job.name}
            chip={<RunChip job={job} />}
            facts={[
              job.lastRunAt ? t('system.lastRun', { when: formatDateTime(job.lastRunAt) }) : t('system.notYet'),
              t('system.nextRun', { when: formatDateTime(job.nextRunAt) }),
            ]}
            note={job.error ?? undefined}
          />
        )}
      />
    </Section>
  );
}

function RunChip({ job }: { job: IntervalJob }) {
  const [tone, text] = describeRun(job);
  return <StatusChip tone={tone}>{text}</StatusChip>;
}

function describeRun({ lastRunAt, error }: IntervalJob): [tone: ChipTone, text: string] {
  if (error !== null) return ['red', t('system.runFailed')];
  return lastRunAt ? ['green', t('system.runFine')] : ['plain', t('system.runWaits')];
}
