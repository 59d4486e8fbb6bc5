import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Add from '@mui/icons-material/Add';
import { useState } from 'react';
import type { CancellationTermsFieldsFragment } from '../../generated/graphql';
import { CancellationTermsDocument, useSaveCancellationTermsMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { listFieldErrors } from '../../lib/request/errors';
import { formatDateTime } from '../../lib/texts/time';
import { Form } from '../../ui/forms/Form';
import { Section } from '../../ui/layout/Section';
import { addTier, toTermsInput, toTierDrafts } from './draft';
import type { TierDraft } from './draft';
import { TermsPreview } from './TermsPreview';
import { TierCard } from './TierCard';
import { useTermsPreview } from './useTermsPreview';

/** The terms as a form; what they mean for a trip stands below at once. */
export function TermsEditor({ terms }: { terms: CancellationTermsFieldsFragment }) {
  const [tiers, setTiers] = useState(() => toTierDrafts(terms.tiers));
  const [messages, setMessages] = useState<Record<string, string>>({});
  const input = toTermsInput(tiers);
  const preview = useTermsPreview(input);
  const [save, { loading: saving }] = useSaveCancellationTermsMutation({
    context: { toast: t('cancellation.saved'), formFields: () => true },
    // The saved version is the one to edit next.
    update: (cache, { data }) => {
      const cancellationTerms = data?.saveCancellationTerms;
      if (cancellationTerms) cache.writeQuery({ query: CancellationTermsDocument, data: { cancellationTerms } });
    },
  });
  const problems = preview.data?.problems ?? [];
  const said = { ...Object.fromEntries(problems.map(({ field, message }) => [field, message])), ...messages };

  function change(next: TierDraft[]) {
    setTiers(next);
    setMessages({});
  }

  async function submit(form: HTMLFormElement) {
    if (saving || !input) return;
    focusInvalid(form);
    const { error } = await save({ variables: { seenVersion: terms.version, input } });
    if (error) setMessages(listFieldErrors(error));
  }

  return (
    <Form onSubmit={submit}>
      <Section
        title={t('cancellation.tiers')}
        count={tiers.length}
        actions={
          <Box sx={stateStyles}>
            {t('office.version', { version: terms.version, when: formatDateTime(terms.createdAt) })}
          </Box>
        }
      >
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('cancellation.tiersHint')}</Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {tiers.map((tier, index) => (
            <TierCard
              key={tier.key}
              tier={tier}
              name={String(index + 1)}
              error={(field) => said[`tiers.${index}.${field}`]}
              disabled={saving}
              onChange={(changes) => change(tiers.map((one) => (one === tier ? { ...one, ...changes } : one)))}
              onRemove={() => change(tiers.filter((one) => one !== tier))}
            />
          ))}
        </Box>
        <Button size="small" startIcon={<Add />} onClick={() => change(addTier(tiers))} sx={{ mt: 1.5 }}>
          {t('cancellation.add')}
        </Button>
      </Section>
      <TermsPreview preview={preview} readable={input !== undefined} />
      {problems.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle sx={{ fontSize: '0.9375rem' }}>{t('cancellation.problems')}</AlertTitle>
          {problems.map(({ field, message }) => (
            <div key={`${field} ${message}`}>{message}</div>
          ))}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <Button type="submit" variant="contained" disabled={saving || !input || problems.length > 0}>
          {saving ? t('ui.saving') : t('office.saveVersion')}
        </Button>
      </Box>
    </Form>
  );
}

const stateStyles = { color: 'text.secondary', fontSize: '0.875rem' };
