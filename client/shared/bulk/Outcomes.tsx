import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../../i18n/officeTexts';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';

export interface Outcome {
  name: string;
  /** The reason of a refusal. */
  problem: string | undefined;
}

/** How each row went: the refused ones first, each with its reason. */
export function Outcomes({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  const refused = outcomes.filter(({ problem }) => problem !== undefined);
  const done = outcomes.filter(({ problem }) => problem === undefined);
  return (
    <TitledDialog
      title={t('bulk.outcome', { done: done.length, refused: refused.length })}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {[...refused, ...done].map(({ name, problem }, index) => (
          <Box component="li" key={index} sx={{ py: 1, borderBottom: 1, borderColor: 'line.soft' }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
            <Box sx={{ color: problem === undefined ? 'tone.green.text' : 'tone.red.text' }}>
              {problem === undefined ? t('bulk.done') : t('bulk.refused', { reason: problem })}
            </Box>
          </Box>
        ))}
      </Box>
    </TitledDialog>
  );
}
