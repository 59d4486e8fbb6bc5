import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useEffect, useState } from 'react';
import { loadAdminTexts } from '../../i18n/adminTexts';
import { t } from '../../i18n/officeTexts';
import { latePart } from '../../ui/late/latePart';
import { COARSE } from '../../ui/layout/touchTarget';
import { useIdle } from '../../ui/useIdle';
import { searchTargets } from '../pages/searchTargets';

const SearchDialog = latePart(async () => {
  await loadAdminTexts();
  return import('../../office/search/SearchDialog');
});
const KeysDialog = latePart(() => import('../../office/search/KeysDialog'));

type Open = 'search' | 'keys';

/** The button of the search in the top bar; '/' or Ctrl K opens it on any page, and '?' lists the keys. */
export function SearchCorner() {
  const [open, setOpen] = useState<Open>();
  useEffect(() => watchKeys(setOpen), []);
  const isIdle = useIdle();
  // Letters that follow the key at once would be lost while the code comes.
  useEffect(() => void (isIdle && SearchDialog.preload()), [isIdle]);
  const close = () => setOpen(undefined);
  return (
    <>
      <ButtonBase
        onClick={() => setOpen('search')}
        onPointerEnter={() => void SearchDialog.preload()}
        aria-label={t('search.open')}
        aria-keyshortcuts="/ Control+K"
        sx={buttonStyles}
      >
        <Box component="span" sx={{ display: { md: 'none', xl: 'inline' } }}>
          {t('search.open')}
        </Box>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
          Ctrl K
        </Box>
      </ButtonBase>
      {open && (
        <Suspense>
          {open === 'search' ? (
            <SearchDialog targets={searchTargets} onClose={close} />
          ) : (
            <KeysDialog onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** Returns the function that ends it. */
function watchKeys(open: (what: Open) => void): () => void {
  function press(event: KeyboardEvent): void {
    if (event.altKey || event.defaultPrevented) return;
    const what = findOpened(event);
    if (!what || (event.target instanceof Element && event.target.closest('[role="dialog"]'))) return;
    event.preventDefault();
    open(what);
  }
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

function findOpened({ key, ctrlKey, metaKey, target }: KeyboardEvent): Open | undefined {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]');
  if (isTyping) return undefined;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : undefined;
}

const buttonStyles = {
  justifyContent: 'space-between',
  gap: 2,
  px: 1.5,
  minHeight: 34,
  [COARSE]: { minHeight: 44 },
  minWidth: { md: 44, xl: 170 },
  border: '1px solid',
  borderColor: 'ink.soft',
  borderRadius: '8px',
  whiteSpace: 'nowrap',
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'ink.muted',
  '&:hover': { color: 'ink.text', borderColor: 'ink.muted' },
};
