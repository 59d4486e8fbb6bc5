import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ViewPage } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { openedPart } from '../../ui/late/openedPart';

const ViewsDialog = openedPart(() => import('./ViewsDialog'));

/** Opens the named looks at this page; the dialog comes with the first press. */
export function ViewsButton({ page }: { page: ViewPage }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('savedViews.open')}
      </Button>
      {isOpen && <ViewsDialog page={page} onClose={() => setIsOpen(false)} />}
    </>
  );
}
