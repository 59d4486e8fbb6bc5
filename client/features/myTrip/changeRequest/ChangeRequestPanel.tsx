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
  changeRequest: MyChange | null;
  load: () => Promise<unknown>;
  onClose: () => void;
}

/** 'väljumine 06.12.2026 08:00, reisijaid 52' */
function whatOf({ start, stops, passengers, note }: MyChange): string {
  return [
    start && t('tripChanges.newDeparture', { when: formatDateTime(start) }),
    stops && t('tripChanges.newRoute', { route: stops.map(({ city }) => city).join(' - ') }),
    passengers !== null && t('tripChanges.newPassengers', { count: passengers }),
    note,
  ]
    .filter(Boolean)
    .join(', ');
}

const euros = (sum: number) => formatMoney(centsOf(sum));

/** What was asked for and answered, and the form that asks. */
export default function ChangeRequestPanel(props: ChangeRequestPanelProps) {
  const { changeRequest } = props;
  if (changeRequest?.status === 'priced') return <Decision {...props} changeRequest={changeRequest} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {changeRequest?.status === 'open' && (
        <Alert severity="info">
          <div>{t('tripChanges.youAsked', { what: whatOf(changeRequest) })}</div>
          <div>{t('tripChanges.replaces', { when: formatDateTime(changeRequest.askedAt) })}</div>
        </Alert>
      )}
      {changeRequest?.status === 'declined' && (
        <Alert severity="info">{t('tripChanges.declined', { words: changeRequest.reply })}</Alert>
      )}
      <AskForm key={changeRequest?.id} {...props} waiting={changeRequest?.status === 'open' ? changeRequest : null} />
    </Box>
  );
}

/** Said in the panel, beside the trip as it stands now. */
const shown = (error: unknown) => ['CONFLICT', 'WRONG_KEY', 'NOT_FOUND'].includes(errorCode(error) ?? '');

/** The price that was answered: taken or left. */
function Decision({ changeRequest, link, reload, load }: ChangeRequestPanelProps & { changeRequest: MyChange }) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const { total, totalNow, reply } = changeRequest;
  const price = total === null ? '' : euros(total);

  async function decide(accept: boolean) {
    if (sending) return;
    setSending(true);
    setProblem('');
    const { error } = await withMutationFeedback(
      'DecideChange',
      { toast: t(accept ? 'tripChanges.tookIt' : 'tripChanges.leftIt'), quiet: shown },
      () => request(DecideChangeDocument, { ...link, requestId: changeRequest.id, accept }),
    );
    if (error && shown(error)) setProblem(plainErrorText(error));
    setSending(false);
    if (!error || shown(error)) await Promise.all([load(), reload()]);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>{t('tripChanges.youAsked', { what: whatOf(changeRequest) })}</div>
      <Box sx={{ fontWeight: 600 }}>
        {totalNow === null
          ? t('tripChanges.pricedFirst', { price })
          : t('tripChanges.priced', { price, now: euros(totalNow) })}
      </Box>
      {reply && <div>{t('tripChanges.office', { words: reply })}</div>}
      {problem && <Alert severity="warning">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={sending} onClick={() => void decide(true)}>
          {t('tripChanges.take', { price })}
        </Button>
        <Button variant="outlined" disabled={sending} onClick={() => void decide(false)}>
          {t('tripChanges.leave')}
        </Button>
      </Box>
    </Box>
  );
}
