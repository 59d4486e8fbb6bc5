import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from '../../../i18n/officeTexts';
import { moveBy } from '../geometry';
import type { Position } from '../geometry';
import { keepFromMap } from './keepFromMap';
import type { Side } from './labelPlaces';
import { printStopWord } from '../../RouteLine';
import { MarkerLabel } from './MarkerLabel';
import type { PlacedStop } from '../mapTypes';

/** The distance that a finger may shake before a press becomes a drag. */
const SHAKE_PX = 3;
const STEP_PX = 8;
const BIG_STEP_PX = 64;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface StopMarkerProps {
  stop: PlacedStop;
  /** Of the map, for what a pixel is. */
  zoom: number;
  /** Where its label stands. */
  labelSide?: Side;
  onMove?: (to: Position) => void;
  onShow: () => void;
  /** Told when somebody takes hold of it, by hand or by focus, and lets go. */
  onHold: (holding: boolean) => void;
}

/** A round stop on a map; it is dragged, or moved by the arrow keys. Stands in the middle of where it is put. */
export function StopMarker({ stop, zoom, labelSide = 'right', onMove, onShow, onHold }: StopMarkerProps) {
  const grip = useRef<{ x: number; y: number }>(null);
  const wasDragged = useRef(false);
  const [shift, setShift] = useState({ dx: 0, dy: 0 });

  function grab(event: PointerEvent) {
    // The map below must not treat it as a drag of the map.
    event.stopPropagation();
    wasDragged.current = false;
    if (!onMove || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY };
    onHold(true);
  }

  function drag(event: PointerEvent) {
    if (!grip.current) return;
    const dx = event.clientX - grip.current.x;
    const dy = event.clientY - grip.current.y;
    if (Math.hypot(dx, dy) > SHAKE_PX) wasDragged.current = true;
    if (wasDragged.current) setShift({ dx, dy });
  }

  function drop(keep: boolean) {
    if (!grip.current) return;
    grip.current = null;
    setShift({ dx: 0, dy: 0 });
    if (keep && wasDragged.current) onMove?.(moveBy(stop, shift.dx, shift.dy, zoom));
  }

  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow || !onMove) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? BIG_STEP_PX : STEP_PX;
    onMove(moveBy(stop, arrow[0] * step, arrow[1] * step, zoom));
  }

  return (
    <ButtonBase
      aria-label={t('map.stop', { word: printStopWord(stop.place), name: stop.name })}
      aria-description={onMove ? t('map.moveHint') : undefined}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={() => drop(true)}
      onPointerCancel={() => drop(false)}
      {...keepFromMap}
      onKeyDown={press}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onClick={(event) => {
        event.stopPropagation();
        if (!wasDragged.current) onShow();
      }}
      sx={markerStyles}
      style={{
        marginLeft: shift.dx,
        marginTop: shift.dy,
        cursor: onMove ? 'grab' : 'pointer',
        touchAction: onMove ? 'none' : 'auto',
      }}
    >
      <Box
        component="span"
        sx={{ ...circleStyles, bgcolor: stop.place === 'middle' ? 'route.hollow' : 'signal.main' }}
      />
      <MarkerLabel stops={[stop]} side={labelSide} />
    </ButtonBase>
  );
}

const markerStyles = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  width: 36,
  height: 36,
  borderRadius: '50%',
  '&:focus-visible, &:active, &:hover': { zIndex: 1 },
};

const circleStyles = {
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: '6px solid',
  borderColor: 'route.outline',
};
