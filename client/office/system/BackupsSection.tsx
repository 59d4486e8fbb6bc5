import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useBackUpNowMutation, useCheckBackupMutation } from '../../generated/graphql';
import type { BackupCheckFieldsFragment, BackupRowFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatBytes } from '../../lib/texts/bytes';
import { formatDateTime } from '../../lib/texts/time';
import { Listed, Listing } from '../../ui/table/Listing';
import { Section } from '../../ui/layout/Section';
import { CheckChip, describeCheck } from './BackupCheck';

interface BackupsSectionProps {
  backups: readonly BackupRowFragment[];
  isEmbedded: boolean;
  onChange: () => void;
}

/** The backups of this machine: made, tried and downloaded. */
export function BackupsSection({ backups, isEmbedded, onChange }: BackupsSectionProps) {
  const [checks, setChecks] = useState<Readonly<Record<string, BackupCheckFieldsFragment>>>({});
  const [checking, setChecking] = useState<string>();
  const [backUp, { loading: isWriting }] = useBackUpNowMutation({ context: { toast: t('system.backedUp') } });
  const [check] = useCheckBackupMutation();
  const isBusy = isWriting || checking !== undefined;

  async function checkOne(name: string) {
    setChecking(name);
    try {
      const { data } = await check({ variables: { name } });
      if (data) setChecks((former) => ({ ...former, [name]: data.checkBackup }));
    } finally {
      setChecking(undefined);
    }
  }

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
        renderRow={({ name, at, bytes }) => (
          <>
            <Listed
              title={formatDateTime(at)}
              chip={<CheckChip check={checks[name]} />}
              facts={[formatBytes(bytes), name]}
              note={describeCheck(checks[name])}
              actions={
                <>
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={isBusy}
                    aria-label={t('system.checkLabel', { name })}
                    onClick={() => void checkOne(name)}
                  >
                    {checking === name ? t('system.checking') : t('system.check')}
                  </Button>
                  <Button
                    size="small"
                    variant="outlined"
                    component="a"
                    download
                    href={`/api/backup/${encodeURIComponent(name)}`}
                    aria-label={t('system.downloadLabel', { name })}
                  >
                    {t('system.download')}
                  </Button>
                </>
              }
            />
            {checking === name && <LinearProgress aria-label={t('system.checking')} sx={{ mt: 1 }} />}
          </>
        )}
      />
    </Section>
  );
}
