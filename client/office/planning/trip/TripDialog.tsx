import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../i18n/officeTexts';
import { paths } from '../../../lib/navigation/paths';
import { toLocalDate } from '../../../lib/texts/time';
import { printDay } from '../../../lib/texts/month';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { ChooseRow } from './ChooseRow';
import { toFreeSteps } from '../planSteps';
import { printTimes } from '../planTexts';
import type { Board, BoardTrip } from '../boardData';
import type { View } from '../search/planDays';
import type { PlanMoves } from '../usePlanMoves';

interface TripDialogProps {
  trip: BoardTrip;
  board: Board;
  moves: PlanMoves;
  /** The field to choose at once. */
  choose?: View;
  onClose: () => void;
}

/** A trip of the plan in words, and who and what may have it. */
export function TripDialog({ trip, board, moves, choose, onClose }: TripDialogProps) {
  const [choosing, setChoosing] = useState(choose);
  const free = toFreeSteps(trip);
  const names = (ids: readonly string[], of: readonly { id: string; name: string }[]) =>
    ids.map((id) => of.find((one) => one.id === id)?.name ?? '').join(', ');
  const page = (trip.assigned ? paths.job : paths.acceptedOrder)(trip.id.toUpperCase());
  return (
    <TitledDialog
      title={trip.title}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('planning.close')}</Button>
          <Button component={Link} to={page} variant="outlined">
            {t('office.openOrder')}
          </Button>
        </>
      }
    >
      <KeyValueList
        items={[
          { label: t('planning.customer'), value: trip.customer },
          { label: t('planning.time'), value: `${printDay(toLocalDate(trip.start))}, ${printTimes(trip)}` },
          { label: t('planning.people'), value: t('office.people', { count: trip.passengers }) },
          { label: t('office.driver'), value: names(trip.driverIds, board.drivers) || t('planning.noDriver') },
          { label: t('planning.busOf'), value: names(trip.busIds, board.buses) || t('planning.noBus') },
          { label: t('planning.payment'), value: trip.awaitsPrepayment ? t('planning.awaitsPrepayment') : undefined },
        ]}
      />
      {trip.movable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button variant="outlined" aria-pressed={choosing === 'drivers'} onClick={() => setChoosing('drivers')}>
            {t('planning.chooseDriver')}
          </Button>
          <Button variant="outlined" aria-pressed={choosing === 'buses'} onClick={() => setChoosing('buses')}>
            {t('planning.chooseBus')}
          </Button>
          <Button
            disabled={!free || moves.busy}
            onClick={() => {
              const sentence = t('planning.saidOff', { trip: trip.title });
              if (free) void moves.move('takeOff', free, sentence).then((done) => done && onClose());
            }}
          >
            {t('planning.makeFree')}
          </Button>
        </Box>
      )}
      {choosing && (
        <ChooseRow key={choosing} trip={trip} board={board} moves={moves} view={choosing} onDone={onClose} />
      )}
    </TitledDialog>
  );
}
