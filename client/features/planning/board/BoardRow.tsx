import { memo } from 'react';
import { t } from '../../../i18n/office';
import { formatTime } from '../../../lib/texts/time';
import { barTop, rowHeight } from './boardStyles';
import { absenceTitle, barLabel, missingText, rowSubtitle, shortDay, timesText, titleText } from '../planTexts';
import type { Bar, Ghost, PlanRow } from './planRows';
import type { Light } from '../planSteps';
import type { Board, View } from '../usePlan';

interface BoardRowProps {
  row: PlanRow;
  /** From 1, as a screen reader counts. */
  index: number;
  top: number;
  board: Board;
  view: View;
  /** The bar that Tab reaches, when it stands in this row. */
  reachable: string | undefined;
  heldId: string | undefined;
  /** Which trips colleagues are moving, when one of them stands in this row. */
  movers: ReadonlyMap<string, string> | undefined;
  /** What is being moved is over this row. */
  over: boolean;
  /** What the row says to what is being moved. */
  light: Light | undefined;
}

/** A row of the plan. Drawn anew only when something of it changed: while dragging nothing else moves. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, index, top, board, view, reachable, heldId, movers, over, light } = props;
  const title = row.lane ? t('planning.unassigned') : row.name;
  return (
    <div
      className={['row', row.lane && 'lane', light?.light, over && 'over'].filter(Boolean).join(' ')}
      role="row"
      aria-rowindex={index}
      data-row={row.id}
      style={{ top, height: rowHeight(row.levels) }}
    >
      <div className="name" role="rowheader" title={title}>
        <b>{title}</b>
        <span>
          {row.lane ? t(view === 'drivers' ? 'planning.laneHint' : 'planning.laneHintBuses') : rowSubtitle(row)}
        </span>
      </div>
      <div className="cells" role="gridcell">
        {row.ghosts.map((ghost) => (
          <GhostMark key={ghost.key} ghost={ghost} />
        ))}
        {row.bars.map((bar) => (
          <BarButton
            key={bar.key}
            bar={bar}
            rowId={row.id}
            label={barLabel(bar, board)}
            reachable={reachable === bar.key}
            note={noteOf(bar, board, view)}
            mover={movers?.get(bar.key)}
            held={heldId === bar.key}
          />
        ))}
        {light && <div className="why">{light.line}</div>}
      </div>
    </div>
  );
});

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;

function BarButton({
  bar,
  rowId,
  label,
  note,
  reachable,
  held,
  mover,
}: {
  bar: Bar;
  rowId: string;
  label: string;
  note: string;
  reachable: boolean;
  held: boolean;
  mover: string | undefined;
}) {
  const waits = bar.kind === 'trip' && missingText(bar.trip) !== '';
  const draft = bar.kind === 'trip' && bar.trip.mark !== null;
  const classes = [
    'bar',
    bar.kind,
    waits && 'waiting',
    draft && 'draft',
    held && 'held',
    mover && 'moving',
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
      title={label}
      style={{ left: percent(bar.left), width: percent(bar.width), top: barTop(bar.level) }}
    >
      <b>{titleOf(bar)}</b>
      <span>{mover ? t('planning.moving', { name: mover }) : note}</span>
    </button>
  );
}

function titleOf(bar: Bar): string {
  if (bar.kind === 'trip') return titleText(bar.trip);
  return bar.kind === 'occurrence' ? bar.occurrence.title : absenceTitle(bar.absence.kind);
}

/** The second line: when, and with what or by whom, whichever the rows do not say. */
function noteOf(bar: Bar, board: Board, view: View): string {
  if (bar.kind === 'absence')
    return [t('planning.until', { day: shortDay(bar.absence.lastDay) }), bar.absence.note].filter(Boolean).join(' · ');
  if (bar.kind === 'occurrence') return timesText(bar.occurrence);
  const { trip } = bar;
  const missing = missingText(trip);
  if (missing) return `${formatTime(trip.start)} · ${missing}`;
  const others =
    view === 'drivers'
      ? board.buses.filter(({ id }) => trip.busIds.includes(id))
      : board.drivers.filter(({ id }) => trip.driverIds.includes(id));
  if (trip.mark) return `${formatTime(trip.start)} · ${t(trip.stale ? 'planning.stale' : 'planning.draft')}`;
  return `${timesText(trip)} · ${others.map(({ name }) => name).join(', ')}`;
}

function GhostMark({ ghost }: { ghost: Ghost }) {
  const style = { left: percent(ghost.left), width: percent(ghost.width) };
  if (ghost.kind === 'rest') return <div className="rest" aria-hidden style={{ ...style, top: barTop(0) + 13 }} />;
  return (
    <div className="leg" aria-hidden style={{ ...style, top: barTop(0) + 32 }}>
      <span>{t('planning.leg', { km: ghost.leg.km })}</span>
    </div>
  );
}
