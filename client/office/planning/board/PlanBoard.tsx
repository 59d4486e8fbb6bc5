import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useReducer } from 'react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { listDates } from '../../../../server/platform/values/localDay';
import { t } from '../../../i18n/officeTexts';
import { openStyles } from '../../../lib/styles/openStyles';
import { readPictureWidth } from '../../../ui/width/pictureWidth';
import { CountBadge } from '../../../ui/CountBadge';
import { BoardRow } from './BoardRow';
import { boardStyles } from './boardStyles';
import { printPeriod, printShortDay } from '../planTexts';
import type { Names } from '../planTexts';
import type { PlanRow } from './planRows';
import { RowLights } from './RowLights';
import type { Light } from '../planSteps';
import type { Board } from '../boardData';
import type { View } from '../search/planDays';
import type { VirtualRows } from './useVirtualRows';

export interface PlanBoardProps {
  board: Board;
  rows: readonly PlanRow[];
  virtual: VirtualRows;
  names: Names;
  shortNames: Names;
  view: View;
  today: string;
  /** The bar that Tab reaches, as 'row|bar'. */
  reachable: string | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  /** The trip that is being moved, or that waits for its partner in a swap. */
  heldId: string | undefined;
  /** The trips that colleagues are moving, with the colleagues' names. */
  movers: ReadonlyMap<string, string>;
  /** The row under the held trip. */
  over: string | undefined;
  /** The verdict of each row on the held trip. */
  lights: ReadonlyMap<string, Light> | undefined;
}

const Frame = styled('div')(boardStyles);
/**
 * The board has a separate style sheet. When a dialog adds a rule to a sheet, the browser checks all elements that
 * the sheet matches; in the common sheet that would include each bar.
 */
const boardSheet = openStyles('plan');

/** The plan to scale: days across, drivers or buses down. */
export function PlanBoard(props: PlanBoardProps) {
  const { board, rows, names, shortNames, view, today, reachable, scroller, heldId, over, lights, movers } = props;
  const { drawn, height, pinned } = props.virtual;
  // All of one width. Bars stand by real time: in the week of a change of clocks they are up to an hour off.
  const days = useMemo(() => listDates(board.from, board.to), [board.from, board.to]);
  const dayWidth = 1 / days.length;
  const [reachableRow, reachableBar] = reachable?.split('|') ?? [];

  return (
    <BoardSheet>
      <Frame
        ref={scroller}
        style={
          {
            '--least': `calc(var(--names) + ${days.length * (days.length > 7 ? 110 : 150)}px)`,
            '--pinned': `${pinned}px`,
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
          aria-label={t('planning.board', { period: printPeriod(board.from, board.to) })}
          aria-rowcount={rows.length + 1}
          aria-describedby="plan-keys"
          style={{ height }}
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
                  {printShortDay(day)}
                  <div className="hours" aria-hidden>
                    {(days.length > 7 ? ['00', '12'] : ['00', '06', '12', '18']).map((hour) => (
                      <span key={hour}>{hour}</span>
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </div>
          <RowLights name="tint" drawn={drawn} over={over} lights={lights} />
          {drawn.map(({ row, index, top }) => (
            <BoardRow
              key={row.id}
              row={row}
              index={index + 2}
              top={top}
              names={names}
              shortNames={shortNames}
              view={view}
              reachable={row.id === reachableRow ? reachableBar : undefined}
              heldId={row.bars.some(({ key }) => key === heldId) ? heldId : undefined}
              movers={row.bars.some(({ key }) => movers.has(key)) ? movers : undefined}
            />
          ))}
          <RowLights name="why" drawn={drawn} over={over} lights={lights} />
          <NowLine board={board} />
        </div>
      </Frame>
    </BoardSheet>
  );
}

/** A page that the server draws uses the common sheet, so that all its rules are in one place. */
const BoardSheet = ({ children }: { children: ReactNode }) =>
  readPictureWidth() === undefined ? <CacheProvider value={boardSheet}>{children}</CacheProvider> : children;

const MINUTE_MS = 60_000;

/** The line of the present, which moves while nothing else on the board changes. */
function NowLine({ board }: Pick<PlanBoardProps, 'board'>) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(redraw, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const now = locateNow(board);
  if (now === undefined) return null;
  return <div className="now" aria-hidden style={{ left: `calc(var(--names) + (100% - var(--names)) * ${now})` }} />;
}

function locateNow({ start, end }: Board): number | undefined {
  const part = (Date.now() - Date.parse(start)) / (Date.parse(end) - Date.parse(start));
  return part > 0 && part < 1 ? part : undefined;
}
