import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useBackUpNowMutation, useCheckBackupMutation } from '../../generated/graphql';
import type { BackupRowFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { Listing } from '../../ui/table/Listing';
import { Section } from '../../ui/layout/Section';
import { CheckedBackup, useChecks } from './BackupCheck';

interface BackupsSectionProps {
  backups: readonly BackupRowFragment[];
  isEmbedded: boolean;
  onChange: () => void;
}

/** The backups of this machine: made, tried and downloaded. */
export function BackupsSection({ backups, isEmbedded, onChange }: BackupsSectionProps) {
  const [backUp, { loading: isWriting }] = useBackUpNowMutation({ context: { toast: t('system.backedUp') } });
  const [check] = useCheckBackupMutation();
  const { checks, checking, checkOne } = useChecks(
    async (name) => (await check({ variables: { name } })).data?.checkBackup,
  );
  const isBusy = isWriting || checking !== undefined;

  async function backUpNow() {
    await backUp();
    onChange();
  }

  return (
    <Section
      title={t('system.backups')}
      count={backups.length}
      flush
      actions={
        <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void backUpNow()}>
          {t('system.backUp')}
        </Button>
      }
    >
      {isWriting && <LinearProgress aria-label={t('system.backUp')} />}
      <Listing
        rows={backups.map((backup) => ({ ...backup, id: backup.name }))}
        failed={false}
        failedTitle={t('system.failed')}
        onRetry={onChange}
        emptyTitle={t('system.backupsEmpty')}
        emptyHint={isEmbedded ? t('system.backupsHint') : t('system.backupsRemote')}
        renderRow={(backup) => (
          <CheckedBackup
            backup={backup}
            check={checks[backup.name]}
            isChecking={checking === backup.name}
            isBusy={isBusy}
            progressLabel={t('system.checking')}
            onCheck={() => void checkOne(backup.name)}
          >
            <Button
              size="small"
              variant="outlined"
              component="a"
              download
              href={`/api/backup/${encodeURIComponent(backup.name)}`}
              aria-label={t('system.downloadLabel', { name: backup.name })}
            >
              {t('system.download')}
            </Button>
          </CheckedBackup>
        )}
      />
    </Section>
  );
}
