import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Quiet } from '../../ui/Quiet';

interface SecretCardProps {
  /** Tells the purpose of the secret, and since when it is there. */
  hint: string;
  /** There is one. */
  exists: boolean;
  /** Names of the buttons, and the questions before the old secret stops working. */
  words: Record<'make' | 'replace' | 'replaceAsk' | 'remove' | 'removeAsk', string>;
  /** The old secret, for the questions. */
  subject: string;
  isMaking: boolean;
  isRemoving: boolean;
  onMake: () => Promise<void>;
  onRemove: () => Promise<void>;
  /** More about it, and the new secret, told once. */
  children?: ReactNode;
}

/** A secret address or key: made, shown once, replaced, removed. */
export function SecretCard(props: SecretCardProps) {
  const { hint, exists, words, subject, isMaking, isRemoving, onMake, onRemove, children } = props;
  const [asking, setAsking] = useState<'replace' | 'remove'>();
  const isBusy = isMaking || isRemoving;

  async function confirm() {
    await (asking === 'replace' ? onMake() : onRemove());
    setAsking(undefined);
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Quiet>{hint}</Quiet>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => (exists ? setAsking('replace') : void onMake())}>
          {isMaking ? t('ui.saving') : exists ? words.replace : words.make}
        </Button>
        {exists && (
          <Button color="error" disabled={isBusy} onClick={() => setAsking('remove')}>
            {words.remove}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking !== undefined}
        question={asking === 'replace' ? words.replaceAsk : words.removeAsk}
        subject={subject}
        confirmLabel={asking === 'replace' ? words.replace : words.remove}
        busy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(undefined)}
      />
    </Box>
  );
}
