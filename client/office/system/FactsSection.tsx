import type { SystemStateQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatBytes } from '../../lib/texts/bytes';
import { formatCount } from '../../lib/texts/numbers';
import { formatDateTime } from '../../lib/texts/time';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Section } from '../../ui/layout/Section';

/** The facts of the portal in plain words. */
export function FactsSection({ state }: { state: SystemStateQuery['systemState'] }) {
  const { database } = state;
  const { version } = database;
  const mail = state.queues.find(({ name }) => name === 'mail');
  const free = formatBytes(state.diskFreeBytes);
  return (
    <Section title={t('system.facts')}>
      <KeyValueList
        items={[
          { label: t('system.version'), value: state.version },
          { label: t('system.node'), value: state.nodeVersion },
          { label: t('system.started'), value: formatDateTime(state.startedAt) },
          { label: t('system.memory'), value: formatBytes(state.memoryBytes) },
          { label: t('system.disk'), value: t('system.ofDisk', { free, all: formatBytes(state.diskBytes) }) },
          {
            label: t('system.database'),
            value: t(database.isEmbedded ? 'system.embedded' : 'system.server', { version }),
          },
          { label: t('system.databaseSize'), value: formatBytes(database.bytes) },
          { label: t('system.connections'), value: formatCount(database.connections) },
          { label: t('system.migrations'), value: `${database.migrations} (${database.lastMigration})` },
          { label: t('system.sessions'), value: formatCount(state.sessions) },
          { label: t('system.mailServer'), value: state.mailServer ?? t('system.noMailServer') },
          {
            label: t('system.lastMail'),
            value: mail?.lastSentAt ? formatDateTime(mail.lastSentAt) : t('system.never'),
          },
          { label: t('system.lastMailError'), value: mail?.lastError },
          { label: t('system.maps'), value: state.mapProviders.join(', ') },
        ]}
      />
    </Section>
  );
}
