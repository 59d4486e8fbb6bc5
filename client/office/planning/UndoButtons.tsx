import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEventCallback } from '@mui/material/utils';
import { memo, useDeferredValue } from 'react';
import { t } from '../../i18n/officeTexts';
import type { PlanMoves } from './usePlanMoves';
import { useUndoKeys } from './useUndoKeys';

interface UndoButtonsProps {
  moves: PlanMoves;
  undoable: number;
  redoable: number;
}

/** Takes back and does again, by button and by key. */
export function UndoButtons({ moves, undoable, redoable }: UndoButtonsProps) {
  const undo = useEventCallback(() => void (moves.busy || moves.undo()));
  const redo = useEventCallback(() => void (moves.busy || moves.redo()));
  const turns = { undo: undoable > 0 ? undo : undefined, redo: redoable > 0 ? redo : undefined };
  useUndoKeys(turns);
  // The moved trip is drawn first.
  const isBusy = useDeferredValue(moves.busy);
  return <Buttons {...turns} busy={isBusy} />;
}

const Buttons = memo(function Buttons({ undo, redo, busy }: Parameters<typeof useUndoKeys>[0] & { busy: boolean }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Button variant="outlined" startIcon={<Undo />} disabled={!undo || busy} onClick={undo}>
        {t('planning.undo')}
      </Button>
      <IconButton aria-label={t('planning.redo')} disabled={!redo || busy} onClick={redo}>
        <Redo />
      </IconButton>
    </Box>
  );
});
