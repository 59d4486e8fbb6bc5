import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/officeTexts';
import { MissedChanges } from './MissedChanges';
import type { StaleGuard } from './staleGuard';

interface StaleNoticeProps {
  guard: StaleGuard;
  busy: boolean;
  /** Saves what was typed on the version that the notice tells about. */
  onSaveAgain: (version: number) => Promise<void>;
}

/** Tells who changed what while a form was open; nothing that was typed is lost (docs/product.md, 'Lifecycle'). */
export function StaleNotice({ guard, busy, onSaveAgain }: StaleNoticeProps) {
  const { stale, takeNew } = guard;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stale) box.current?.focus();
  }, [stale]);
  if (!stale) return null;

  return (
    <Alert
      ref={box}
      tabIndex={-1}
      severity="warning"
      sx={{ my: 2, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}
    >
      <AlertTitle>{t('orders.stale')}</AlertTitle>
      <MissedChanges items={stale.missed} />
      {t('orders.staleHint')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button size="small" variant="contained" disabled={busy} onClick={() => void onSaveAgain(stale.version)}>
          {t('orders.saveAgain')}
        </Button>
        <Button size="small" disabled={busy} onClick={() => void takeNew()}>
          {t('orders.takeNewVersion')}
        </Button>
      </Box>
    </Alert>
  );
}
