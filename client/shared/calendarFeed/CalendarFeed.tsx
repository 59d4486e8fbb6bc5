import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  useCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDate } from '../../lib/texts/time';
import { toast } from '../../lib/request/toasts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { FailedState } from '../../ui/FailedState';

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
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const isBusy = creating || revoking;
  const reload = () => refetch().catch(() => undefined);

  async function run(what: 'create' | 'revoke') {
    const variables = { userId };
    const made = what === 'create' ? await create({ variables }) : undefined;
    const failure = made ? made.error : (await revoke({ variables })).error;
    if (!failure) {
      setAddress(made?.data?.createCalendarFeed);
      await reload();
    }
    setAsking(undefined);
  }

  if (!data) {
    return error ? (
      <FailedState title={t('calendarFeed.failed')} onRetry={() => void reload()} />
    ) : (
      <Skeleton variant="rounded" height={96} />
    );
  }
  const feed = data.calendarFeed;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('calendarFeed.hint')}{' '}
        {feed ? t('calendarFeed.since', { date: formatDate(feed.createdAt) }) : t('calendarFeed.none')}
      </Typography>
      {feed && address && <Address address={address} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => (feed ? setAsking('renew') : void run('create'))}>
          {creating ? t('ui.saving') : t(feed ? 'calendarFeed.renew' : 'calendarFeed.create')}
        </Button>
        {feed && (
          <Button color="error" disabled={isBusy} onClick={() => setAsking('revoke')}>
            {t('calendarFeed.revoke')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking !== undefined}
        question={t(asking === 'renew' ? 'calendarFeed.renewAsk' : 'calendarFeed.revokeAsk')}
        subject={`${name}. ${t('calendarFeed.oldStops')}`}
        confirmLabel={t(asking === 'renew' ? 'calendarFeed.renew' : 'calendarFeed.revoke')}
        busy={isBusy}
        onConfirm={() => void run(asking === 'renew' ? 'create' : 'revoke')}
        onClose={() => setAsking(undefined)}
      />
    </Box>
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
