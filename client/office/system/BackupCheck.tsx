import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BackupCheckFieldsFragment, BackupRowFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatBytes } from '../../lib/texts/bytes';
import { formatCount } from '../../lib/texts/numbers';
import { formatDateTime } from '../../lib/texts/time';
import { StatusChip } from '../../shared/trip/StatusChip';
import { Listed } from '../../ui/table/Listing';

type Check = BackupCheckFieldsFragment;

/** Restores backups on trial, one at a time, and keeps the outcomes by name. `check` gives undefined when it failed. */
export function useChecks(check: (name: string) => Promise<Check | undefined>) {
  const [checks, setChecks] = useState<Readonly<Record<string, Check>>>({});
  const [checking, setChecking] = useState<string>();
  async function checkOne(name: string) {
    setChecking(name);
    try {
      const outcome = await check(name);
      if (outcome) setChecks((former) => ({ ...former, [name]: outcome }));
    } finally {
      setChecking(undefined);
    }
  }
  return { checks, checking, checkOne };
}

interface CheckedBackupProps {
  backup: Pick<BackupRowFragment, 'name' | 'at' | 'bytes'>;
  check: Check | undefined;
  isChecking: boolean;
  /** Nothing else can be begun. */
  isBusy: boolean;
  /** The name of the bar that moves while it is checked. */
  progressLabel: string;
  onCheck: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** A backup of a list, which can be restored on trial. */
export function CheckedBackup(props: CheckedBackupProps) {
  const { check, isChecking, isBusy, progressLabel, onCheck, children } = props;
  const { name, at, bytes } = props.backup;
  return (
    <>
      <Listed
        title={formatDateTime(at)}
        chip={<CheckChip check={check} />}
        facts={[formatBytes(bytes), name]}
        note={describeCheck(check)}
        actions={
          <>
            <Button
              size="small"
              variant="outlined"
              disabled={isBusy}
              aria-label={t('system.checkLabel', { name })}
              onClick={onCheck}
            >
              {isChecking ? t('system.checking') : t('system.check')}
            </Button>
            {children}
          </>
        }
      />
      {isChecking && <LinearProgress aria-label={progressLabel} sx={{ mt: 1 }} />}
    </>
  );
}

/** The outcome of restoring a backup on trial, in one word. */
function CheckChip({ check }: { check: Check | undefined }) {
  if (!check) return null;
  return (
    <StatusChip tone={check.isGood ? 'green' : 'red'}>{check.isGood ? t('system.good') : t('system.bad')}</StatusChip>
  );
}

/** The same in a sentence: what came back, or why nothing did. */
function describeCheck(check: Check | undefined): string | undefined {
  if (!check) return undefined;
  if (!check.isGood) return t('system.badReason', { reason: check.reason ?? '' });
  const sum = (count: (table: Check['tables'][number]) => number) =>
    formatCount(check.tables.reduce((total, table) => total + count(table), 0));
  return t('system.checked', {
    tables: check.tables.length,
    rows: sum(({ rows }) => rows),
    now: sum(({ rowsNow }) => rowsNow),
  });
}
