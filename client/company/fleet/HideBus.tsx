import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSetBusHiddenMutation } from '../../generated/graphql';
import type { BusDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listTripsAhead, mustConfirm } from '../../lib/forms/confirmFirst';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

/** Hides a bus, after a question when it has trips ahead, or brings it back. */
export function HideBus({ bus: { id, hidden } }: { bus: BusDetailsFragment }) {
  const [ahead, setAhead] = useState<readonly string[]>([]);
  const [setHidden, { loading }] = useSetBusHiddenMutation({
    context: {
      toast: ({ setBusHidden }) => t(setBusHidden.hidden ? 'fleet.hidden' : 'fleet.shown'),
      quiet: mustConfirm,
    },
  });

  async function toggle(confirmed = false) {
    const { error } = await setHidden({ variables: { id, hidden: !hidden, confirmed } });
    setAhead(mustConfirm(error) ? listTripsAhead(error) : []);
  }

  return (
    <>
      <Button size="small" variant="outlined" disabled={loading} onClick={() => void toggle()}>
        {hidden ? t('office.restore') : t('office.hide')}
      </Button>
      <ConfirmDialog
        open={ahead.length > 0}
        question={t('fleet.hideAhead')}
        subject={[t('fleet.hideAheadHint'), ...ahead].join('\n')}
        confirmLabel={t('office.hide')}
        busy={loading}
        onConfirm={() => void toggle(true)}
        onClose={() => setAhead([])}
      />
    </>
  );
}
