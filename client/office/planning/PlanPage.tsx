import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { RoadTimes } from '../../shared/road/roadTimes';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { useIsPhone } from '../../ui/useIsPhone';
import { ConfirmPlanDialog } from './confirm/ConfirmPlanDialog';
import { PlanLegend } from './PlanLegend';
import { BoardSkeleton } from './board/BoardSkeleton';
import { PlanGrid } from './board/PlanGrid';
import { PlanList } from './PlanList';
import { PlanFilters } from './search/PlanFilters';
import { PlanHeader } from './PlanHeader';
import { PlanTools } from './PlanTools';
import { makeRowKeeper } from './board/keepRows';
import { toPlanRows } from './board/planRows';
import { applySteps } from './board/applySteps';
import { ProposeDialog } from './proposal/ProposeDialog';
import { RepairDialog } from './repair/RepairDialog';
import { TripDialog } from './trip/TripDialog';
import type { View } from './search/planDays';
import { usePlan } from './usePlan';
import { usePlanMoves } from './usePlanMoves';
import { usePlanPresence } from './usePlanPresence';
import { countTrips } from './search/filterRows';
import type { PlanFilter } from './search/filterRows';
import { useSearchedRows } from './search/useSearchedRows';
import type { Board } from './boardData';
import { mapNames } from './planTexts';
import { UndoButtons } from './UndoButtons';
import { Said } from './voice';

/** The plan of drivers, trips, times and buses as one picture (docs/product.md, 'The plan'). */
export default function PlanPage() {
  const plan = usePlan();
  const { board, rests, view, failed } = plan;
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<{ id: string; choose?: View }>();
  const openTrip = (trip?: { id: string; choose?: View }) => startTransition(() => setOpened(trip));
  const [isConfirming, setIsConfirming] = useState(false);
  const [isProposing, setIsProposing] = useState(false);
  const [isRepairing, setIsRepairing] = useState(false);
  const [heldId, setHeldId] = useState<string>();
  const others = usePlanPresence(heldId, board);
  const moves = usePlanMoves(plan);
  // Buttons answer at once; the many bars are drawn while nobody waits.
  const drawn = useDeferredValue(useMemo(() => board && { board, rests, view }, [board, rests, view]));
  const [keep] = useState(makeRowKeeper);
  const known = useMemo(() => drawn && keep(toPlanRows(drawn.board, drawn.rests, drawn.view)), [keep, drawn]);
  const { pending } = moves;
  const moved = known && drawn && pending ? applySteps(known, pending, drawn.view) : known;
  const search = useSearchedRows(moved, drawn?.board);
  const { rows } = search;
  const { filter } = search.tools;
  // Until other days or rows are drawn there is nothing of the former ones to be mistaken for them.
  const isDrawn =
    board && drawn && drawn.view === view && drawn.board.from === board.from && drawn.board.to === board.to;
  const open = board?.trips.find(({ id }) => id === opened?.id);
  const isNobodyThere = board && board.drivers.length + board.buses.length === 0;
  const { from, to, days, today, go } = plan;

  return (
    <RoadTimes from={from} to={to}>
      <PlanHeader
        board={board}
        others={others.text}
        onRepair={setIsRepairing}
        onPropose={setIsProposing}
        onConfirm={setIsConfirming}
      />
      <Box sx={tools}>
        <PlanTools from={from} days={days} view={view} today={today} go={go} phone={isPhone} />
        <UndoButtons moves={moves} undoable={board?.undoable ?? 0} redoable={board?.redoable ?? 0} />
      </Box>
      <PlanFilters
        board={board}
        {...search.tools}
        hasRows={!isPhone}
        {...(board && isPhone && { shown: printTripsFound(board, filter) })}
      />
      {failed && <FailedState title={t('planning.loadFailed')} onRetry={plan.reload} />}
      {!failed && !isNobodyThere && (!board || (!isPhone && !isDrawn)) && <BoardSkeleton />}
      {isNobodyThere && <NobodyYet />}
      {board && !isNobodyThere && isPhone && (
        <PlanList board={board} filter={{ ...filter, depot: '' }} onOpen={(id) => openTrip({ id })} />
      )}
      {isDrawn && rows && !isNobodyThere && !isPhone && (
        <>
          {board.trips.length + board.occurrences.length === 0 && (
            <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
              {t('planning.emptyDays')}. {t('planning.emptyDaysHint')}
            </Typography>
          )}
          <PlanGrid
            rows={rows}
            moves={moves}
            {...drawn}
            today={plan.today}
            movers={others.movers}
            onHold={setHeldId}
            onOpen={(id, choose) => openTrip({ id, choose })}
          />
          <PlanLegend />
        </>
      )}
      {board && open && (
        <TripDialog
          key={open.id}
          trip={open}
          board={board}
          moves={moves}
          choose={opened?.choose}
          onClose={() => openTrip()}
        />
      )}
      {isConfirming && board && (
        <ConfirmPlanDialog
          from={board.from}
          to={board.to}
          onClose={() => setIsConfirming(false)}
          refresh={plan.refresh}
        />
      )}
      {isProposing && board && <ProposeDialog board={board} moves={moves} onClose={() => setIsProposing(false)} />}
      {isRepairing && board && (
        <RepairDialog board={board} moves={moves} refresh={plan.refresh} onClose={() => setIsRepairing(false)} />
      )}
      <Said voice={moves.voice} />
    </RoadTimes>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      title={t('planning.emptyBoard')}
      hint={t('planning.emptyBoardHint')}
      action={
        <Button component={Link} to={paths.resources} variant="outlined">
          {t('planning.toResources')}
        </Button>
      }
    />
  );
}

const tools = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 };

/** The list of a phone has trips for rows; where there are none it says so itself. */
function printTripsFound(board: Board, filter: PlanFilter) {
  const counts = countTrips(board, filter, mapNames(board));
  return counts[0] > 0 ? counts : undefined;
}
