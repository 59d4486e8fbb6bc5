import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useConfirmPlanMutation, usePlanDraftsQuery } from '../../../generated/graphql';
import type { ConfirmPlanMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { toast } from '../../../lib/request/toasts';
import { toLocalDate } from '../../../lib/texts/time';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import { FailedOrWaiting } from '../../../ui/FailedOrWaiting';
import { Progress, newTask } from '../Progress';
import { printPeriod } from '../planTexts';
import { DraftLine } from './DraftLine';
import type { PlanDraft } from './DraftLine';

type Outcome = ConfirmPlanMutation['confirmPlan'][number];

interface ConfirmPlanDialogProps {
  /** Days that the page shows: their drafts are ticked, others wait for a tick. */
  from: string;
  to: string;
  onClose: () => void;
  refresh: () => Promise<void>;
}

/** Which drafts are confirmed, and so told to drivers: each with its driver and bus, and a reason where a rule is broken. */
export function ConfirmPlanDialog({ from, to, onClose, refresh }: ConfirmPlanDialogProps) {
  const { data, error, refetch } = usePlanDraftsQuery({ fetchPolicy: 'network-only' });
  const [confirm, { loading }] = useConfirmPlanMutation();
  const [task, setTask] = useState(newTask);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [hasTried, setHasTried] = useState(false);
  const [failed, setFailed] = useState<readonly Outcome[]>([]);
  const drafts = data?.planDrafts ?? [];
  const isShown = ({ start }: PlanDraft) => toLocalDate(start) >= from && toLocalDate(start) <= to;
  const isTicked = (draft: PlanDraft) => draft.complete && isShown(draft) !== turned.has(draft.orderId);
  const chosen = drafts.filter(isTicked);
  const findProblem = ({ orderId }: PlanDraft) => failed.find((one) => one.orderId === orderId)?.problem ?? null;
  const takesReason = (draft: PlanDraft) => draft.light === 'red' || findProblem(draft) !== null;
  const readReason = ({ orderId }: PlanDraft) => (reasons[orderId] ?? '').trim();
  const isMissing = (draft: PlanDraft) => isTicked(draft) && draft.light === 'red' && readReason(draft) === '';

  async function submit() {
    setHasTried(true);
    if (chosen.length === 0 || chosen.some(isMissing)) return;
    const trips = chosen.map((draft) => ({
      orderId: draft.orderId,
      mark: draft.mark,
      reason: readReason(draft) || null,
    }));
    const fresh = newTask();
    setTask(fresh);
    const outcome = await confirm({ variables: { trips, task: fresh } });
    if (!outcome.data) return;
    const problems = outcome.data.confirmPlan.filter(({ problem }) => problem !== null);
    const done = outcome.data.confirmPlan.length - problems.length;
    if (done > 0) toast([t('planning.confirmed', { count: done }), ...listToldDrivers(chosen, problems)].join('\n'));
    await refresh();
    if (problems.length === 0) return onClose();
    setHasTried(false);
    setFailed(problems);
    await refetch().catch(() => undefined);
  }
  const turn = (id: string) =>
    setTurned(new Set(turned.has(id) ? [...turned].filter((one) => one !== id) : [...turned, id]));
  const list = (some: readonly PlanDraft[]) => (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {some.map((draft) => (
        <DraftLine
          key={draft.orderId}
          draft={draft}
          ticked={isTicked(draft)}
          problem={findProblem(draft)}
          takesReason={takesReason(draft)}
          reason={reasons[draft.orderId] ?? ''}
          missing={hasTried && isMissing(draft)}
          onTick={() => turn(draft.orderId)}
          onReason={(reason) => setReasons({ ...reasons, [draft.orderId]: reason })}
        />
      ))}
    </Box>
  );
  const shown = drafts.filter(isShown);
  const others = drafts.filter((draft) => !isShown(draft));

  return (
    <FormDialog
      open
      title={t('planning.confirmTitle')}
      submitLabel={t('planning.confirmNow', { count: chosen.length })}
      busy={loading}
      submitDisabled={chosen.length === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {loading && <Progress task={task} label={t('planning.confirming')} />}
      <Typography sx={{ mb: 2 }}>{t('planning.confirmHint')}</Typography>
      {!data && <FailedOrWaiting error={error} height={120} onRetry={refetch} />}
      {data && drafts.length === 0 && <Typography>{t('planning.confirmEmpty')}</Typography>}
      {failed.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('planning.confirmFailed')}
        </Alert>
      )}
      {shown.length > 0 && others.length > 0 && (
        <Typography variant="h3" sx={{ mb: 1 }}>
          {printPeriod(from, to)}
        </Typography>
      )}
      {list(shown)}
      {others.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 3 }}>
            {t('planning.confirmOthers')}
          </Typography>
          <Typography sx={{ mb: 1, color: 'text.secondary' }}>{t('planning.confirmOthersHint')}</Typography>
          {list(others)}
        </>
      )}
    </FormDialog>
  );
}

/** The recipients of the plan: one e-mail per driver for any number of trips. */
function listToldDrivers(chosen: readonly PlanDraft[], problems: readonly { orderId: string }[]): string[] {
  const done = chosen.filter(({ orderId }) => !problems.some((one) => one.orderId === orderId));
  const names = [...new Set(done.flatMap(({ drivers }) => drivers))];
  return names.length > 0 ? [t('orders.tellsDrivers', { names: names.join(', ') })] : [];
}
