import Button from '@mui/material/Button';
import { useMarkGoodFeedbackReadMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listGoodUnread } from './feedbackColumns';
import type { FeedbackRow } from './feedbackColumns';

interface ReadGoodProps {
  rows: readonly FeedbackRow[] | undefined;
  /** Reads the lists again. */
  reload: () => Promise<unknown>;
}

/** Marks as read what went well and is shown; bad feedback stays until someone has opened it. */
export function ReadGood({ rows, reload }: ReadGoodProps) {
  const [markRead, { loading }] = useMarkGoodFeedbackReadMutation({
    context: { toast: ({ markGoodFeedbackRead: count }) => t('feedback.goodMarkedRead', { count }) },
  });
  // It keeps its room while nobody knows: what stands below it would move.
  if (!rows) {
    return (
      <Button size="small" disabled aria-hidden="true" sx={{ visibility: 'hidden' }}>
        {t('feedback.markGoodRead', { count: 10 })}
      </Button>
    );
  }
  const ids = listGoodUnread(rows).map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <Button size="small" disabled={loading} onClick={() => void markRead({ variables: { ids } }).then(reload)}>
      {t('feedback.markGoodRead', { count: ids.length })}
    </Button>
  );
}
