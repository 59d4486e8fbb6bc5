import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../i18n/office';
import { paths } from '../../lib/navigation/paths';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SpokenStatus } from '../../ui/toasts/SpokenStatus';
import { ConfirmPlanDialog } from './ConfirmPlanDialog';
import { Legend } from './Legend';
import { PlanGrid } from './board/PlanGrid';
import { PlanList } from './PlanList';
import { PlanTools } from './PlanTools';
import { isWaiting } from './planTexts';
import { rowKeeper } from './board/keepRows';
import { planRows } from './board/planRows';
import { rowsAfter } from './board/rowsAfter';
import { ProposeDialog } from './proposal/ProposeDialog';
import { RepairDialog } from './repair/RepairDialog';
import { TripDialog } from './trip/TripDialog';
import type { Board, View } from './usePlan';
import { usePlan } from './usePlan';
import { usePlanMoves } from './usePlanMoves';
import { usePlanPresence } from './usePlanPresence';
import { useUndoKeys } from './useUndoKeys';

/** Who drives what, when and with which bus, as one picture (docs/product.md, 'The plan'). */
export default function PlanPage() {
  const plan = usePlan();
  const { board, rests, view, failed } = plan;
  const phone = useMediaQuery(useTheme().breakpoints.down('md'));
  const [opened, setOpened] = useState<{ id: string; choose?: View }>();
  const openTrip = (trip?: { id: string; choose?: View }) => startTransition(() => setOpened(trip));
  const [confirming, setConfirming] = useState(false);
  const [proposing, setProposing] = useState(false);
  const [repairing, setRepairing] = useState(false);
  const [heldId, setHeldId] = useState<string>();
  const others = usePlanPresence(heldId, board);
  const moves = usePlanMoves(plan);
  // Buttons answer at once; the many bars are drawn while nobody waits.
  const drawn = useDeferredValue(useMemo(() => board && { board, rests, view }, [board, rests, view]));
  const [keep] = useState(rowKeeper);
  const known = useMemo(() => drawn && keep(planRows(drawn.board, drawn.rests, drawn.view)), [keep, drawn]);
  const { pending } = moves;
  const rows = known && drawn && pending ? rowsAfter(known, pending, drawn.view) : known;
  const open = board?.trips.find(({ id }) => id === opened?.id);
  const nobody = board && board.drivers.length + board.buses.length === 0;
  const undo = board && board.undoable > 0 && !moves.busy ? () => void moves.undo() : undefined;
  const redo = board && board.redoable > 0 && !moves.busy ? () => void moves.redo() : undefined;
  useUndoKeys({ undo, redo });

  return (
    <>
      <PageTitle
        title={t('planning.title')}
        subtitle={
          board && (
            <>
              {waitingText(board)}
              <Box component="span" role="status">
                {others.text && ` · ${others.text}`}
              </Box>
            </>
          )
        }
        actions={
          board && (
            <>
              {!nobody && (
                <Button variant="outlined" onClick={() => setRepairing(true)}>
                  {t('planning.repair')}
                </Button>
              )}
              {waitingCount(board) > 0 && (
                <Button variant="contained" onClick={() => setProposing(true)}>
                  {t('planning.propose')}
                </Button>
              )}
              {board.drafts > 0 && (
                <Button variant="contained" color="signal" onClick={() => setConfirming(true)}>
                  {t('planning.confirm', { count: board.drafts })}
                </Button>
              )}
            </>
          )
        }
      />
      <PlanTools plan={plan} phone={phone}>
        <Button variant="outlined" startIcon={<Undo />} disabled={!undo} onClick={undo}>
          {t('planning.undo')}
        </Button>
        <IconButton aria-label={t('planning.redo')} disabled={!redo} onClick={redo}>
          <Redo />
        </IconButton>
      </PlanTools>
      {failed && <FailedState title={t('planning.loadFailed')} onRetry={plan.reload} />}
      {!failed && !board && <Skeleton variant="rounded" height={480} sx={{ borderRadius: '10px' }} />}
      {nobody && <NobodyYet />}
      {board && rows && !nobody && phone && <PlanList board={board} onOpen={(id) => openTrip({ id })} />}
      {board && drawn && rows && !nobody && !phone && (
        <>
          {board.trips.length + board.occurrences.length === 0 && (
            <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
              {t('planning.emptyDays')}. {t('planning.emptyDaysHint')}
            </Typography>
          )}
          <PlanGrid
            {...{ rows, moves }}
            {...drawn}
            today={plan.today}
            movers={others.movers}
            onHold={setHeldId}
            onOpen={(id, choose) => openTrip({ id, choose })}
          />
          <Legend />
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
      {confirming && <ConfirmPlanDialog onClose={() => setConfirming(false)} refresh={plan.refresh} />}
      {proposing && board && <ProposeDialog board={board} moves={moves} onClose={() => setProposing(false)} />}
      {repairing && board && (
        <RepairDialog {...{ board, moves }} refresh={plan.refresh} onClose={() => setRepairing(false)} />
      )}
      <SpokenStatus text={moves.said} />
    </>
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

const waitingCount = ({ trips }: Board): number => trips.filter((trip) => trip.movable && isWaiting(trip)).length;

function waitingText(board: Board): string {
  const count = waitingCount(board);
  if (count === 0) return t('planning.waitingNone');
  return count === 1 ? t('planning.waitingOne') : t('planning.waiting', { count });
}
