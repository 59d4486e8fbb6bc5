import Box from '@mui/material/Box';
import { useCheckStoredBackupMutation, useStoredBackupsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { FailedState } from '../../ui/FailedState';
import { Listing } from '../../ui/table/Listing';
import { CheckedBackup, useChecks } from './BackupCheck';

/** The backups that the store holds now; each can be fetched and restored on trial. */
export function StoredList() {
  const { data, error, refetch } = useStoredBackupsQuery({ fetchPolicy: 'network-only' });
  const [check] = useCheckStoredBackupMutation();
  const { checks, checking, checkOne } = useChecks(
    async (name) => (await check({ variables: { name } })).data?.checkStoredBackup,
  );
  const reload = () => void refetch().catch(() => undefined);
  const fault = data?.storedBackups.fault;

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
        renderRow={(backup) => (
          <CheckedBackup
            backup={backup}
            check={checks[backup.name]}
            isChecking={checking === backup.name}
            isBusy={checking !== undefined}
            progressLabel={t('system.fetching')}
            onCheck={() => void checkOne(backup.name)}
          />
        )}
      />
    </Box>
  );
}
