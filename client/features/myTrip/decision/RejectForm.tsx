import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { RejectTripDocument } from '../../../generated/plain';
import type { RejectReason } from '../../../generated/plain';
import { t } from '../../../i18n/et';
import { request } from '../../../lib/request/request';
import { SubmitBar } from '../../../ui/layout/SubmitBar';
import type { TripProps } from '../useMyTrip';
import { useDecision } from './useDecision';

/** What a customer can give as the reason (docs/product.md, 'Offer links'); the fifth one is the logistician's. */
const reasons = [
  'cheaper_elsewhere',
  'over_budget',
  'trip_cancelled',
  'other',
] as const satisfies readonly RejectReason[];

/** Why the offer is not taken, and the button that says so. */
export default function RejectForm(props: TripProps & { onBack: () => void }) {
  const { trip, link, onBack } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState<RejectReason>();
  const [asked, setAsked] = useState(false);
  const { send, sending } = useDecision(props, 'RejectTrip', { done: t('myTrip.rejectedToast'), fields: [] });
  useEffect(() => group.current?.querySelector('input')?.focus(), []);
  const missing = asked && !reason;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const offerId = trip.price?.offerId;
    if (!reason || offerId === undefined) return;
    await send(async () => (await request(RejectTripDocument, { ...link, offerId, reason })).rejectTrip);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormControl error={missing} disabled={sending} sx={{ width: '100%', mt: 3 }}>
        <FormLabel id={id} sx={{ fontWeight: 700, mb: 1, color: 'text.primary' }}>
          {t('myTrip.rejectTitle')}
        </FormLabel>
        <RadioGroup
          ref={group}
          aria-labelledby={id}
          aria-describedby={missing ? `${id}-missing` : undefined}
          value={reason ?? ''}
          onChange={(_, value) => setReason(reasons.find((known) => known === value))}
        >
          {reasons.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              label={t(`myTrip.${value}`)}
              control={<Radio />}
              sx={{ m: 0 }}
            />
          ))}
        </RadioGroup>
        {missing && <FormHelperText id={`${id}-missing`}>{t('myTrip.reasonMissing')}</FormHelperText>}
      </FormControl>
      <SubmitBar>
        <Button type="submit" variant="contained" size="large" disabled={sending}>
          {sending ? t('myTrip.submitting') : t('myTrip.submit')}
        </Button>
        <Button variant="outlined" size="large" disabled={sending} onClick={onBack}>
          {t('myTrip.back')}
        </Button>
      </SubmitBar>
    </form>
  );
}
