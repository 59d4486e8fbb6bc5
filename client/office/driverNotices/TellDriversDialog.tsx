import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDriversOfDayQuery, useTellDriversMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors, printError } from '../../lib/request/errors';
import { toLocalDate } from '../../lib/texts/time';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { DateField } from '../../ui/fields/DateField';

const MOST_LETTERS = 500;

/** Words to all drivers of a day. The dialog names them before anything is sent. */
export default function TellDriversDialog({ onClose }: { onClose: () => void }) {
  const [day, setDay] = useState<string | null>(toLocalDate(new Date()));
  const [text, setText] = useState('');
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const { data, error } = useDriversOfDayQuery({
    variables: { day: day ?? '' },
    skip: day === null,
    fetchPolicy: 'network-only',
  });
  const [tell, { loading }] = useTellDriversMutation({
    context: { toast: t('driverNotices.told'), formFields: ['day', 'text'] },
  });
  const drivers = day === null ? undefined : data?.driversOfDay;

  async function submit() {
    if (loading || day === null) return;
    if (text.trim() === '') return setRefusals({ text: t('driverNotices.textMissing') });
    const { error: refusal } = await tell({ variables: { day, text } });
    if (refusal) setRefusals(listFieldErrors(refusal));
    else onClose();
  }

  return (
    <FormDialog
      open
      title={t('driverNotices.title')}
      submitLabel={drivers?.length ? t('driverNotices.send', { count: drivers.length }) : t('driverNotices.tell')}
      busy={loading}
      submitDisabled={!drivers?.length}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <DateField
          label={t('driverNotices.day')}
          value={day}
          disabled={loading}
          error={refusals.day}
          onChange={(chosen) => {
            setDay(chosen);
            setRefusals({});
          }}
        />
        <Box role="status" sx={{ color: error ? 'error.main' : 'text.secondary', minHeight: '1.5em' }}>
          {error && printError(error)}
          {drivers?.length === 0 && t('driverNotices.none')}
          {drivers && drivers.length > 0 && drivers.map(({ name }) => name).join(', ')}
        </Box>
        <TextField
          label={t('driverNotices.text')}
          value={text}
          multiline
          minRows={3}
          disabled={loading}
          error={Boolean(refusals.text)}
          helperText={refusals.text ?? t('driverNotices.hint')}
          onChange={({ target }) => {
            setText(target.value);
            setRefusals({});
          }}
          slotProps={{ htmlInput: { maxLength: MOST_LETTERS } }}
        />
      </Box>
    </FormDialog>
  );
}
