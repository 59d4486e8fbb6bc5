import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
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
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });
  const turns = useMemo(() => {
    const turn = (way: 'undo' | 'redo') => () => {
      if (!latest.current.busy) void latest.current[way]();
    };
    return { undo: turn('undo'), redo: turn('redo') };
  }, []);
  const undo = undoable > 0 ? turns.undo : undefined;
  const redo = redoable > 0 ? turns.redo : undefined;
  useUndoKeys({ undo, redo });
  // The moved trip is drawn first.
  const isBusy = useDeferredValue(moves.busy);
  return <Buttons undo={undo} redo={redo} busy={isBusy} />;
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
