import type { BackupCheckFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { StatusChip } from '../../shared/trip/StatusChip';

/** The outcome of restoring a backup on trial, in one word. */
export function CheckChip({ check }: { check: BackupCheckFieldsFragment | undefined }) {
  if (!check) return null;
  return (
    <StatusChip tone={check.isGood ? 'green' : 'red'}>{check.isGood ? t('system.good') : t('system.bad')}</StatusChip>
  );
}

/** The same in a sentence: what came back, or why nothing did. */
export function describeCheck(check: BackupCheckFieldsFragment | undefined): string | undefined {
  if (!check) return undefined;
  if (!check.isGood) return t('system.badReason', { reason: check.reason ?? '' });
  const sum = (count: (table: BackupCheckFieldsFragment['tables'][number]) => number) =>
    formatCount(check.tables.reduce((total, table) => total + count(table), 0));
  return t('system.checked', {
    tables: check.tables.length,
    rows: sum(({ rows }) => rows),
    now: sum(({ rowsNow }) => rowsNow),
  });
}
