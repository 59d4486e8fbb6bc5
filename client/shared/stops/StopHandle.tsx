import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import DragIndicator from '@mui/icons-material/DragIndicator';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { t } from '../../i18n/publicTexts';
import { COARSE } from '../../ui/layout/touchTarget';

export type Direction = -1 | 1;

/** The id of the button that moves a stop: after the move the list has a new order, and the focus goes back there. */
export const moveButtonId = (stopId: number, by: Direction): string => `stop-${stopId}-${by === -1 ? 'up' : 'down'}`;

interface StopHandleProps {
  stopId: number;
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: Direction) => void;
}

/** Controls for a stop's place in the route: a handle to drag, and buttons, since dragging needs a pointer. */
export function StopHandle({ stopId, name, first, last, onMove }: StopHandleProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        width: 32,
        [COARSE]: { width: 44 },
        flexShrink: 0,
        color: 'text.secondary',
      }}
    >
      <IconButton
        id={moveButtonId(stopId, -1)}
        size="small"
        color="inherit"
        aria-label={t('stops.moveUp', { place: name })}
        onClick={() => onMove(-1)}
        sx={{ p: 0.5, display: first ? 'none' : undefined }}
      >
        <KeyboardArrowUp fontSize="small" />
      </IconButton>
      <Box
        className="drag-handle"
        aria-hidden
        title={t('stops.dragStop')}
        sx={{ display: 'flex', p: 0.5, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator fontSize="small" />
      </Box>
      <IconButton
        id={moveButtonId(stopId, 1)}
        size="small"
        color="inherit"
        aria-label={t('stops.moveDown', { place: name })}
        onClick={() => onMove(1)}
        sx={{ p: 0.5, display: last ? 'none' : undefined }}
      >
        <KeyboardArrowDown fontSize="small" />
      </IconButton>
    </Box>
  );
}
