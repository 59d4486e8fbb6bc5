import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePlanChecksQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { printError } from '../../../lib/request/errors';
import { FailedState } from '../../../ui/FailedState';
import { LANE_ID } from '../board/planRows';
import { toMoveSteps } from '../planSteps';
import type { Light } from '../planSteps';
import type { Board, BoardTrip } from '../boardData';
import type { View } from '../search/planDays';
import type { PlanMoves } from '../usePlanMoves';
import { printLight } from '../planTexts';

interface ChooseRowProps {
  trip: BoardTrip;
  board: Board;
  view: View;
  moves: PlanMoves;
  onDone: () => void;
}

/** Drivers or buses for a trip, each with what speaks for and against it; the best first. */
export function ChooseRow({ trip, board, view, moves, onDone }: ChooseRowProps) {
  const own = (view === 'drivers' ? trip.driverIds : trip.busIds)[0];
  const { data, error, refetch } = usePlanChecksQuery({
    variables: { orderId: trip.id, ...(own && (view === 'drivers' ? { driverOut: own } : { busOut: own })) },
    fetchPolicy: 'network-only',
  });
  const checks = data?.planChecks;
  const names = new Map([...board.drivers, ...board.buses].map(({ id, name }) => [id, name]));

  async function choose({ id }: Light) {
    const steps = toMoveSteps(trip, view, own ?? LANE_ID, id, checks);
    if (!steps) return onDone();
    const sentence = t('planning.saidMoved', { trip: trip.title, row: names.get(id) ?? '' });
    if (await moves.move('assign', steps, sentence)) onDone();
  }

  const title = t(view === 'drivers' ? 'planning.chooseDriver' : 'planning.chooseBus');
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {error && !checks && <FailedState hint={printError(error)} onRetry={refetch} />}
      {!checks && !error && <Skeleton variant="rounded" height={180} aria-label={t('planning.checking')} />}
      <Box component="ul" aria-label={title} sx={listStyles}>
        {checks?.[view].map((light, index) => {
          const isOwn = (view === 'drivers' ? trip.driverIds : trip.busIds).includes(light.id);
          return (
            <li key={light.id}>
              <button
                type="button"
                className={light.light}
                disabled={moves.busy || isOwn}
                // The list was asked for by a key: the first of it is what is meant, mostly.
                autoFocus={index === 0}
                onClick={() => void choose(light)}
              >
                <b>{names.get(light.id)}</b>
                <span>{isOwn ? t('planning.current') : printLight(light)}</span>
              </button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.75,
  '& button': {
    width: '100%',
    minHeight: 48,
    px: 1.5,
    py: 0.75,
    border: '1px solid',
    borderColor: 'divider',
    borderLeftWidth: 5,
    borderRadius: '8px',
    bgcolor: 'background.paper',
    font: 'inherit',
    textAlign: 'left',
    color: 'text.primary',
    cursor: 'pointer',
    '&:disabled': { cursor: 'default' },
  },
  '& b, & span': { display: 'block' },
  '& span': { fontSize: '0.8125rem' },
  ...Object.fromEntries(
    (['green', 'amber', 'red'] as const).flatMap((tone) => [
      [`& .${tone}`, { borderLeftColor: `tone.${tone}.text` }],
      [`& .${tone} span`, { color: `tone.${tone}.text` }],
    ]),
  ),
};
