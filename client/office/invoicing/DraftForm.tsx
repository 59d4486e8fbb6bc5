import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { languages } from '../../../server/platform/values/languages';
import { useSaveInvoiceDraftMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { PlainTextKey } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { Form } from '../../ui/forms/Form';
import { Section } from '../../ui/layout/Section';
import { buyerFields } from './invoiceStates';
import type { Invoice } from './invoiceStates';
import { TypedLineFields } from './TypedLineFields';
import { makeEmptyLine, readTypedLines, toInput } from './typedLines';

type BuyerField = (typeof buyerFields)[number];

const languageTexts: Record<(typeof languages)[number], PlainTextKey> = {
  et: 'invoicing.languageEt',
  en: 'invoicing.languageEn',
  ru: 'invoicing.languageRu',
  fi: 'invoicing.languageFi',
};

interface DraftFormProps {
  invoice: Invoice;
  onEdited: (isEdited: boolean) => void;
}

/** The fields of a draft that a person may change. Saving also makes the lines of the trips again. */
export function DraftForm({ invoice, onEdited }: DraftFormProps) {
  const { id, version, outdated } = invoice;
  const [buyer, setBuyer] = useState(() => readBuyer(invoice.buyer));
  const [language, setLanguage] = useState(invoice.language);
  const [paymentDays, setPaymentDays] = useState(String(invoice.paymentDays));
  const [lines, setLines] = useState(() => readTypedLines(invoice.lines));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isDirty, setIsDirty] = useState(false);
  const fields = [
    'paymentDays',
    ...buyerFields.map((field) => `buyer.${field}`),
    ...lines.flatMap((_, index) => ['title', 'net', 'reason'].map((field) => `typedLines.${index}.${field}`)),
  ];
  const [save, { loading: disabled }] = useSaveInvoiceDraftMutation({
    context: { toast: t('invoicing.saved'), formFields: [...fields, ...fields.map((field) => `input.${field}`)] },
  });

  function change(work: () => void) {
    work();
    setIsDirty(true);
    onEdited(true);
    setProblems({});
  }

  async function submit() {
    const typedLines = lines.map(toInput);
    const unread = typedLines.findIndex((line) => line === undefined);
    if (unread >= 0) return setProblems({ [`typedLines.${unread}.net`]: t('invoicing.lineNetWrong') });
    const input = {
      buyer: { ...toBuyer(buyer), name: buyer.name },
      language,
      paymentDays: /^\d{1,3}$/.test(paymentDays.trim()) ? Number(paymentDays) : -1,
      typedLines: typedLines.filter((line) => line !== undefined),
    };
    const { error } = await save({ variables: { id, version, input } });
    if (!error) return onEdited(false);
    const found = Object.entries(listFieldErrors(error)).map(([field, text]) => [field.replace(/^input\./, ''), text]);
    setProblems(Object.fromEntries(found) as Record<string, string>);
  }

  return (
    <Form onSubmit={submit}>
      <Section title={t('invoicing.typedLines')}>
        <Box sx={{ color: 'text.secondary', mb: lines.length > 0 ? 2 : 1 }}>{t('invoicing.typedHint')}</Box>
        {lines.map((line, index) => (
          <TypedLineFields
            key={line.key}
            line={line}
            disabled={disabled}
            findProblem={(field) => problems[`typedLines.${index}.${field}`]}
            onChange={(changed) =>
              change(() => setLines(lines.map((each) => (each.key === line.key ? changed : each))))
            }
            onRemove={() => change(() => setLines(lines.filter(({ key }) => key !== line.key)))}
          />
        ))}
        <Button disabled={disabled} onClick={() => change(() => setLines([...lines, makeEmptyLine(invoice.lines)]))}>
          {t('invoicing.addLine')}
        </Button>
      </Section>
      <Section title={t('invoicing.buyer')}>
        <Box sx={fieldsStyles}>
          {buyerFields.map((field) => (
            <TextField
              key={field}
              label={t(`invoicing.${field}`)}
              value={buyer[field]}
              required={field === 'name'}
              disabled={disabled}
              error={problems[`buyer.${field}`] !== undefined}
              helperText={problems[`buyer.${field}`]}
              onChange={({ target: { value } }) => change(() => setBuyer({ ...buyer, [field]: value }))}
              slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
            />
          ))}
          <TextField
            select
            label={t('invoicing.language')}
            value={language}
            disabled={disabled}
            onChange={({ target: { value } }) => change(() => setLanguage(value as typeof language))}
          >
            {languages.map((each) => (
              <MenuItem key={each} value={each}>
                {t(languageTexts[each])}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={t('invoicing.paymentDays')}
            value={paymentDays}
            disabled={disabled}
            error={problems.paymentDays !== undefined}
            helperText={problems.paymentDays}
            onChange={({ target: { value } }) => change(() => setPaymentDays(value))}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
          />
        </Box>
      </Section>
      <Button type="submit" variant="contained" disabled={disabled || !(isDirty || outdated)} sx={{ mb: 2 }}>
        {t(outdated && !isDirty ? 'invoicing.refresh' : 'invoicing.save')}
      </Button>
    </Form>
  );
}

const readBuyer = (buyer: Invoice['buyer']) =>
  Object.fromEntries(buyerFields.map((field) => [field, buyer[field] ?? ''])) as Record<BuyerField, string>;

/** An empty field is not known. */
const toBuyer = (buyer: Record<BuyerField, string>) =>
  Object.fromEntries(Object.entries(buyer).map(([field, text]) => [field, text.trim() || null]));

const fieldsStyles = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
