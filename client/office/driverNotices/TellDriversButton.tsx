import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { latePart } from '../../ui/late/latePart';

const TellDriversDialog = latePart(() => import('./TellDriversDialog'));

/** Opens the dialog in which the office writes to all drivers of a day. */
export function TellDriversButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('driverNotices.tell')}
      </Button>
      {isOpen && (
        <Suspense>
          <TellDriversDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
