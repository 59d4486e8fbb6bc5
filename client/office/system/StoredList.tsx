import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useCheckStoredBackupMutation, useStoredBackupsQuery } from '../../generated/graphql';
import type { BackupCheckFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatBytes } from '../../lib/texts/bytes';
import { formatDateTime } from '../../lib/texts/time';
import { FailedState } from '../../ui/FailedState';
import { Listed, Listing } from '../../ui/table/Listing';
import { CheckChip, describeCheck } from './BackupCheck';

/** The backups that the store holds now; each can be fetched and restored on trial. */
export function StoredList() {
  const { data, error, refetch } = useStoredBackupsQuery({ fetchPolicy: 'network-only' });
  const [checks, setChecks] = useState<Readonly<Record<string, BackupCheckFieldsFragment>>>({});
  const [checking, setChecking] = useState<string>();
  const [check] = useCheckStoredBackupMutation();
  const reload = () => void refetch().catch(() => undefined);
  const fault = data?.storedBackups.fault;

  async function checkOne(name: string) {
    setChecking(name);
    try {
      const { data: reply } = await check({ variables: { name } });
      if (reply) setChecks((former) => ({ ...former, [name]: reply.checkStoredBackup }));
    } finally {
      setChecking(undefined);
    }
  }

  if (fault) return <FailedState title={t('system.storeFailed')} hint={fault} onRetry={reload} />;
  return (
    <Box role="group" aria-label={t('system.storeList')} sx={{ borderTop: 1, borderColor: 'line.soft' }}>
      <Listing
        rows={data?.storedBackups.backups.map((backup) => ({ ...backup, id: backup.name }))}
        failed={Boolean(error)}
        failedTitle={t('system.storeFailed')}
        onRetry={reload}
        emptyTitle={t('system.storeEmpty')}
        emptyHint={t('system.storeEmptyHint')}
        renderRow={({ name, at, bytes }) => (
          <>
            <Listed
              title={formatDateTime(at)}
              chip={<CheckChip check={checks[name]} />}
              facts={[formatBytes(bytes), name]}
              note={describeCheck(checks[name])}
              actions={
                <Button
                  size="small"
                  variant="outlined"
                  disabled={checking !== undefined}
                  aria-label={t('system.checkLabel', { name })}
                  onClick={() => void checkOne(name)}
                >
                  {checking === name ? t('system.checking') : t('system.check')}
                </Button>
              }
            />
            {checking === name && <LinearProgress aria-label={t('system.fetching')} sx={{ mt: 1 }} />}
          </>
        )}
      />
    </Box>
  );
}
