import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { KeepingDocument, useKeepingPreviewQuery, useSaveKeepingRuleMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useFormState } from '../../lib/forms/formState';
import { listFieldErrors } from '../../lib/request/errors';
import { formatCount } from '../../lib/texts/numbers';
import { useSettled } from '../../lib/useSettled';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { nameKind } from './keepingWords';
import type { Rule } from './keepingWords';

interface RuleDialogProps {
  rule: Rule;
  onClose: () => void;
}

/** Edits the months of a rule, with the dry run of what is typed. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { kind, least, most, usual } = rule;
  const { values, messages, set, show } = useFormState({ months: String(rule.months) });
  const [save, { loading }] = useSaveKeepingRuleMutation({
    context: { toast: t('keeping.saved'), formFields: ['months'] },
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: KeepingDocument, data: { keeping: data.saveKeepingRule } });
    },
  });
  const months = readMonths(values.months, rule);
  const settled = useSettled(months);
  const preview = useKeepingPreviewQuery({
    variables: { kind, months: settled ?? 0 },
    skip: settled === undefined,
    fetchPolicy: 'network-only',
  });
  const isCounting = months !== settled || preview.loading;

  async function submit() {
    if (loading) return;
    if (months === undefined) return void show({ months: t('keeping.monthsWhole', { least, most }) });
    const { error } = await save({ variables: { kind, months } });
    if (error) show(listFieldErrors(error));
    else onClose();
  }

  return (
    <FormDialog open title={nameKind(kind)} busy={loading} onSubmit={() => void submit()} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>
          {t(`keeping.what_${kind}`)} {t(`keeping.law_${kind}`)}
        </Box>
        <TextField
          label={t('keeping.monthsField')}
          autoFocus
          value={values.months}
          disabled={loading}
          error={Boolean(messages.months)}
          helperText={messages.months ?? t('keeping.monthsHint', { least, most, usual })}
          onChange={({ target }) => set('months', target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
          sx={{ maxWidth: 320 }}
        />
        <Box role="status">
          {months !== undefined && tellPreview(isCounting, preview.data?.keepingPreview, Boolean(preview.error))}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{t('keeping.shorterHint')}</Box>
      </Box>
    </FormDialog>
  );
}

function readMonths(text: string, { least, most }: Rule): number | undefined {
  const months = /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;
  return months !== undefined && months >= least && months <= most ? months : undefined;
}

function tellPreview(isCounting: boolean, count: number | undefined, hasFailed: boolean): string {
  if (isCounting) return t('keeping.counting');
  if (hasFailed || count === undefined) return t('keeping.countFailed');
  return t('keeping.dryRun', { count: formatCount(count) });
}
