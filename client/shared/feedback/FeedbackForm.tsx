import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useRef, useState } from 'react';
import { countMostHours } from '../../../server/platform/values/localDay';
import type { FeedbackInput } from '../../generated/graphql';
import { t } from '../../i18n/publicTexts';
import { listFeedbackDays, makeNoHours } from '../../lib/texts/feedbackDays';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import { AskZeroHours, hasNoHours } from './AskZeroHours';
import { HoursOfDays } from './HoursOfDays';
import { atLeast } from '../../ui/layout/leastType';
import { LongField } from '../../ui/fields/LongField';
import { Form } from '../../ui/forms/Form';

interface FeedbackFormProps {
  trip: { start: string; end: string };
  /** The earlier report; the form starts from it. */
  former: FeedbackInput | undefined;
  busy: boolean;
  onSave: (input: FeedbackInput) => Promise<void>;
  /** It is what the page waits for: the yellow button, and a question before a report without any hours. */
  awaited?: boolean;
}

/** Hours per day, how it went, a comment (docs/product.md, "Driver"). Nothing is chosen beforehand. */
export function FeedbackForm({ trip, former, busy, onSave, awaited = false }: FeedbackFormProps) {
  const id = useId();
  const [hours, setHours] = useState<readonly number[]>(former?.hours ?? makeNoHours(trip));
  const [wentWell, setWentWell] = useState(former?.wentWell);
  const [comment, setComment] = useState(former?.comment ?? '');
  const [hasTried, setHasTried] = useState(false);
  const [isAskingZero, setIsAskingZero] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const isMissing = hasTried && wentWell === undefined;

  function submit() {
    setHasTried(true);
    if (busy) return;
    if (listFeedbackDays(trip, hours.length).some((day, index) => (hours[index] ?? 0) > countMostHours(day))) return;
    if (wentWell === undefined) return choice.current?.querySelector('input')?.focus();
    // Anyone who corrects another's report knows what is meant.
    if (awaited && hasNoHours(hours)) return setIsAskingZero(true);
    void save();
  }

  async function save() {
    if (wentWell === undefined) return;
    await onSave({ hours: [...hours], wentWell, comment });
    setIsAskingZero(false);
  }

  return (
    <Form onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <HoursOfDays trip={trip} hours={hours} onChange={setHours} disabled={busy} blank={!former} />
      <FormControl disabled={busy} error={isMissing}>
        <FormLabel id={id} sx={{ fontSize: atLeast('0.8125rem'), fontWeight: 600 }}>
          {t('feedbackForm.howWasIt')}
        </FormLabel>
        <RadioGroup
          row
          ref={choice}
          aria-labelledby={id}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          value={wentWell === undefined ? '' : String(wentWell)}
          onChange={(_, value) => setWentWell(value === 'true')}
        >
          <FormControlLabel value="true" control={<Radio />} label={t('feedbackForm.wentWell')} sx={{ mr: 4 }} />
          <FormControlLabel value="false" control={<Radio />} label={t('feedbackForm.wentBadly')} />
        </RadioGroup>
        {isMissing && <FormHelperText id={`${id}-missing`}>{t('feedbackForm.wentWellMissing')}</FormHelperText>}
      </FormControl>
      <LongField
        label={t('feedbackForm.comment')}
        placeholder={t('feedbackForm.commentHint')}
        rows={3}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        disabled={busy}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <SubmitButton awaited={awaited} busy={busy} />
      <AskZeroHours
        open={isAskingZero}
        busy={busy}
        onConfirm={() => void save()}
        onClose={() => setIsAskingZero(false)}
      />
    </Form>
  );
}

function SubmitButton({ awaited, busy }: { awaited: boolean; busy: boolean }) {
  const label = busy ? t('ui.saving') : t('ui.save');
  if (!awaited) {
    return (
      <Button type="submit" variant="contained" disabled={busy} sx={{ justifySelf: { sm: 'end' } }}>
        {label}
      </Button>
    );
  }
  return (
    <SubmitBar>
      <Button type="submit" variant="contained" color="signal" size="large" disabled={busy}>
        {label}
      </Button>
    </SubmitBar>
  );
}
