import Box from '@mui/material/Box';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { t } from '../../../i18n/officeTexts';
import { waitForPaint } from '../../../lib/waitForPaint';
import { BarCard } from './BarCard';
import { findBarPlace, findNeighbour, findReachablePlace, toPlaceKey } from './barFocus';
import type { BarPlace } from './barFocus';
import { ghostStyles } from './boardStyles';
import { PlanBoard } from './PlanBoard';
import type { PlanBoardProps } from './PlanBoard';
import { LANE_ID } from './planRows';
import { toFreeSteps, toMoveSteps, toSwapSteps } from '../planSteps';
import type { Held } from '../planSteps';
import { mapNames, mapShortNames, printTimes } from '../planTexts';
import type { Names } from '../planTexts';
import { useDrag } from './drag/useDrag';
import { useHeld } from './drag/useHeld';
import { useVirtualRows } from './useVirtualRows';
import type { View } from '../search/planDays';
import type { PlanMoves } from '../usePlanMoves';

interface PlanGridProps extends Pick<PlanBoardProps, 'board' | 'rows' | 'view' | 'today' | 'movers'> {
  moves: PlanMoves;
  /** Tells that a trip is being moved here; undefined when it no longer is. */
  onHold: (tripId: string | undefined) => void;
  onOpen: (tripId: string, choose?: View) => void;
}

/** The board, and moving trips on it by mouse or by keys alone. */
export function PlanGrid({ board, rows, view, today, moves, movers, onHold, onOpen }: PlanGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const wanted = useRef<BarPlace>(undefined);
  /** The bar that has the focus. A bar that moves to another row loses the focus, and no event says so. */
  const current = useRef<BarPlace>(undefined);
  const [focused, setFocused] = useState<BarPlace>();
  const [swapping, setSwapping] = useState<Held>();
  const holding = useHeld(view);
  const { held, over, lights, checks } = holding;
  const heldId = held?.trip.id;
  useEffect(() => {
    // This page shows it first; then colleagues see it.
    startTransition(() => onHold(heldId));
    return () => startTransition(() => onHold(undefined));
  }, [heldId, onHold]);
  const reachable = findReachablePlace(rows, focused);
  const virtual = useVirtualRows(rows, scroller, reachable?.row);
  const names = useSameNames(useMemo(() => mapNames(board), [board]));
  const shortNames = useSameNames(useMemo(() => mapShortNames(board), [board]));

  useLayoutEffect(() => {
    // The bar may have been drawn just now: its row was out of sight, or a move brought it there.
    if (wanted.current) {
      if (focusOn(wanted.current)) wanted.current = undefined;
    } else if (current.current && document.activeElement === document.body) {
      const moved = findReachablePlace(rows, current.current);
      if (moved?.bar !== current.current.bar || !focusOn(moved)) current.current = undefined;
    }
  });
  function focusOn({ row, bar }: BarPlace): boolean {
    const element = scroller.current?.querySelector<HTMLElement>(`[data-of="${row}"][data-bar="${CSS.escape(bar)}"]`);
    element?.focus();
    return element !== undefined && element !== null;
  }

  const findRowName = (row: string | undefined) =>
    row === LANE_ID ? t('planning.unassigned') : (rows.find(({ id }) => id === row)?.name ?? '');
  const heldAt = ({ row, bar }: BarPlace): Held | undefined => {
    const found = rows.find(({ id }) => id === row)?.bars.find(({ key }) => key === bar);
    return found?.kind === 'trip' && found.trip.movable ? { trip: found.trip, row } : undefined;
  };

  function go(place: BarPlace) {
    virtual.reveal(place.row);
    wanted.current = undefined;
    // A bar that is already drawn gets the focus at once, and `onFocus` notes that Tab reaches it.
    if (focusOn(place)) return;
    wanted.current = place;
    setFocused(place);
  }

  async function drop(to: string) {
    if (!held) return;
    holding.drop();
    const steps = toMoveSteps(held.trip, view, held.row, to, checks);
    if (!steps) return moves.say(t('planning.stays', { trip: held.trip.title }));
    const trip = held.trip.title;
    const sentence =
      to === LANE_ID ? t('planning.saidOff', { trip }) : t('planning.saidMoved', { trip, row: findRowName(to) });
    const bar = held.trip.id;
    // The page first shows that the trip was let go, then where it stands.
    await waitForPaint();
    const done = moves.move(to === LANE_ID ? 'takeOff' : 'assign', steps, sentence);
    go({ row: to, bar });
    if (!(await done)) go({ row: held.row, bar });
  }
  async function swap(one: Held, other: Held) {
    holding.drop();
    setSwapping(undefined);
    const steps = toSwapSteps(one, other, view);
    if (!steps) return;
    const sentence = t('planning.saidSwapped', { one: one.trip.title, other: other.trip.title });
    await moves.move('swap', steps, sentence);
  }
  function pickUp(place: BarPlace, byKey: boolean) {
    const own = heldAt(place);
    if (!own) return;
    holding.hold(own, byKey);
    if (byKey) moves.say(t('planning.saidHeld', { trip: own.trip.title }));
  }
  function overRow(row: string) {
    holding.setOver(row);
    if (!held?.byKey) return;
    virtual.reveal(row);
    moves.say([findRowName(row), lights.get(row)?.line].filter(Boolean).join(': '));
  }

  const drag = useDrag({
    scroller,
    ghost,
    rowAt: virtual.rowAt,
    pinned: virtual.pinned,
    canDrag: (place) => heldAt(place) !== undefined && !moves.busy,
    onStart: (place) => pickUp(place, false),
    onOver: (index) => holding.setOver(rows[index]?.id),
    onDrop: (index, { swap: swaps, onto }) => {
      const other = swaps && onto ? heldAt(onto) : undefined;
      if (held && other) void swap(held, other);
      else void drop(rows[index]?.id ?? LANE_ID);
    },
    onCancel: holding.drop,
  });

  function press(event: KeyboardEvent) {
    const place = findBarPlace(event.target);
    if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
    const action = held?.byKey ? heldKeys(event.key) : keys(event.key, place);
    if (!action) return;
    event.preventDefault();
    action();
  }
  function heldKeys(key: string): (() => void) | undefined {
    const at = rows.findIndex(({ id }) => id === over);
    const next = key === 'ArrowDown' ? rows[at + 1] : key === 'ArrowUp' ? rows[at - 1] : undefined;
    if (next) return () => overRow(next.id);
    if (key === 'Enter' || key === ' ') return () => void drop(over ?? LANE_ID);
    if (key !== 'Escape') return key.startsWith('Arrow') ? () => undefined : undefined;
    return () => {
      holding.drop();
      moves.say(t('planning.saidCancelled'));
    };
  }
  function keys(key: string, place: BarPlace): (() => void) | undefined {
    const own = heldAt(place);
    if (key.startsWith('Arrow')) {
      const next = findNeighbour(rows, place, key);
      return () => next && go(next);
    }
    if (!own || moves.busy) return undefined;
    if (key === ' ') return () => pickUp(place, true);
    if (key === 'j' || key === 'J') return () => onOpen(place.bar, 'drivers');
    if (key === 'b' || key === 'B') return () => onOpen(place.bar, 'buses');
    if (key === 'Escape' && swapping) return () => setSwapping(undefined);
    if (key === 'Delete' || key === 'Backspace') {
      const steps = toFreeSteps(own.trip);
      const sentence = t('planning.saidOff', { trip: own.trip.title });
      return (
        steps &&
        (() => {
          const done = moves.move('takeOff', steps, sentence);
          go({ row: LANE_ID, bar: place.bar });
          void done.then((made) => made || go(place));
        })
      );
    }
    if (key !== 'v' && key !== 'V') return undefined;
    if (swapping) return () => void swap(swapping, own);
    return () => {
      setSwapping(own);
      moves.say(t('planning.saidSwapWith', { trip: own.trip.title }));
    };
  }

  return (
    <Box
      onKeyDown={press}
      onPointerDown={drag.onPointerDown}
      onFocus={({ target }) => {
        const place = findBarPlace(target);
        current.current = place;
        // Not urgent: the next key works without it.
        if (place) startTransition(() => setFocused(place));
      }}
      onBlur={() => {
        current.current = undefined;
        if (held?.byKey) holding.drop();
      }}
      onClick={({ target, detail }) => {
        const place = findBarPlace(target);
        if (detail > 0 && drag.wasDragged()) return;
        if (place && !held && board.trips.some(({ id }) => id === place.bar)) onOpen(place.bar);
      }}
    >
      <PlanBoard
        board={board}
        rows={rows}
        virtual={virtual}
        names={names}
        shortNames={shortNames}
        view={view}
        today={today}
        reachable={reachable && toPlaceKey(reachable)}
        scroller={scroller}
        movers={movers}
        heldId={heldId ?? swapping?.trip.id}
        over={held && over}
        lights={held && lights}
      />
      {!held && <BarCard scroller={scroller} rows={rows} names={names} />}
      {held && !held.byKey && (
        <Box ref={ghost} aria-hidden sx={ghostStyles}>
          <b>{held.trip.title}</b>
          <span>{printTimes(held.trip)}</span>
        </Box>
      )}
    </Box>
  );
}

/** Keeps the same map while the names are the same, so that rows are not drawn again. */
function useSameNames(names: Names): Names {
  const named = JSON.stringify([...names]);
  return useMemo(() => new Map(JSON.parse(named) as [string, string][]), [named]);
}
