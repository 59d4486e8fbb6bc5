import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { listDates } from '../../../server/platform/values/localDay';
import { t } from '../../i18n/officeTexts';
import { printDay } from '../../lib/texts/month';
import { toLocalDate } from '../../lib/texts/time';
import { EmptyState } from '../../ui/EmptyState';
import { mapNames, printAbsenceEnd, printMissing, printProblem, printTimes, printTripCrew } from './planTexts';
import { printRoad, useRoads } from '../../shared/road/roadTimes';
import { toPlanRows } from './board/planRows';
import type { PlanRow } from './board/planRows';
import { isFiltered, isTripMatch } from './search/filterRows';
import type { PlanFilter } from './search/filterRows';
import type { Board } from './boardData';

interface PlanListProps {
  board: Board;
  filter: PlanFilter;
  onOpen: (tripId: string) => void;
}

/** The plan on a phone: days below each other, what waits first. */
export function PlanList({ board, filter, onOpen }: PlanListProps) {
  const roads = useRoads();
  const names = mapNames(board);
  const hasSome = board.trips.length + board.occurrences.length + board.absences.length > 0;
  if (!hasSome) return <EmptyState title={t('planning.emptyDays')} hint={t('planning.emptyDaysHint')} />;
  const rows = (['drivers', 'buses'] as const).flatMap((view) => toPlanRows(board, undefined, view));
  const isSearching = isFiltered(filter);
  const found = board.trips.filter((trip) => isTripMatch(trip, filter, names));
  if (isSearching && found.length === 0) return <EmptyState title={t('planning.filteredDays')} />;
  return listDates(board.from, board.to).map((day) => {
    const trips = found
      .filter(({ start, end }) => toLocalDate(start) <= day && toLocalDate(end) >= day)
      .sort((one, other) => Number(printMissing(one) === '') - Number(printMissing(other) === ''));
    const occurrences = board.occurrences.filter(({ date }) => date === day && !isSearching);
    const absences = board.absences.filter(
      ({ start, lastDay }) => !isSearching && toLocalDate(start) <= day && lastDay >= day,
    );
    if (trips.length + occurrences.length + absences.length === 0) return null;
    return (
      <Box key={day} component="section" sx={{ mb: 2.5 }}>
        <Typography variant="h2" sx={{ mb: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
          {printDay(day)}
        </Typography>
        {trips.map((trip) => (
          <Paper
            key={trip.id}
            component="button"
            type="button"
            onClick={() => onOpen(trip.id)}
            sx={{
              ...card,
              ...(printMissing(trip) && { borderStyle: 'dashed', borderColor: 'text.primary' }),
              '&:has(.problem)': { borderLeft: '4px solid', borderLeftColor: 'tone.red.text' },
            }}
          >
            <b>{trip.title}</b>
            <span>{printTimes(trip)}</span>
            {roads.has(trip.id) && (
              <span className={roads.get(trip.id)?.isLate ? 'late' : undefined}>{printRoad(roads.get(trip.id))}</span>
            )}
            <span>{printTripCrew(trip, names)}</span>
            {trip.awaitsPrepayment && <span>{t('planning.awaitsPrepayment')}</span>}
            {listProblems(rows, trip.id).map(([id, problem]) => (
              <span key={id} className="problem">
                {names.get(id)}: {problem}
              </span>
            ))}
          </Paper>
        ))}
        {occurrences.map((occurrence) => (
          <Box key={occurrence.arrangementId} sx={{ ...card, cursor: 'default', bgcolor: 'tone.plain.background' }}>
            <b>{occurrence.title}</b>
            <span>{[printTimes(occurrence), names.get(occurrence.driverId)].filter(Boolean).join(' · ')}</span>
          </Box>
        ))}
        {absences.map((absence) => (
          <Box
            key={absence.id}
            sx={{ ...card, cursor: 'default', bgcolor: 'tone.red.background', color: 'tone.red.text' }}
          >
            <b>{findName(board, absence.driverId ?? absence.busId)}</b>
            <span>{printAbsenceEnd(absence)}</span>
          </Box>
        ))}
      </Box>
    );
  });
}

/** Objections to a trip, by the driver or bus of the row. */
const listProblems = (rows: readonly PlanRow[], tripId: string): [id: string, problem: string][] =>
  rows.flatMap(({ id, bars }) =>
    bars.flatMap((bar): [string, string][] => {
      const problem = bar.kind === 'trip' && bar.key === tripId && printProblem(bar);
      return problem ? [[id, problem]] : [];
    }),
  );

const findName = ({ drivers, buses }: Board, id: string | null) =>
  [...drivers, ...buses].find((one) => one.id === id)?.name ?? '';

const card = {
  display: 'block',
  width: '100%',
  minHeight: 44,
  px: 1.5,
  py: 1,
  mb: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  font: 'inherit',
  textAlign: 'left',
  color: 'inherit',
  cursor: 'pointer',
  '& b': { display: 'block', fontWeight: 600 },
  '& span': { display: 'block', color: 'inherit', fontSize: '0.875rem' },
  '& .late': { color: 'tone.amber.text', fontWeight: 600 },
  '& .problem': { color: 'tone.red.text', fontWeight: 600 },
};
