import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  useCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDate } from '../../lib/texts/time';
import { toast } from '../../lib/request/toasts';
import { SecretCard } from '../secrets/SecretCard';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';

interface CalendarFeedProps {
  userId: string;
  /** The user of the calendar, for the questions. */
  name: string;
}

/** The secret address of a user's calendar: made, shown once, renewed, revoked. */
export function CalendarFeed({ userId, name }: CalendarFeedProps) {
  const { data, error, refetch } = useCalendarFeedQuery({ variables: { userId }, fetchPolicy: 'network-only' });
  const [create, { loading: creating }] = useCreateCalendarFeedMutation();
  const [revoke, { loading: revoking }] = useRevokeCalendarFeedMutation({
    context: { toast: t('calendarFeed.revoked') },
  });
  const [address, setAddress] = useState<string>();

  async function show({ error: failure }: { error?: unknown }, made?: string) {
    if (failure) return;
    setAddress(made);
    await refetch().catch(() => undefined);
  }

  if (!data) return <FailedOrWaiting error={error} title={t('calendarFeed.failed')} height={96} onRetry={refetch} />;
  const feed = data.calendarFeed;
  return (
    <SecretCard
      hint={`${t('calendarFeed.hint')} ${
        feed ? t('calendarFeed.since', { date: formatDate(feed.createdAt) }) : t('calendarFeed.none')
      }`}
      exists={feed !== null}
      words={{
        make: t('calendarFeed.create'),
        replace: t('calendarFeed.renew'),
        replaceAsk: t('calendarFeed.renewAsk'),
        remove: t('calendarFeed.revoke'),
        removeAsk: t('calendarFeed.revokeAsk'),
      }}
      subject={`${name}. ${t('calendarFeed.oldStops')}`}
      isMaking={creating}
      isRemoving={revoking}
      onMake={async () => {
        const reply = await create({ variables: { userId } });
        await show(reply, reply.data?.createCalendarFeed);
      }}
      onRemove={async () => show(await revoke({ variables: { userId } }))}
    >
      {feed && address && <Address address={address} />}
    </SecretCard>
  );
}

/** The address, told this once: to be copied, or opened in the calendar of this very device. */
function Address({ address }: { address: string }) {
  async function copy() {
    await navigator.clipboard.writeText(address);
    toast(t('calendarFeed.copied'));
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={t('calendarFeed.address')}
        value={address}
        helperText={t('calendarFeed.once')}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {/* Only over https, or on this machine, may a page write to the clipboard. */}
        {window.isSecureContext && (
          <Button variant="contained" onClick={() => void copy()}>
            {t('calendarFeed.copy')}
          </Button>
        )}
        <Button variant="outlined" href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendarFeed.subscribe')}
        </Button>
      </Box>
    </Box>
  );
}
