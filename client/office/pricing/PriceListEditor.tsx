import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { PriceListDocument, useSavePriceListMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { Form } from '../../ui/forms/Form';
import { Section } from '../../ui/layout/Section';
import { BaseRules } from './BaseRules';
import type { PriceListDraft } from './draft';
import { toPriceRules } from './draft';
import { Effect } from './Effect';
import { SchoolHolidays, OtherPrices } from './OtherPrices';
import { Surcharges } from './Surcharges';
import { usePriceListEffect } from './usePriceListEffect';

interface PriceListEditorProps {
  /** The edited object, made once. */
  start: () => PriceListDraft;
  /** The version that is edited; 0 for the first one. */
  seenVersion: number;
  /** The present setting in words. */
  state: string;
  /** False in the first picture, without the parts below the fold. */
  whole: boolean;
}

/** The price list as a form; what a change does to the last offers stands below it at once. */
export function PriceListEditor({ start, seenVersion, state, whole }: PriceListEditorProps) {
  const [draft, setDraft] = useState(start);
  const [messages, setMessages] = useState<Record<string, string>>({});
  const rules = toPriceRules(draft);
  const effect = usePriceListEffect(rules);
  const [save, { loading: saving }] = useSavePriceListMutation({
    context: { toast: t('pricing.saved'), formFields: () => true },
    // The saved version is the one to edit next.
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: PriceListDocument, data: { priceList: data.savePriceList } });
    },
  });
  const problems = effect.data?.problems ?? [];
  const said = { ...Object.fromEntries(problems.map(({ field, message }) => [field, message])), ...messages };

  function set(changes: Partial<PriceListDraft>) {
    setDraft((now) => ({ ...now, ...changes }));
    setMessages({});
  }

  async function submit(form: HTMLFormElement) {
    if (saving) return;
    const missing: Record<string, string> = draft.name.trim() === '' ? { name: t('office.nameMissing') } : {};
    setMessages(missing);
    focusInvalid(form);
    if (!rules || Object.keys(missing).length > 0) return;
    const { error } = await save({ variables: { seenVersion, input: { name: draft.name, rules } } });
    if (error) setMessages(listFieldErrors(error));
  }

  const part = { draft, set, messages: said, disabled: saving };
  return (
    <Form onSubmit={submit}>
      <Section title={draft.name.trim() || t('pricing.title')} actions={<Box sx={stateStyles}>{state}</Box>}>
        <TextField
          label={t('pricing.name')}
          value={draft.name}
          disabled={saving}
          error={Boolean(said.name)}
          helperText={said.name}
          onChange={(event) => set({ name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
          sx={{ width: '100%', maxWidth: 380 }}
        />
      </Section>
      <BaseRules {...part} />
      <Surcharges {...part} />
      {whole && (
        <>
          <OtherPrices {...part} />
          <SchoolHolidays {...part} />
          <Effect effect={effect} readable={rules !== undefined} />
        </>
      )}
      {problems.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle sx={{ fontSize: '0.9375rem' }}>{t('pricing.problems')}</AlertTitle>
          {problems.map(({ field, message }) => (
            <div key={`${field} ${message}`}>{message}</div>
          ))}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 2, mb: 2 }}>
        <Box sx={stateStyles}>{t('pricing.holdsAtOnce')}</Box>
        <Button type="submit" variant="contained" disabled={saving || !rules || problems.length > 0}>
          {saving ? t('ui.saving') : t('office.saveVersion')}
        </Button>
      </Box>
    </Form>
  );
}

const stateStyles = { color: 'text.secondary', fontSize: '0.875rem' };
