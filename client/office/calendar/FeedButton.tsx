import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCurrentUserQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { printPersonName } from '../../lib/texts/tripTexts';
import { CalendarFeed } from '../../shared/calendarFeed/CalendarFeed';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';

/** Opens the address at which one's own calendar is read by a phone. */
export function FeedButton() {
  const self = useCurrentUserQuery().data?.currentUser;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!self) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('calendarFeed.title')}
      </Button>
      <TitledDialog
        open={isOpen}
        title={t('calendarFeed.title')}
        actions={<Button onClick={close}>{t('ui.close')}</Button>}
        onClose={close}
      >
        <CalendarFeed userId={self.id} name={printPersonName(self)} />
      </TitledDialog>
    </>
  );
}
