import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { addDays } from '../../../../server/platform/values/localDay';
import { t } from '../../../i18n/officeTexts';
import { nonce } from '../../../lib/request/nonce';
import { CountBadge } from '../../../ui/CountBadge';
import { BoardRow } from './BoardRow';
import { boardStyles, headHeight, rowHeight } from './boardStyles';
import { periodText, shortDay } from '../planTexts';
import type { Names } from '../planTexts';
import type { PlanRow } from './planRows';
import { rowsBetween } from './planRows';
import { RowReasons, RowTints } from './RowLights';
import type { Light } from '../planSteps';
import type { Board } from '../boardData';
import type { View } from '../usePlan';

interface PlanBoardProps {
  board: Board;
  rows: readonly PlanRow[];
  names: Names;
  shortNames: Names;
  view: View;
  today: string;
  /** The bar that Tab reaches, as 'row bar'. */
  reachable: string | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  /** The trip that is being moved, the row it is over, and what each row says to it. */
  heldId: string | undefined;
  movers: ReadonlyMap<string, string>;
  over: string | undefined;
  lights: ReadonlyMap<string, Light> | undefined;
}

/** Rows beyond the edges that are drawn too, so that a quick scroll shows no gap; pixels. */
const overscan = 400;

const Frame = styled('div')(boardStyles);
/**
 * The rules of the board have a sheet of their own: a rule that comes to a sheet, as that of a dialog does, makes the browser look at all
 * that the sheet's rules are about, and here that would be each bar.
 */
const boardSheet = createCache({ key: 'plan', nonce });

/** The plan to scale: days across, drivers or buses down. Only rows in sight are drawn. */
export function PlanBoard({
  board,
  rows,
  names,
  shortNames,
  view,
  today,
  reachable,
  scroller,
  ...moved
}: PlanBoardProps) {
  const { heldId, over, lights, movers } = moved;
  const { days, dayWidth } = useDays(board);
  const tops = useTops(rows);
  const [first, last] = useSeen(scroller, tops);
  const height = tops.at(-1) ?? 0;
  const now = nowOf(board);
  const [reachableRow, reachableBar] = reachable?.split('|') ?? [];
  const shown = rows
    .map((row, index) => ({ row, index }))
    .filter(
      // What has the focus stays where it is, however far it was scrolled away.
      ({ row, index }) => (index >= first && index < last) || row.id === reachableRow || row.lane,
    );

  return (
    <CacheProvider value={boardSheet}>
      <Frame
        ref={scroller}
        style={
          {
            '--least': `calc(var(--names) + ${days.length * (days.length > 7 ? 110 : 150)}px)`,
            '--pinned': `${headHeight + (tops[1] ?? 0)}px`,
            '--dayWidth': `${dayWidth * 100}%`,
            '--partWidth': `${dayWidth * 25}%`,
            '--day': 'var(--mui-palette-divider)',
            '--part': 'var(--mui-palette-line-soft)',
          } as CSSProperties
        }
      >
        <div
          className="inner"
          role="grid"
          aria-label={t('planning.board', { period: periodText(board.from, board.to) })}
          aria-rowcount={rows.length + 1}
          aria-describedby="plan-keys"
          style={{ height: height + headHeight }}
        >
          <div className="head" role="row" aria-rowindex={1}>
            <div className="corner" role="columnheader">
              {t('planning.unassigned')}
              <CountBadge count={rows[0]?.bars.length ?? 0} waiting />
            </div>
            <div className="days" role="columnheader">
              {days.map((day) => (
                <div
                  key={day}
                  className={`dayHead${day === today ? ' today' : ''}`}
                  style={{ width: `${dayWidth * 100}%` }}
                >
                  {shortDay(day)}
                  <div className="hours" aria-hidden>
                    {(days.length > 7 ? ['00', '12'] : ['00', '06', '12', '18']).map((hour) => (
                      <span key={hour}>{hour}</span>
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </div>
          <RowTints {...{ shown, tops, over, lights }} />
          {shown.map(({ row, index }) => (
            <BoardRow
              key={row.id}
              row={row}
              index={index + 2}
              top={headHeight + (tops[index] ?? 0)}
              names={names}
              shortNames={shortNames}
              view={view}
              reachable={row.id === reachableRow ? reachableBar : undefined}
              heldId={row.bars.some(({ key }) => key === heldId) ? heldId : undefined}
              movers={row.bars.some(({ key }) => movers.has(key)) ? movers : undefined}
            />
          ))}
          <RowReasons {...{ shown, tops, over, lights }} />
          {now !== undefined && (
            <div className="now" aria-hidden style={{ left: `calc(var(--names) + (100% - var(--names)) * ${now})` }} />
          )}
        </div>
      </Frame>
    </CacheProvider>
  );
}

/** The days that are shown; a night on which clocks change makes one of them an hour longer, which nobody sees. */
function useDays({ from, to }: Board) {
  return useMemo(() => {
    const days = [from];
    while ((days.at(-1) ?? to) < to) days.push(addDays(days.at(-1) ?? to, 1));
    return { days, dayWidth: 1 / days.length };
  }, [from, to]);
}

/** Where each row begins, and at last where they end; the same list while no row grows or shrinks. */
export function useTops(rows: readonly PlanRow[]): readonly number[] {
  const levels = rows.map((row) => row.levels).join(' ');
  return useMemo(() => {
    const tops = [0];
    for (const one of levels.split(' ')) tops.push((tops.at(-1) ?? 0) + rowHeight(Number(one)));
    return tops;
  }, [levels]);
}

function nowOf({ start, end }: Board): number | undefined {
  const part = (Date.now() - Date.parse(start)) / (Date.parse(end) - Date.parse(start));
  return part > 0 && part < 1 ? part : undefined;
}

/** Which rows are in sight, as the board is scrolled. */
function useSeen(scroller: RefObject<HTMLDivElement | null>, tops: readonly number[]): [number, number] {
  // Noted when it changes: to ask for it after rows were drawn would make the browser lay them out at once.
  const [box, setBox] = useState({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const top = element.scrollTop;
      const height = element.clientHeight;
      // A step of a row is small enough: more is drawn than is in sight.
      const step = Math.floor(top / rowHeight(1)) * rowHeight(1);
      setBox((before) => (before.top === step && before.height === height ? before : { top: step, height }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller]);
  const [first, last] = rowsBetween(tops, box.top - overscan, box.top + box.height + overscan);
  return box.height === 0 ? [0, 40] : [first, last];
}
