import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useCurrentUserQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { personName } from '../../lib/texts/tripTexts';
import { CalendarFeed } from '../../shared/calendarFeed/CalendarFeed';

/** Opens the address at which one's own calendar is read by a phone. */
export function FeedButton() {
  const self = useCurrentUserQuery().data?.currentUser;
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  if (!self) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('calendarFeed.title')}
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId} variant="h2">
          {t('calendarFeed.title')}
        </DialogTitle>
        <DialogContent>
          <CalendarFeed userId={self.id} name={personName(self)} />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={close}>{t('ui.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
