import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/publicTexts';
import { SubmitButton } from '../../ui/fields/PlainForm';

/** Asks before a report without any hours is sent. The browser itself closes it; `form`: which one is sent. */
export function NoHours({ form }: { form: string }) {
  return (
    <Box
      component="dialog"
      open
      role="alertdialog"
      aria-labelledby="no-hours"
      aria-describedby="no-hours-hint"
      sx={styles}
    >
      <Typography variant="h2" id="no-hours">
        {t('feedbackForm.zeroHoursQuestion')}
      </Typography>
      <Typography id="no-hours-hint">{t('feedbackForm.zeroHoursHint')}</Typography>
      <Box component="form" method="dialog" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1.5 }}>
        <Button type="submit" autoFocus>
          {t('ui.cancel')}
        </Button>
        <SubmitButton name="noHours" value="1" form={form} color="error" busy={t('ui.saving')}>
          {t('feedbackForm.zeroHoursSend')}
        </SubmitButton>
      </Box>
    </Box>
  );
}

const styles = {
  position: 'static',
  '&[open]': { display: 'grid' },
  gap: 1.5,
  width: '100%',
  m: 0,
  p: 2.5,
  border: 2,
  borderColor: 'error.main',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  color: 'text.primary',
};
