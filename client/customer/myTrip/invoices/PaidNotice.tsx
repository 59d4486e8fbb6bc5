import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n/publicTexts';

const EVERY_MS = 3000;
const MOST_TRIES = 20;

interface PaidNoticeProps {
  isPaid: boolean;
  /** Asks the server again. */
  reload: () => Promise<unknown>;
}

/** The customer is back from the provider: the server hears from it by itself, within seconds. */
export function PaidNotice({ isPaid, reload }: PaidNoticeProps) {
  const [tries, setTries] = useState(0);
  const isWaiting = !isPaid && tries < MOST_TRIES;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void reload().finally(() => setTries(tries + 1)), EVERY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, tries, reload]);
  if (isPaid) return <Notice severity="success" text={t('myTrip.payDone')} />;
  return isWaiting ? (
    <Notice severity="info" text={t('myTrip.payWaiting')} />
  ) : (
    <Notice severity="warning" text={t('myTrip.payUnsure')} />
  );
}

const Notice = ({ severity, text }: { severity: 'success' | 'info' | 'warning'; text: string }) => (
  <Alert severity={severity} role="status" data-wakes="now" sx={{ mb: 1.5 }}>
    {text}
  </Alert>
);
