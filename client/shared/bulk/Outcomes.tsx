import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { t } from '../../i18n/officeTexts';

export interface Outcome {
  name: string;
  /** The reason of a refusal. */
  problem: string | undefined;
}

/** How each row went: the refused ones first, each with its reason. */
export function Outcomes({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  const titleId = useId();
  const refused = outcomes.filter(({ problem }) => problem !== undefined);
  const done = outcomes.filter(({ problem }) => problem === undefined);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {t('bulk.outcome', { done: done.length, refused: refused.length })}
      </DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
