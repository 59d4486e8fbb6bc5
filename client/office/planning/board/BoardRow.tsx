import { memo } from 'react';
import type { CSSProperties } from 'react';
import { t } from '../../../i18n/officeTexts';
import { formatTime } from '../../../lib/texts/time';
import { printRoad, useRoads } from '../../../shared/road/roadTimes';
import { HEAD_HEIGHT, measureBarTop, measureRow } from './boardStyles';
import {
  printAbsenceKind,
  printBarLabel,
  printDayAndTimes,
  isWaiting,
  printMissing,
  printRowSubtitle,
  printShortDay,
  printTimes,
  printProblem,
  printUsed,
} from '../planTexts';
import type { Names } from '../planTexts';
import type { Bar, Ghost, PlanRow } from './planRows';
import type { View } from '../search/planDays';

interface BoardRowProps extends BarsProps {
  /** From 1, as a screen reader counts. */
  index: number;
  top: number;
}

/** A row of the plan. Drawn again only when something of it changed: while dragging nothing else moves. */
export const BoardRow = memo(function BoardRow({ index, top, ...bars }: BoardRowProps) {
  const { row, view } = bars;
  const title = row.lane ? t('planning.unassigned') : row.name;
  return (
    <div
      className={['row', row.lane && 'lane', row.list && 'list'].filter(Boolean).join(' ')}
      role="row"
      aria-rowindex={index}
      data-row={row.id}
      // The lane stays in sight below the days, wherever the board is scrolled.
      style={{ top: row.lane ? HEAD_HEIGHT : top, height: measureRow(row.levels) }}
    >
      <div className="name" role="rowheader" title={row.bus?.name ?? title}>
        <b>
          <span>{title}</span>
          {!row.lane && (
            <i
              title={t('planning.used', { part: printUsed(row) })}
              style={{ '--used': printUsed(row) } as CSSProperties}
            >
              {printUsed(row)}
            </i>
          )}
        </b>
        <span>
          {row.lane ? t(view === 'drivers' ? 'planning.laneHint' : 'planning.laneHintBuses') : printRowSubtitle(row)}
        </span>
      </div>
      <div className="cells" role="gridcell" tabIndex={row.list ? 0 : undefined}>
        <Bars {...bars} />
      </div>
    </div>
  );
});

interface BarsProps {
  row: PlanRow;
  /** Of drivers and buses, by their ids. */
  names: Names;
  /** The same, of buses what tells each from the others first. */
  shortNames: Names;
  view: View;
  /** The bar that Tab reaches, when it stands in this row. */
  reachable: string | undefined;
  heldId: string | undefined;
  /** Which trips colleagues are moving, when one of them stands in this row. */
  movers: ReadonlyMap<string, string> | undefined;
}

/** The content of a row. */
const Bars = memo(function Bars({ row, names, shortNames, view, reachable, heldId, movers }: BarsProps) {
  return (
    <>
      {row.ghosts.map((ghost) => (
        <GhostMark key={ghost.key} ghost={ghost} />
      ))}
      {row.bars.map((bar) => (
        <BarButton
          key={bar.key}
          rowId={row.id}
          isCard={row.list === true}
          bar={bar}
          names={names}
          shortNames={shortNames}
          view={view}
          reachable={reachable === bar.key}
          mover={movers?.get(bar.key)}
          held={heldId === bar.key}
        />
      ))}
    </>
  );
});

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;

interface BarButtonProps extends Pick<BarsProps, 'names' | 'shortNames' | 'view'> {
  bar: Bar;
  /** In the list of what waits, not to scale. */
  isCard: boolean;
  rowId: string;
  reachable: boolean;
  held: boolean;
  mover: string | undefined;
}

const BarButton = memo(function BarButton({ bar, rowId, isCard, reachable, held, mover, ...shown }: BarButtonProps) {
  const { names, shortNames, view } = shown;
  const road = useRoads().get(bar.kind === 'trip' ? bar.trip.id : '');
  const label = [printBarLabel(bar, names), printRoad(road)].filter(Boolean).join(', ');
  const waits = bar.kind === 'trip' && isWaiting(bar.trip);
  const isDraft = bar.kind === 'trip' && bar.trip.mark !== null;
  const classes = [
    'bar',
    bar.kind,
    waits && 'waiting',
    isDraft && 'draft',
    bar.kind === 'trip' && printProblem(bar) && 'wrong',
    road?.isLate && 'late',
    held && 'held',
    mover && 'moving',
    bar.faded && 'faded',
    bar.kind === 'absence' && bar.absence.kind,
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-bar={bar.key}
      data-of={rowId}
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      style={isCard ? undefined : { left: percent(bar.left), width: percent(bar.width), top: measureBarTop(bar.level) }}
    >
      <b>{printTitle(bar)}</b>
      <span>
        {mover ? t('planning.moving', { name: mover }) : printRoad(road) || printNote(bar, shortNames, view, isCard)}
      </span>
    </button>
  );
});

function printTitle(bar: Bar): string {
  if (bar.kind === 'trip') return bar.trip.title;
  return bar.kind === 'occurrence' ? bar.occurrence.title : printAbsenceKind(bar.absence.kind);
}

/** The second line: time, and the driver or bus that the row does not name. */
function printNote(bar: Bar, names: Names, view: View, isCard: boolean): string {
  if (bar.kind === 'absence') {
    const { lastDay, note } = bar.absence;
    return [t('planning.until', { day: printShortDay(lastDay) }), note].filter(Boolean).join(' · ');
  }
  if (bar.kind === 'occurrence') return printTimes(bar.occurrence);
  const { trip } = bar;
  const missing = printMissing(trip);
  // Without a scale around it the bar has its day, and the number of passengers.
  if (isCard) return `${trip.passengers} · ${printDayAndTimes(trip)}`;
  const problem = printProblem(bar);
  if (problem) return problem;
  if (missing) return `${formatTime(trip.start)} · ${missing}`;
  if (trip.mark) return `${formatTime(trip.start)} · ${t(trip.stale ? 'planning.stale' : 'planning.draft')}`;
  if (trip.awaitsPrepayment) return `${formatTime(trip.start)} · ${t('planning.awaitsPrepayment')}`;
  const others = view === 'drivers' ? trip.busIds : trip.driverIds;
  return `${printTimes(trip)} · ${others.map((id) => names.get(id)).join(', ')}`;
}

const GhostMark = memo(function GhostMark({ ghost }: { ghost: Ghost }) {
  const style = { left: percent(ghost.left), width: percent(ghost.width) };
  if (ghost.kind === 'rest')
    return <div className="rest" aria-hidden style={{ ...style, top: measureBarTop(0) + 13 }} />;
  return (
    <div className="leg" aria-hidden style={{ ...style, top: measureBarTop(0) + 32 }}>
      <span>{t('planning.leg', { km: ghost.leg.km })}</span>
    </div>
  );
});
