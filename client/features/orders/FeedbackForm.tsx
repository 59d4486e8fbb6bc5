import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { FeedbackInput } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { formatLocalDate } from '../../lib/time';
import { HoursField } from '../../ui/HoursField';
import { feedbackDays, hoursText, maxDays, noHours } from './feedbackDays';

interface FeedbackFormProps {
  trip: { start: string; end: string };
  former: FeedbackInput | undefined;
  busy: boolean;
  onSave: (input: FeedbackInput) => Promise<void>;
  /** It is what the page waits for: the yellow button. */
  awaited?: boolean;
}

/** Own hours per day, whether it went well, and a comment (spec, sections 2 and 5). */
export function FeedbackForm({ trip, former, busy, onSave, awaited = false }: FeedbackFormProps) {
  const [hours, setHours] = useState<readonly number[]>(former?.hours ?? noHours(trip));
  const [wentWell, setWentWell] = useState(former?.wentWell);
  const [comment, setComment] = useState(former?.comment ?? '');
  const [tried, setTried] = useState(false);
  const days = feedbackDays(trip, hours.length);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (busy || wentWell === undefined) return;
    await onSave({ hours: [...hours], wentWell, comment });
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {days.map((day, index) => (
          <Box key={day} sx={{ display: 'flex', gap: 0.5 }}>
            <HoursField
              label={t('orders.hoursOn', { date: formatLocalDate(day) })}
              hours={hours[index] ?? 0}
              onChange={(value) => setHours(hours.with(index, value))}
              disabled={busy}
            />
            {index > 0 && index === days.length - 1 && (
              <IconButton
                aria-label={t('orders.removeDay', { date: formatLocalDate(day) })}
                disabled={busy}
                onClick={() => setHours(hours.slice(0, -1))}
                sx={{ alignSelf: 'flex-end' }}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Button
          size="small"
          startIcon={<Add />}
          disabled={busy || hours.length >= maxDays}
          onClick={() => setHours([...hours, 0])}
        >
          {t('orders.addDay')}
        </Button>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {t('orders.totalHours')}:{' '}
          <strong>{t('orders.hoursCount', { count: hoursText(hours.reduce((sum, count) => sum + count, 0)) })}</strong>
        </Box>
      </Box>
      <FormControl disabled={busy} error={tried && wentWell === undefined}>
        <FormLabel sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>{t('orders.howWasIt')}</FormLabel>
        <RadioGroup
          row
          value={wentWell === undefined ? '' : String(wentWell)}
          onChange={(event) => setWentWell(event.target.value === 'true')}
        >
          <FormControlLabel value="true" control={<Radio />} label={t('orders.wentWell')} />
          <FormControlLabel value="false" control={<Radio />} label={t('orders.wentBadly')} />
        </RadioGroup>
        {tried && wentWell === undefined && <FormHelperText>{t('orders.chooseWentWell')}</FormHelperText>}
      </FormControl>
      <TextField
        label={t('orders.comment')}
        multiline
        minRows={3}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        disabled={busy}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <Button
        type="submit"
        variant="contained"
        color={awaited ? 'signal' : 'primary'}
        disabled={busy}
        sx={{ justifySelf: { sm: 'end' }, minHeight: { xs: 48, sm: 40 } }}
      >
        {busy ? t('orders.saving') : t('orders.save')}
      </Button>
    </Box>
  );
}
