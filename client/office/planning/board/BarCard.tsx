import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { t } from '../../../i18n/officeTexts';
import { printRoad, useRoads } from '../../../shared/road/roadTimes';
import { printAbsenceEnd, printDayAndTimes, printProblem, printTripCrew } from '../planTexts';
import type { Names } from '../planTexts';
import { findBarPlace } from './barFocus';
import type { Bar, PlanRow } from './planRows';

interface BarCardProps {
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly PlanRow[];
  names: Names;
}

/** A pointer that only crosses the board brings nothing up; milliseconds. */
const DELAY = 150;

/**
 * Says beside a bar what it is, while the pointer rests on it or it has the focus of the keyboard. Escape closes the card.
 * A screen reader reads the same from the bar itself.
 */
export function BarCard({ scroller, rows, names }: BarCardProps) {
  const [shown, setShown] = useState<{ key: string; row: string; box: DOMRect }>();
  const card = useRef<HTMLDivElement>(null);
  const roads = useRoads();
  useEffect(() => {
    const board = scroller.current;
    if (!board) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (target: EventTarget | null, wait: number) => {
      const place = findBarPlace(target);
      clearTimeout(timer);
      if (!place) return setShown(undefined);
      const element = (target as Element).closest<HTMLElement>('[data-bar]');
      timer = setTimeout(
        () =>
          element?.isConnected && setShown({ key: place.bar, row: place.row, box: element.getBoundingClientRect() }),
        wait,
      );
    };
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const over = (event: PointerEvent) => event.pointerType !== 'touch' && show(event.target, DELAY);
    const leave = (event: PointerEvent) => {
      // The pointer may go on to the card.
      if (!card.current?.contains(event.relatedTarget as Node | null)) hide();
    };
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event.target, 0);
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const gone = new AbortController();
    const { signal } = gone;
    board.addEventListener('pointerover', over, { signal });
    board.addEventListener('pointerleave', leave, { signal });
    board.addEventListener('pointerdown', hide, { signal });
    board.addEventListener('focusin', focus, { signal });
    board.addEventListener('focusout', hide, { signal });
    board.addEventListener('scroll', hide, { passive: true, capture: true, signal });
    window.addEventListener('keydown', key, { signal });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [scroller]);

  const bar = rows.find(({ id }) => id === shown?.row)?.bars.find(({ key }) => key === shown?.key);
  if (!shown || !bar) return null;
  const { box } = shown;
  const fitsBelow = box.bottom + HEIGHT < window.innerHeight;
  return (
    <Box
      ref={card}
      aria-hidden
      data-card={bar.key}
      onPointerLeave={() => setShown(undefined)}
      sx={styles}
      style={{
        left: Math.max(8, Math.min(box.left, window.innerWidth - WIDTH - 8)),
        ...(fitsBelow ? { top: box.bottom } : { bottom: window.innerHeight - box.top }),
      }}
    >
      {listLines(bar, names, bar.kind === 'trip' ? printRoad(roads.get(bar.trip.id)) : '').map((line, index) => (
        <Box key={index} component={index === 0 ? 'b' : 'span'}>
          {line}
        </Box>
      ))}
    </Box>
  );
}

/** Its name, and below it what else is known. */
function listLines(bar: Bar, names: Names, road: string): string[] {
  if (bar.kind === 'absence') return [printAbsenceEnd(bar.absence)];
  if (bar.kind === 'occurrence') return [bar.occurrence.title, printDayAndTimes(bar.occurrence)];
  const { trip } = bar;
  const people = t('office.people', { count: trip.passengers });
  const draft = trip.mark ? t(trip.stale ? 'planning.stale' : 'planning.draft') : '';
  const who = `${trip.customer} · ${people}`;
  const money = trip.awaitsPrepayment ? t('planning.awaitsPrepayment') : '';
  const facts = [who, printTripCrew(trip, names), printProblem(bar), draft, money];
  return [trip.title, printDayAndTimes(trip), road, ...facts].filter(Boolean);
}

const WIDTH = 300;
/** As high as it becomes at most, pixels. */
const HEIGHT = 132;

const styles = {
  position: 'fixed',
  zIndex: 'tooltip',
  maxWidth: WIDTH,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& b, & span': { display: 'block' },
  '& span': { color: 'text.secondary' },
};
