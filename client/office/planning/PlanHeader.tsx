import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { t } from '../../i18n/officeTexts';
import { PageTitle, ROOM } from '../../ui/layout/PageTitle';
import { isWaiting } from './planTexts';
import type { Board } from './boardData';

interface PlanHeaderProps {
  board: Board | undefined;
  /** The other users here, and the trips that they move. */
  others: string;
  onRepair: (open: true) => void;
  onPropose: (open: true) => void;
  onConfirm: (open: true) => void;
}

/** Waiting trips, other users, and actions on the whole plan. Not drawn again while a trip is moved. */
export const PlanHeader = memo(function PlanHeader({ board, others, ...on }: PlanHeaderProps) {
  if (!board) return <PageTitle title={t('planning.title')} subtitle={ROOM} actions={buttonRoom} />;
  const isNobodyThere = board.drivers.length + board.buses.length === 0;
  return (
    <PageTitle
      title={t('planning.title')}
      subtitle={
        <>
          {printWaiting(board)}
          <Box component="span" role="status">
            {others && ` · ${others}`}
          </Box>
        </>
      }
      actions={
        <>
          {!isNobodyThere && (
            <Button variant="outlined" onClick={() => on.onRepair(true)}>
              {t('planning.repair')}
            </Button>
          )}
          {countWaiting(board) > 0 && (
            <Button variant="contained" onClick={() => on.onPropose(true)}>
              {t('planning.propose')}
            </Button>
          )}
          {board.drafts > 0 && (
            <Button variant="contained" color="signal" onClick={() => on.onConfirm(true)}>
              {t('planning.confirm', { count: board.drafts })}
            </Button>
          )}
        </>
      }
    />
  );
});

const buttonRoom = (
  <Box aria-hidden="true" sx={{ display: 'contents', visibility: 'hidden' }}>
    <Button disabled variant="outlined">
      {t('planning.repair')}
    </Button>
    <Button disabled variant="contained">
      {t('planning.propose')}
    </Button>
  </Box>
);

const countWaiting = ({ trips }: Board): number => trips.filter((trip) => trip.movable && isWaiting(trip)).length;

function printWaiting(board: Board): string {
  const count = countWaiting(board);
  if (count === 0) return t('planning.waitingNone');
  return count === 1 ? t('planning.waitingOne') : t('planning.waiting', { count });
}
