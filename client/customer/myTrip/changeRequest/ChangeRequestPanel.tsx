import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { t } from '../../../i18n/publicTexts';
import { formatDateTime } from '../../../lib/texts/time';
import type { TripRowProps } from '../useMyTrip';
import { AskForm } from './AskForm';
import { printWishes } from './printWishes';

interface ChangeRequestPanelProps extends TripRowProps {
  onClose: () => void;
}

/** The change request with its answer, and the form for a new one. */
export default function ChangeRequestPanel(props: ChangeRequestPanelProps) {
  const { change } = props;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {change?.status === 'open' && (
        <Alert severity="info">
          <div>{t('tripChanges.youAsked', { what: printWishes(change) })}</div>
          <div>{t('tripChanges.replaces', { when: formatDateTime(change.askedAt) })}</div>
        </Alert>
      )}
      {change?.status === 'priced' && <Alert severity="info">{t('tripChanges.replacesPrice')}</Alert>}
      {change?.status === 'declined' && (
        <Alert severity="info">{t('tripChanges.declined', { words: change.reply })}</Alert>
      )}
      <AskForm key={change?.id} {...props} waiting={change?.status === 'open' ? change : null} />
    </Box>
  );
}
