import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { addDays } from '../../../server/platform/values/localDay';
import { t } from '../../i18n/officeTexts';
import { toLocalDate } from '../../lib/texts/time';
import { DateField } from '../../ui/fields/DateField';
import { FormDialog } from '../../ui/dialogs/FormDialog';

interface SnoozeDialogProps {
  /** null: until something changes. */
  onChoose: (day: string | null) => void;
  onClose: () => void;
}

/** Asks when a decision returns. The first answer has the focus: S and Enter put it off until tomorrow. */
export function SnoozeDialog({ onChoose, onClose }: SnoozeDialogProps) {
  const today = toLocalDate(new Date());
  const [day, setDay] = useState<string | null>(null);
  return (
    <FormDialog
      open
      title={t('today.snoozeQuestion')}
      submitLabel={t('today.snooze')}
      submitDisabled={day === null || day <= today}
      onSubmit={() => onChoose(day)}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('today.snoozeHint')}</Box>
      <Box sx={{ display: 'grid', gap: 1, mb: 2.5 }}>
        <Button autoFocus variant="outlined" onClick={() => onChoose(addDays(today, 1))}>
          {t('today.snoozeTomorrow')}
        </Button>
        <Button variant="outlined" onClick={() => onChoose(addDays(today, 7))}>
          {t('today.snoozeWeek')}
        </Button>
        <Button variant="outlined" onClick={() => onChoose(null)}>
          {t('today.snoozeChange')}
        </Button>
      </Box>
      <DateField label={t('today.snoozeDay')} value={day} onChange={setDay} />
    </FormDialog>
  );
}
