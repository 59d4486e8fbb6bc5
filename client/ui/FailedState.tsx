import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { t } from '../i18n/publicTexts';
import { EmptyState } from './EmptyState';
import { tryAgain } from '../lib/tryAgain';

interface FailedStateProps {
  title?: string;
  hint?: string;
  retryLabel?: string;
  /** Without it, nothing can be tried; 'reload' opens the page again, by a link that needs no script. */
  onRetry?: (() => unknown) | 'reload';
}

export function FailedState({ title, hint, retryLabel, onRetry }: FailedStateProps) {
  return (
    <Box role="alert">
      <EmptyState
        title={title ?? t('ui.loadFailed')}
        hint={hint ?? t('ui.unreachable')}
        action={
          onRetry && (
            <Button
              variant="outlined"
              {...(onRetry === 'reload'
                ? { component: 'a', role: 'link', href: '' }
                : { onClick: () => void tryAgain(onRetry) })}
            >
              {retryLabel ?? t('ui.retry')}
            </Button>
          )
        }
      />
    </Box>
  );
}
