import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { CancelTripDocument } from '../../../generated/plain';
import type { MyCancellationQuery, RejectReason } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { readErrorCode } from '../../../lib/request/errorCodes';
import { printPlainError } from '../../../lib/request/errors';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import { formatDateTime } from '../../../lib/texts/time';
import { printPrice } from '../../../lib/texts/tripTexts';
import { Form } from '../../../ui/forms/Form';
import type { TripProps } from '../useMyTrip';

export type Cancellation = MyCancellationQuery['myCancellation'];

interface CancelFormProps extends TripProps {
  cost: Cancellation | undefined;
  hasCostFailed: boolean;
  /** Reads the fee again. */
  reloadCost: () => Promise<unknown>;
  onClose: () => void;
}

/** The customer's possible reasons, with the texts of the offer's page. */
const reasons = ['trip_cancelled', 'cheaper_elsewhere', 'over_budget', 'other'] as const;

/** Errors that the form shows beside the new fee; they get no toast. */
const isShownHere = (error: unknown) => ['CONFIRM', 'CONFLICT'].includes(readErrorCode(error) ?? '');

/** The fee, the reason, and then the button, which repeats the fee. */
export default function CancelForm({ link, reload, cost, hasCostFailed, reloadCost, onClose }: CancelFormProps) {
  const label = useId();
  const [reason, setReason] = useState<RejectReason>('trip_cancelled');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');

  const problemAlert = problem && <Alert severity="warning">{problem}</Alert>;
  if (hasCostFailed)
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        {problemAlert}
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => void reloadCost()}>
              {t('ui.retry')}
            </Button>
          }
        >
          {t('tripChanges.loadFailed')}
        </Alert>
      </Box>
    );
  if (!cost) return <Skeleton variant="rounded" height={220} />;
  const { agreed, due, percent, next } = cost;

  async function send() {
    if (isSending) return;
    setIsSending(true);
    setProblem('');
    const { error } = await withMutationFeedback(
      'CancelTrip',
      { toast: t('tripChanges.cancelled'), quiet: isShownHere },
      () => request(CancelTripDocument, { ...link, reason, fee: due }),
    );
    if (isShownHere(error)) {
      setProblem(printPlainError(error));
      // The fee may have risen meanwhile. The next press must agree to the new one.
      await reloadCost();
    }
    if (!error || readErrorCode(error) === 'CONFLICT') await reload();
    setIsSending(false);
  }

  return (
    <Form onSubmit={send} sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Box sx={{ fontWeight: 600 }}>
          {due === 0 ? t('tripChanges.costsNothing') : t('tripChanges.costs', { fee: printPrice(due), percent })}
        </Box>
        {next && (
          <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t(agreed ? 'tripChanges.later' : 'tripChanges.laterIfAgreed', {
              when: formatDateTime(next.at),
              fee: printPrice(next.fee),
            })}
          </Box>
        )}
      </Box>
      <Box>
        <FormLabel id={label}>{t('tripChanges.cancelReason')}</FormLabel>
        <RadioGroup aria-labelledby={label} value={reason} onChange={(_, value) => setReason(value as RejectReason)}>
          {reasons.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              label={t(`myTrip.${each}`)}
              disabled={isSending}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      </Box>
      {problemAlert}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" color="error" disabled={isSending}>
          {isSending
            ? t('tripChanges.cancelling')
            : due === 0
              ? t('tripChanges.cancelFree')
              : t('tripChanges.cancelFor', { fee: printPrice(due) })}
        </Button>
        <Button variant="outlined" disabled={isSending} onClick={onClose}>
          {t('tripChanges.keep')}
        </Button>
      </Box>
    </Form>
  );
}
