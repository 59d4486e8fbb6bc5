import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAskDriverAgainMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import type { OrderPartProps } from '../parts/orderParts';
import { OverlapDialog, isOverlap, readOverlaps } from './OverlapDialog';
import type { Overlap } from './OverlapDialog';

interface AskDriverAgainProps extends OrderPartProps {
  driver: { id: string; name: string };
}

/** A driver who declined, by mistake it may be, gets a fresh link. */
export function AskDriverAgain({ order, reload, driver }: AskDriverAgainProps) {
  const [overlaps, setOverlaps] = useState<readonly Overlap[]>();
  const [ask, { loading }] = useAskDriverAgainMutation({
    context: { toast: t('orders.askedAgain'), quiet: isOverlap },
  });

  async function send(overlapReason?: string): Promise<void> {
    const { id, version } = order;
    const { error } = await ask({ variables: { id, version, driverId: driver.id, overlapReason } });
    setOverlaps(readOverlaps(error));
    if (error && !isOverlap(error)) await reload();
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={loading}
        aria-label={t('orders.askAgainOf', { name: driver.name })}
        onClick={() => void send()}
      >
        {t('orders.askAgain')}
      </Button>
      {overlaps && (
        <OverlapDialog
          overlaps={overlaps}
          busy={loading}
          onGoOn={(reason) => void send(reason)}
          onClose={() => setOverlaps(undefined)}
        />
      )}
    </>
  );
}
