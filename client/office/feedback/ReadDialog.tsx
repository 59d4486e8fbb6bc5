import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { useArchiveJobMutation, useMarkFeedbackReadMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { formatHours } from '../../lib/texts/paidHours';
import { formatDateTime } from '../../lib/texts/time';
import { printCities, printPersonName } from '../../lib/texts/tripTexts';
import { StatusChip } from '../../shared/trip/StatusChip';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { listSilentDrivers } from './feedbackColumns';
import type { FeedbackRow } from './feedbackColumns';

interface ReadDialogProps {
  row: FeedbackRow;
  /** Reads the lists again. */
  reload: () => Promise<unknown>;
  onClose: () => void;
}

type Given = NonNullable<FeedbackRow['job']>['feedback'][number];

/** The feedback of a job's drivers, to be marked as read. Reading the last one archives the job. */
export function ReadDialog({ row, reload, onClose }: ReadDialogProps) {
  const [markRead, marking] = useMarkFeedbackReadMutation({ context: { toast: t('feedback.markedRead') } });
  const [archive, archiving] = useArchiveJobMutation({ context: { toast: t('orders.archivedToast') } });
  const isBusy = marking.loading || archiving.loading;
  const given = row.job?.feedback ?? [];
  const silent = listSilentDrivers(row);

  async function read(id: string) {
    await markRead({ variables: { id } });
    await reload();
  }

  async function moveToArchive() {
    const { error } = await archive({ variables: { id: row.id, version: row.version } });
    await reload();
    if (!error) onClose();
  }

  return (
    <TitledDialog
      title={printCities(row)}
      fillsPhone
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('ui.close')}
          </Button>
          <Button component={RouterLink} to={orderPath(row)} variant="outlined" disabled={isBusy}>
            {t('feedback.openJob')}
          </Button>
          {row.allowedActions.includes('archive') && (
            <Button variant="contained" color="signal" disabled={isBusy} onClick={() => void moveToArchive()}>
              {t('orders.archive')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{formatDateTime(row.start)}</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
        {given.map((feedback) => (
          <Report key={feedback.id} feedback={feedback}>
            {!feedback.isRead && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={t('feedback.markReadOf', { name: printPersonName(feedback.driver) })}
                onClick={() => void read(feedback.id)}
                sx={{ ml: 'auto' }}
              >
                {t('feedback.markRead')}
              </Button>
            )}
          </Report>
        ))}
        {silent.map((driver) => (
          <Box component="li" key={driver.id} sx={heading}>
            <strong>{printPersonName(driver)}</strong>
            <StatusChip tone="plain">{t('feedback.notYet')}</StatusChip>
          </Box>
        ))}
      </Box>
    </TitledDialog>
  );
}

function Report({ feedback, children }: { feedback: Given; children: React.ReactNode }) {
  const { driver, wentWell, isRead, hours, comment } = feedback;
  const total = hours.reduce((sum, day) => sum + day, 0);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={heading}>
        <strong>{printPersonName(driver)}</strong>
        <StatusChip tone={wentWell ? 'green' : 'red'}>
          {wentWell ? t('feedbackForm.wentWell') : t('feedbackForm.wentBadly')}
        </StatusChip>
        {isRead && <StatusChip tone="plain">{t('feedback.isRead')}</StatusChip>}
        {children}
      </Box>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('feedback.hours', { hours: formatHours(total) })}
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment || t('feedback.noComment')}</Box>
    </Box>
  );
}

const heading = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
