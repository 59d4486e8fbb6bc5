import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useSubmitFeedbackByLinkMutation } from '../../generated/graphql';
import { t } from '../../i18n/et';
import { errorCode } from '../../lib/errorCodes';
import { localDays } from '../../lib/localDay';
import { SubmitBar } from '../../ui/SubmitBar';
import { HoursOfDays, tooManyHours } from './HoursOfDays';

interface FeedbackFormProps {
  link: { id: string; key: string };
  trip: { start: string; end: string };
  driverId: string | undefined;
  /** What the driver has reported before; the form starts from it. */
  earlier: { wentWell: boolean; comment: string; hours: readonly number[] } | undefined;
  onDriverMissing: () => void;
  onSaved: () => void;
  onDead: () => void;
}

/** Hours per day, how it went, a comment (spec, section 5, "Feedback hours"). */
export function FeedbackForm({ link, trip, driverId, earlier, onDriverMissing, onSaved, onDead }: FeedbackFormProps) {
  const id = useId();
  const [hours, setHours] = useState(earlier?.hours ?? localDays(trip.start, trip.end).map(() => 0));
  const [wentWell, setWentWell] = useState(earlier?.wentWell ?? true);
  const [comment, setComment] = useState(earlier?.comment ?? '');
  const [submitFeedback, { loading: sending }] = useSubmitFeedbackByLinkMutation({
    context: { toast: t('driverLinks.savedToast') },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!driverId) return onDriverMissing();
    if (sending || hours.some(tooManyHours)) return;
    const input = { wentWell, comment, hours: [...hours] };
    const { data, error } = await submitFeedback({
      variables: { orderId: link.id, secret: link.key, driverId, input },
    });
    if (data) onSaved();
    else if (errorCode(error) === 'WRONG_KEY') onDead();
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 3 }}>
      <HoursOfDays start={trip.start} hours={hours} onChange={setHours} disabled={sending} />
      <FormControl disabled={sending}>
        <FormLabel id={id} sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
          {t('driverLinks.wentWell')}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={wentWell ? 'yes' : 'no'}
          onChange={(_, value) => setWentWell(value === 'yes')}
        >
          <FormControlLabel value="yes" label={t('driverLinks.yes')} control={<Radio />} sx={{ mr: 4 }} />
          <FormControlLabel value="no" label={t('driverLinks.no')} control={<Radio />} />
        </RadioGroup>
      </FormControl>
      <TextField
        label={t('driverLinks.comment')}
        placeholder={t('driverLinks.commentHint')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        disabled={sending}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <SubmitBar>
        <Button type="submit" variant="contained" color="signal" size="large" disabled={sending}>
          {sending ? t('driverLinks.saving') : t('driverLinks.save')}
        </Button>
      </SubmitBar>
    </Box>
  );
}
