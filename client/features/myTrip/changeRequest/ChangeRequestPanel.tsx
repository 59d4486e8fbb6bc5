import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DecideChangeDocument } from '../../../generated/plain';
import { t } from '../../../i18n/et';
import { errorCode } from '../../../lib/request/errorCodes';
import { plainErrorText } from '../../../lib/request/errors';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import { centsOf, formatMoney } from '../../../lib/texts/money';
import { formatDateTime } from '../../../lib/texts/time';
import type { TripProps } from '../useMyTrip';
import { AskForm } from './AskForm';
import type { MyChange } from './myChange';

interface ChangeRequestPanelProps extends TripProps {
  wish: MyChange | null;
  load: () => Promise<unknown>;
  onClose: () => void;
}

/** 'väljumine 06.12.2026 08:00, reisijaid 52' */
function whatOf({ start, stops, passengers, note }: MyChange): string {
  return [
    start && t('tripWishes.newDeparture', { when: formatDateTime(start) }),
    stops && t('tripWishes.newRoute', { route: stops.map(({ city }) => city).join(' - ') }),
    passengers !== null && t('tripWishes.newPassengers', { count: passengers }),
    note,
  ]
    .filter(Boolean)
    .join(', ');
}

const euros = (sum: number) => formatMoney(centsOf(sum));

/** What was asked for and answered, and the form that asks. */
export default function ChangeRequestPanel(props: ChangeRequestPanelProps) {
  const { wish } = props;
  if (wish?.status === 'priced') return <Decision {...props} wish={wish} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {wish?.status === 'open' && (
        <Alert severity="info">
          <div>{t('tripWishes.youAsked', { what: whatOf(wish) })}</div>
          <div>{t('tripWishes.replaces', { when: formatDateTime(wish.askedAt) })}</div>
        </Alert>
      )}
      {wish?.status === 'declined' && <Alert severity="info">{t('tripWishes.declined', { words: wish.reply })}</Alert>}
      <AskForm key={wish?.id} {...props} waiting={wish?.status === 'open' ? wish : null} />
    </Box>
  );
}

/** Said in the panel, beside the trip as it stands now. */
const shown = (error: unknown) => ['CONFLICT', 'WRONG_KEY', 'NOT_FOUND'].includes(errorCode(error) ?? '');

/** The price that was answered: taken or left. */
function Decision({ wish, link, reload, load }: ChangeRequestPanelProps & { wish: MyChange }) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const { total, totalNow, reply } = wish;
  const price = total === null ? '' : euros(total);

  async function decide(accept: boolean) {
    if (sending) return;
    setSending(true);
    setProblem('');
    const { error } = await withMutationFeedback(
      'DecideChange',
      { toast: t(accept ? 'tripWishes.tookIt' : 'tripWishes.leftIt'), quiet: shown },
      () => request(DecideChangeDocument, { ...link, requestId: wish.id, accept }),
    );
    if (error && shown(error)) setProblem(plainErrorText(error));
    setSending(false);
    if (!error || shown(error)) await Promise.all([load(), reload()]);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>{t('tripWishes.youAsked', { what: whatOf(wish) })}</div>
      <Box sx={{ fontWeight: 600 }}>
        {totalNow === null
          ? t('tripWishes.pricedFirst', { price })
          : t('tripWishes.priced', { price, now: euros(totalNow) })}
      </Box>
      {reply && <div>{t('tripWishes.office', { words: reply })}</div>}
      {problem && <Alert severity="warning">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={sending} onClick={() => void decide(true)}>
          {t('tripWishes.take', { price })}
        </Button>
        <Button variant="outlined" disabled={sending} onClick={() => void decide(false)}>
          {t('tripWishes.leave')}
        </Button>
      </Box>
    </Box>
  );
}
