import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useBusTrackerQuery, useMakeTrackerKeyMutation, useRemoveTrackerKeyMutation } from '../../generated/graphql';
import type { BusDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatDateTimeWithDay } from '../../lib/texts/time';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { FailedState } from '../../ui/FailedState';

/** The key of a tracker in a bus: made, shown once, replaced, removed (docs/product.md, 'Where the bus is'). */
export function TrackerKey({ bus: { id: busId, name } }: { bus: Pick<BusDetailsFragment, 'id' | 'name'> }) {
  const { data, error, refetch } = useBusTrackerQuery({ variables: { busId }, fetchPolicy: 'network-only' });
  const [make, { loading: isMaking }] = useMakeTrackerKeyMutation();
  const [remove, { loading: isRemoving }] = useRemoveTrackerKeyMutation({ context: { toast: t('tracker.removed') } });
  const [key, setKey] = useState<string>();
  const [asking, setAsking] = useState<'replace' | 'remove'>();
  const isBusy = isMaking || isRemoving;
  const reload = () => refetch().catch(() => undefined);

  async function run(what: 'make' | 'remove') {
    const made = what === 'make' ? await make({ variables: { busId } }) : undefined;
    const failure = made ? made.error : (await remove({ variables: { busId } })).error;
    if (!failure) {
      setKey(made?.data?.makeTrackerKey);
      await reload();
    }
    setAsking(undefined);
  }

  if (!data)
    return error ? (
      <FailedState title={t('tracker.failed')} onRetry={() => void reload()} />
    ) : (
      <Skeleton variant="rounded" height={96} />
    );
  const tracker = data.busTracker;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('tracker.hint')} {tracker ? printState(tracker) : t('tracker.none')}
      </Typography>
      {!data.hasPositions && (
        <Typography variant="body2">
          {t('tracker.off')}{' '}
          <Link component={RouterLink} to={paths.settings}>
            {t('tracker.settings')}
          </Link>
        </Typography>
      )}
      {tracker && key && <NewKey trackerKey={key} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => (tracker ? setAsking('replace') : void run('make'))}
        >
          {isMaking ? t('ui.saving') : t(tracker ? 'tracker.replace' : 'tracker.make')}
        </Button>
        {tracker && (
          <Button color="error" disabled={isBusy} onClick={() => setAsking('remove')}>
            {t('tracker.remove')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking !== undefined}
        question={t(asking === 'replace' ? 'tracker.replaceAsk' : 'tracker.removeAsk')}
        subject={`${name}. ${t('tracker.oldStops')}`}
        confirmLabel={t(asking === 'replace' ? 'tracker.replace' : 'tracker.remove')}
        busy={isBusy}
        onConfirm={() => void run(asking === 'replace' ? 'make' : 'remove')}
        onClose={() => setAsking(undefined)}
      />
    </Box>
  );
}

function printState({ madeAt, lastAt }: { madeAt: string; lastAt: string | null }): string {
  const made = t('tracker.since', { when: formatDateTimeWithDay(madeAt) });
  return `${made} ${lastAt ? t('tracker.last', { when: formatDateTimeWithDay(lastAt) }) : t('tracker.nothingYet')}`;
}

/** The key, told this once, as the two usual programs want it. */
function NewKey({ trackerKey }: { trackerKey: string }) {
  const address = `${window.location.origin}/api/tracker`;
  const fields = [
    { label: t('tracker.osmand'), value: `${address}?id=${trackerKey}&lat={0}&lon={1}&timestamp={2}` },
    { label: t('tracker.traccar', { address }), value: trackerKey },
  ];
  return (
    <>
      {fields.map(({ label, value }) => (
        <TextField
          key={label}
          label={label}
          value={value}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      ))}
      <Typography variant="body2">{t('tracker.once')}</Typography>
    </>
  );
}
