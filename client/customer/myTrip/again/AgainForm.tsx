import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TripAgainDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { toNavigation } from '../../../lib/navigation/inquiryStart';
import { paths } from '../../../lib/navigation/paths';
import { listFieldErrors } from '../../../lib/request/errors';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import { DateField } from '../../../ui/fields/DateField';
import { Form } from '../../../ui/forms/Form';
import { findSameWeekday } from './sameWeekday';

interface AgainFormProps {
  /** Departure of the trip that is ordered again. */
  start: string;
  link: { id: string; key: string };
}

/** The day; the inquiry's own form then shows all of it and sends it. */
export default function AgainForm({ start, link }: AgainFormProps) {
  const navigate = useNavigate();
  const [date, setDate] = useState<string | null>(() => findSameWeekday(start, new Date()));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit() {
    if (isBusy) return;
    if (date === null) return setProblem(t('tripAgain.dateMissing'));
    setIsBusy(true);
    const { data, error } = await withMutationFeedback('TripAgain', { formFields: ['date'] }, () =>
      request(TripAgainDocument, { ...link, date }),
    );
    setIsBusy(false);
    if (data) return navigate(paths.inquiry, toNavigation(data.tripAgain));
    setProblem(listFieldErrors(error)['date']);
  }

  return (
    <Form onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ color: 'text.secondary' }}>{t('tripAgain.lead')}</Box>
      <DateField
        label={t('tripAgain.date')}
        value={date}
        disabled={isBusy}
        error={problem}
        onChange={(day) => {
          setDate(day);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? t('tripList.opening') : t('tripAgain.next')}
      </Button>
    </Form>
  );
}
