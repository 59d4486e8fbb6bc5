import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { findPaneBounds, keepWithinBounds } from './paneSize';

/** A map is redrawn once for a row of sizes (docs/product.md, 'Sizes and gestures'). */
const RESIZE_PAUSE_MS = 100;
const KEY_STEP_PX = 24;

interface SplitPaneProps {
  /** The panel that can be resized: on the left, on a narrow window at the bottom. */
  panel: ReactNode;
  /** Names what lies between the two. */
  handleLabel: string;
  children: ReactNode;
}

/** A panel and what fills the rest, with a handle between them for the mouse, a finger or the arrow keys. */
export function SplitPane({ panel, handleLabel, children }: SplitPaneProps) {
  const bounds = usePaneBounds();
  const { beside } = bounds;
  const [wanted, setWanted] = useState<{ beside: boolean; size: number }>();
  const grip = useRef<number>(null);
  // A size set for one layout says nothing about the other.
  const size = keepWithinBounds(wanted?.beside === beside ? wanted.size : bounds.initial, bounds);
  const resize = (next: number) => setWanted({ beside, size: keepWithinBounds(next, bounds) });
  const along = (event: PointerEvent) => (beside ? event.clientX : -event.clientY);

  function grab(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = size - along(event);
  }

  function press(event: KeyboardEvent) {
    const grows = beside ? 'ArrowRight' : 'ArrowUp';
    const shrinks = beside ? 'ArrowLeft' : 'ArrowDown';
    if (event.key !== grows && event.key !== shrinks) return;
    event.preventDefault();
    resize(size + (event.key === grows ? KEY_STEP_PX : -KEY_STEP_PX));
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: beside ? 'row' : 'column-reverse', flexGrow: 1, minHeight: 0 }}>
      <Box
        style={{ [beside ? 'width' : 'height']: size }}
        sx={{ flexShrink: 0, minWidth: 0, display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
      >
        {panel}
      </Box>
      <Box
        role="separator"
        tabIndex={0}
        aria-label={handleLabel}
        aria-orientation={beside ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(size)}
        aria-valuemin={bounds.min}
        aria-valuemax={bounds.max}
        onPointerDown={grab}
        onPointerMove={(event) => {
          if (grip.current !== null) resize(grip.current + along(event));
        }}
        onPointerUp={() => (grip.current = null)}
        onPointerCancel={() => (grip.current = null)}
        onKeyDown={press}
        sx={{
          ...handleStyles,
          cursor: beside ? 'col-resize' : 'row-resize',
          '&::after': beside ? barBeside : barBelow,
        }}
        style={{ [beside ? 'width' : 'height']: 14 }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0, minHeight: 0 }}>{children}</Box>
    </Box>
  );
}

/** The bounds in this window, some time after the last of its resize events. */
function usePaneBounds() {
  const [bounds, setBounds] = useState(() => findPaneBounds(window.innerWidth, window.innerHeight));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setBounds(findPaneBounds(window.innerWidth, window.innerHeight)), RESIZE_PAUSE_MS);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return bounds;
}

const handleStyles = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  touchAction: 'none',
  bgcolor: 'background.paper',
  border: '0 solid',
  borderColor: 'divider',
  '&:focus-visible': { outlineOffset: -3 },
};
const bar = { content: '""', borderRadius: '2px', backgroundColor: 'var(--mui-palette-line-field)' };
const barBeside = { ...bar, width: 4, height: 36 };
const barBelow = { ...bar, width: 36, height: 4 };
