import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { openedPart } from '../../ui/late/openedPart';

const TellDriversDialog = openedPart(() => import('./TellDriversDialog'));

/** Opens the dialog in which the office writes to all drivers of a day. */
export function TellDriversButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('driverNotices.tell')}
      </Button>
      {isOpen && <TellDriversDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
