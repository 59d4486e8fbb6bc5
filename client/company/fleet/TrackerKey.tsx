import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useBusTrackerQuery, useMakeTrackerKeyMutation, useRemoveTrackerKeyMutation } from '../../generated/graphql';
import type { BusDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatDateTimeWithDay } from '../../lib/texts/time';
import { SecretCard } from '../../shared/secrets/SecretCard';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';

/** The key of a tracker in a bus: made, shown once, replaced, removed (docs/product.md, 'Where the bus is'). */
export function TrackerKey({ bus: { id: busId, name } }: { bus: Pick<BusDetailsFragment, 'id' | 'name'> }) {
  const { data, error, refetch } = useBusTrackerQuery({ variables: { busId }, fetchPolicy: 'network-only' });
  const [make, { loading: isMaking }] = useMakeTrackerKeyMutation();
  const [remove, { loading: isRemoving }] = useRemoveTrackerKeyMutation({ context: { toast: t('tracker.removed') } });
  const [key, setKey] = useState<string>();

  async function show({ error: failure }: { error?: unknown }, made?: string) {
    if (failure) return;
    setKey(made);
    await refetch().catch(() => undefined);
  }

  if (!data) return <FailedOrWaiting error={error} title={t('tracker.failed')} height={96} onRetry={refetch} />;
  const tracker = data.busTracker;
  return (
    <SecretCard
      hint={`${t('tracker.hint')} ${tracker ? printState(tracker) : t('tracker.none')}`}
      exists={tracker !== null}
      words={{
        make: t('tracker.make'),
        replace: t('tracker.replace'),
        replaceAsk: t('tracker.replaceAsk'),
        remove: t('tracker.remove'),
        removeAsk: t('tracker.removeAsk'),
      }}
      subject={`${name}. ${t('tracker.oldStops')}`}
      isMaking={isMaking}
      isRemoving={isRemoving}
      onMake={async () => {
        const reply = await make({ variables: { busId } });
        await show(reply, reply.data?.makeTrackerKey);
      }}
      onRemove={async () => show(await remove({ variables: { busId } }))}
    >
      {!data.hasPositions && (
        <Typography variant="body2">
          {t('tracker.off')}{' '}
          <Link component={RouterLink} to={paths.settings}>
            {t('tracker.settings')}
          </Link>
        </Typography>
      )}
      {tracker && key && <NewKey trackerKey={key} />}
    </SecretCard>
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
