import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useConfirmPlanMutation, usePlanDraftsQuery } from '../../generated/graphql';
import type { ConfirmPlanMutation, PlanDraftsQuery } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { toast } from '../../lib/request/toasts';
import { formatDateTimeWithDay } from '../../lib/texts/time';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { FailedState } from '../../ui/FailedState';
import { lightText, titleText } from './planTexts';

type Draft = PlanDraftsQuery['planDrafts'][number];
type Outcome = ConfirmPlanMutation['confirmPlan'][number];

/** What becomes of each draft, before drivers are told; what breaks a rule wants a reason. */
export function ConfirmPlanDialog({ onClose, refresh }: { onClose: () => void; refresh: () => Promise<void> }) {
  const { data, error, refetch } = usePlanDraftsQuery({ fetchPolicy: 'network-only' });
  const [confirm, { loading }] = useConfirmPlanMutation();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState<readonly Outcome[]>([]);
  const drafts = data?.planDrafts ?? [];
  const ready = drafts.filter(({ complete }) => complete);
  const wantsReason = ready.some(({ light }) => light === 'red');
  const missing = wantsReason && reason.trim() === '';

  async function submit() {
    setTried(true);
    if (missing || ready.length === 0) return;
    const outcome = await confirm({
      variables: { orderIds: ready.map(({ orderId }) => orderId), reason: reason.trim() || null },
    });
    if (!outcome.data) return;
    const problems = outcome.data.confirmPlan.filter(({ problem }) => problem !== null);
    const done = outcome.data.confirmPlan.length - problems.length;
    if (done > 0) toast(t('planning.confirmed', { count: done }));
    await refresh();
    if (problems.length === 0) return onClose();
    setFailed(problems);
    await refetch().catch(() => undefined);
  }

  return (
    <FormDialog
      open
      title={t('planning.confirmTitle')}
      submitLabel={t('planning.confirmNow')}
      busy={loading}
      submitDisabled={ready.length === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t('planning.confirmHint')}</Typography>
      {error && !data && <FailedState onRetry={() => void refetch().catch(() => undefined)} />}
      {!error && !data && <Skeleton variant="rounded" height={120} />}
      {data && drafts.length === 0 && <Typography>{t('planning.confirmEmpty')}</Typography>}
      {failed.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('planning.confirmFailed')}
          {failed.map(({ orderId, title, problem }) => (
            <div key={orderId}>
              {titleText({ title })}: {problem}
            </div>
          ))}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {drafts.map((draft) => (
          <DraftLine key={draft.orderId} draft={draft} />
        ))}
      </Box>
      {wantsReason && (
        <TextField
          label={t('planning.confirmReason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={tried && missing}
          helperText={tried && missing ? t('planning.confirmReasonMissing') : ' '}
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
      )}
    </FormDialog>
  );
}

function DraftLine({ draft }: { draft: Draft }) {
  const { title, start, complete, light, lines } = draft;
  const tone = complete ? light : 'plain';
  return (
    <Box component="li" sx={{ borderLeft: '5px solid', borderColor: `tone.${tone}.text`, pl: 1.5 }}>
      <b>{titleText({ title })}</b>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{formatDateTimeWithDay(start)}</Box>
      <Box sx={{ fontSize: '0.875rem', color: `tone.${tone}.text` }}>
        {complete
          ? lightText({ light, line: lines.join('; ') })
          : t('planning.confirmIncomplete', { why: lines.join('; ') })}
      </Box>
    </Box>
  );
}
