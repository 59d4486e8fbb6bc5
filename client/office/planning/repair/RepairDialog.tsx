import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCreateAbsenceMutation, usePlanRepairQuery } from '../../../generated/graphql';
import type { PlanRepairQuery, PlanStepInput, RepairLineFragment } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { printError } from '../../../lib/request/errors';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { FailedState } from '../../../ui/FailedState';
import { Progress, useTask } from '../Progress';
import { printShortDay } from '../planTexts';
import type { Board } from '../boardData';
import type { PlanMoves } from '../usePlanMoves';
import { RepairCard, RepairLine } from './RepairCard';
import { RepairForm } from './RepairForm';
import type { Out } from './RepairForm';

interface RepairDialogProps {
  board: Board;
  moves: PlanMoves;
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Somebody is ill, or a bus broke: ways to go on, of which one is taken as one move, with the absence: both or neither. */
export function RepairDialog({ board, moves, refresh, onClose }: RepairDialogProps) {
  const [out, setOut] = useState<Out>();
  const [hasChanged, setHasChanged] = useState(false);
  const task = useTask();
  const [enter, { loading: entering }] = useCreateAbsenceMutation({ context: { toast: t('duties.absenceAdded') } });
  const { driverId, busId, firstDay = '', lastDay = '' } = out?.absence ?? {};
  const { data, error, loading, refetch } = usePlanRepairQuery({
    variables: { out: { driverId, busId, firstDay, lastDay }, task },
    skip: !out,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const repair = loading || error ? undefined : data?.planRepair;
  const isBusy = moves.busy || entering;
  const again = () => void refetch().catch(() => undefined);

  async function enterAbsence(): Promise<boolean> {
    if (!out || repair?.absent) return true;
    const { error: refused } = await enter({ variables: { input: out.absence } });
    if (!refused) await refresh();
    return !refused;
  }
  async function take(changes: readonly RepairLineFragment[]) {
    const sentence = t('planning.repairTook', { count: changes.length });
    const steps = changes.map((one) => toRepairStep(one, Boolean(busId)));
    const absence = out?.enter && !repair?.absent ? out.absence : undefined;
    if (await moves.takeRepair(steps, absence, sentence)) return onClose();
    setHasChanged(true);
    again();
  }

  return (
    <TitledDialog
      title={t('planning.repairTitle')}
      fillsPhone
      onClose={isBusy ? undefined : onClose}
      actions={
        <Button onClick={onClose} disabled={isBusy}>
          {t('planning.close')}
        </Button>
      }
    >
      <Typography sx={{ mb: 2 }}>{t('planning.repairHint')}</Typography>
      <RepairForm
        board={board}
        busy={loading}
        onAsk={(asked) => {
          setHasChanged(false);
          // The same question again is answered again.
          if (out && JSON.stringify(out.absence) === JSON.stringify(asked.absence)) again();
          setOut(asked);
        }}
      />
      <Box sx={{ display: 'grid', gap: 2, mt: 3 }} aria-busy={loading}>
        {hasChanged && <Alert severity="info">{t('planning.repairChanged')}</Alert>}
        {loading && <Progress task={task} label={t('planning.repairSearching')} />}
        {!loading && error && (
          <FailedState title={t('planning.repairFailed')} hint={printError(error)} onRetry={again} />
        )}
        {repair && (
          <Found
            repair={repair}
            busy={isBusy}
            onTake={(changes) => void take(changes)}
            onEnter={() => void enterAbsence().then((done) => done && onClose())}
          />
        )}
      </Box>
    </TitledDialog>
  );
}

interface FoundProps {
  repair: PlanRepairQuery['planRepair'];
  busy: boolean;
  onTake: (changes: readonly RepairLineFragment[]) => void;
  onEnter: () => void;
}

function Found({ repair, busy, onTake, onEnter }: FoundProps) {
  const { fallen, absent, plans, stuck, occurrences } = repair;
  return (
    <>
      {fallen === 0 && <Typography>{t('planning.repairNothing')}</Typography>}
      {plans.map(({ changes }, index) => (
        <RepairCard key={index} nth={index + 1} changes={changes} busy={busy} onTake={() => onTake(changes)} />
      ))}
      {stuck.length > 0 && (
        <Alert severity="error" icon={false}>
          {t('planning.repairNone')}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
            {stuck.map((change) => (
              <RepairLine key={change.orderId} change={change} />
            ))}
          </Box>
        </Alert>
      )}
      {occurrences.length > 0 && (
        <Alert severity="warning">
          {t('planning.repairOccurrences')}
          {occurrences.map(({ arrangementId, title, date }) => (
            <div key={`${arrangementId} ${date}`}>
              {title}, {printShortDay(date)}
            </div>
          ))}
        </Alert>
      )}
      {plans.length === 0 &&
        (absent ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('planning.repairEntered')}</Typography>
        ) : (
          <Button variant="outlined" disabled={busy} onClick={onEnter} sx={{ justifySelf: 'start' }}>
            {t('duties.absenceAdd')}
          </Button>
        ))}
    </>
  );
}

function toRepairStep({ orderId, version, mark, outId, inId }: RepairLineFragment, isBus: boolean): PlanStepInput {
  return { orderId, version, mark, ...(isBus ? { busOut: outId, busIn: inId } : { driverOut: outId, driverIn: inId }) };
}
