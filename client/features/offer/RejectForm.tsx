import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useRejectOfferMutation } from '../../generated/graphql';
import type { RejectReason } from '../../generated/graphql';
import { t } from '../../i18n/et';
import { isDeadLink } from '../../lib/navigation/emailedLink';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import type { OfferEnd } from './OfferOutcome';

interface RejectFormProps {
  link: { id: string; key: string };
  onEnd: (end: OfferEnd) => void;
  /** Somebody has answered the offer meanwhile. */
  onAnswered: () => Promise<void>;
}

/** What a customer can give as the reason (docs/product.md, 'Offer links'); the fifth one is the logistician's. */
const reasons: readonly { value: RejectReason; label: string }[] = [
  { value: 'cheaper_elsewhere', label: t('offer.cheaperElsewhere') },
  { value: 'over_budget', label: t('offer.overBudget') },
  { value: 'trip_cancelled', label: t('offer.tripCancelled') },
  { value: 'other', label: t('offer.other') },
];

/** Why the offer was not taken, and the button that says so. */
export function RejectForm({ link, onEnd, onAnswered }: RejectFormProps) {
  const id = useId();
  const [reason, setReason] = useState<RejectReason>();
  const [asked, setAsked] = useState(false);
  const [reject, { loading: sending }] = useRejectOfferMutation({
    context: { toast: ({ rejectOffer: alreadyAnswered }) => (alreadyAnswered ? undefined : t('offer.rejectedToast')) },
  });
  const missing = asked && !reason;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!reason || sending) return;
    const { data, error } = await reject({ variables: { id: link.id, activationKey: link.key, reason } });
    if (data) return data.rejectOffer ? onAnswered() : onEnd('rejected');
    if (isDeadLink(error)) onEnd('expired');
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormControl error={missing} disabled={sending} sx={{ width: '100%' }}>
        <FormLabel id={id} sx={{ fontSize: '0.8125rem', fontWeight: 600, mb: 1 }}>
          {t('offer.reason')}
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          aria-describedby={missing ? `${id}-missing` : undefined}
          value={reason ?? ''}
          onChange={(_, value) => setReason(reasons.find((known) => known.value === value)?.value)}
          sx={{ gap: 1 }}
        >
          {reasons.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} label={label} control={<Radio />} sx={choiceStyles} />
          ))}
        </RadioGroup>
        {missing && <FormHelperText id={`${id}-missing`}>{t('offer.reasonMissing')}</FormHelperText>}
      </FormControl>
      <SubmitBar>
        <Button type="submit" variant="contained" size="large" disabled={sending}>
          {sending ? t('offer.submitting') : t('offer.submit')}
        </Button>
      </SubmitBar>
    </form>
  );
}

const choiceStyles = {
  m: 0,
  px: 1,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '&:has(:checked)': { borderColor: 'primary.main' },
};
