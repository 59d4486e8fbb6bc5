import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useProposePlanQuery } from '../../../generated/graphql';
import type { PlanStepInput, ProposePlanQuery, ProposePlanQueryVariables } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { printError } from '../../../lib/request/errors';
import { formatDateTimeWithDay } from '../../../lib/texts/time';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import { FailedState } from '../../../ui/FailedState';
import { Progress, useTask } from '../Progress';
import { printLight } from '../planTexts';
import { ProposeScope } from './ProposeScope';
import type { Board } from '../boardData';
import type { PlanMoves } from '../usePlanMoves';

type Proposed = ProposePlanQuery['proposePlan']['trips'][number];

/** A proposal for what waits: all of it is taken, some or none, as one move. */
export function ProposeDialog({ board, moves, onClose }: { board: Board; moves: PlanMoves; onClose: () => void }) {
  const [scope, setScope] = useState<ProposePlanQueryVariables | undefined>({ from: board.from, to: board.to });
  const task = useTask();
  const answer = useProposePlanQuery({
    variables: { ...(scope ?? { from: board.from, to: board.to }), task },
    skip: !scope,
    fetchPolicy: 'network-only',
  });
  const { error, refetch } = answer;
  const data = scope && answer.data;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const proposal = data?.proposePlan;
  const placed = proposal?.trips.filter(({ problem }) => problem === null) ?? [];
  const unplaced = proposal?.trips.filter(({ problem }) => problem !== null) ?? [];
  const taken = placed.filter(({ orderId }) => !left.has(orderId));

  async function take() {
    const steps = taken.map(toProposedStep);
    if (await moves.move('proposal', steps, t('planning.proposeTook', { count: steps.length }))) onClose();
  }
  const toggle = (id: string, on: boolean) =>
    setLeft(new Set(on ? [...left].filter((one) => one !== id) : [...left, id]));

  return (
    <FormDialog
      open
      title={t('planning.propose')}
      submitLabel={t('planning.proposeTake', { count: taken.length })}
      busy={moves.busy}
      submitDisabled={taken.length === 0}
      onSubmit={() => void take()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t('planning.proposeHint')}</Typography>
      <ProposeScope board={board} onScope={setScope} />
      {scope && error && !data && (
        <FailedState title={t('planning.proposeFailed')} hint={printError(error)} onRetry={refetch} />
      )}
      {scope && !error && !data && <Progress task={task} label={t('planning.proposing')} />}
      {proposal && !proposal.complete && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('planning.proposeEarly')}
        </Alert>
      )}
      {proposal?.trips.length === 0 && <Typography>{t('planning.proposeNone')}</Typography>}
      {proposal && placed.length > 0 && (
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>
          {t('planning.proposeKm', { km: proposal.emptyKm })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {placed.map((one) => (
          <li key={one.orderId}>
            <FormControlLabel
              sx={{ alignItems: 'flex-start' }}
              control={<Checkbox checked={!left.has(one.orderId)} onChange={(_, on) => toggle(one.orderId, on)} />}
              label={<ProposedLine one={one} board={board} />}
            />
          </li>
        ))}
      </Box>
      {unplaced.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('planning.proposeUnplaced')}
          {unplaced.map(({ orderId, title, start, problem }) => (
            <div key={orderId}>
              {title}, {formatDateTimeWithDay(start)}: {problem}
            </div>
          ))}
        </Alert>
      )}
    </FormDialog>
  );
}

function ProposedLine({ one, board }: { one: Proposed; board: Board }) {
  const driver = board.drivers.find(({ id }) => id === one.driverId)?.name;
  const bus = board.buses.find(({ id }) => id === one.busId)?.name;
  const next = one.next !== null && t('planning.proposeNext', { next: one.next });
  const facts = [t('planning.proposeTripKm', { km: one.emptyKm }), next];
  return (
    <Box sx={{ py: 1 }}>
      <b>{one.title}</b>
      <Box sx={{ fontSize: '0.875rem' }}>
        {[formatDateTimeWithDay(one.start), driver, bus].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: `tone.${one.light}.text` }}>{printLight(one)}</Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
    </Box>
  );
}

/** Existing drivers and buses stay; only missing ones are added. */
function toProposedStep({ orderId, version, mark, driverId, busId, hasDriver, hasBus }: Proposed): PlanStepInput {
  const added = { ...(!hasDriver && { driverIn: driverId }), ...(!hasBus && { busIn: busId }) };
  return { orderId, version, mark, ...added };
}
