import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSaveJourneySheetMutation } from '../../generated/graphql';
import type { JourneySheetPartsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useStoredForm } from '../../lib/forms/storedForm';
import { listFieldErrors } from '../../lib/request/errors';
import { LatePhotoUpload } from '../../shared/records/LatePhotoUpload';
import { SectionForm } from '../../ui/fields/SectionForm';

interface SheetFormProps {
  orderId: string;
  sheet: JourneySheetPartsFragment;
  onUploaded: () => void;
}

const fields = ['book', 'sheet'] as const;

/** The numbers of the sheet that one bus has on board. Its photo can follow once they are stored. */
export function SheetForm({ orderId, sheet, onUploaded }: SheetFormProps) {
  const { busId, busName, id, photoUrl } = sheet;
  const form = useStoredForm({ book: sheet.book ?? '', sheet: sheet.sheet ?? '' });
  const [save, { loading }] = useSaveJourneySheetMutation({
    context: { toast: t('roadPapers.saved'), formFields: [...fields] },
  });
  const [isUploading, setIsUploading] = useState(false);

  async function submit() {
    const missing = (text: string) => (text.trim() ? undefined : t('roadPapers.numberMissing'));
    if (form.show({ book: missing(form.values.book), sheet: missing(form.values.sheet) })) return;
    const { error } = await save({ variables: { orderId, busId, ...form.values } });
    if (error) form.show(listFieldErrors(error));
    else {
      form.reset();
      onUploaded();
    }
  }

  return (
    <Box role="group" aria-label={busName} sx={{ mt: 1.5 }}>
      <Box sx={{ fontWeight: 600, mb: 1 }}>{busName}</Box>
      <SectionForm busy={loading} submitDisabled={!form.dirty} onSubmit={() => void submit()}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
          {fields.map((field) => (
            <TextField
              key={field}
              label={t(`roadPapers.${field}`)}
              value={form.values[field]}
              disabled={loading}
              error={Boolean(form.messages[field])}
              helperText={form.messages[field]}
              onChange={({ target }) => form.set(field, target.value)}
              slotProps={{ htmlInput: { maxLength: 20, autoComplete: 'off' } }}
            />
          ))}
        </Box>
      </SectionForm>
      {id && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 0.5 }}>
          {photoUrl && (
            <Link href={photoUrl} target="_blank" rel="noreferrer">
              {t('roadPapers.photo')}
            </Link>
          )}
          <Button size="small" onClick={() => setIsUploading(true)}>
            {photoUrl ? t('roadPapers.newPhoto') : t('roadPapers.addPhoto')}
          </Button>
        </Box>
      )}
      {id && isUploading && (
        <LatePhotoUpload
          kind="journeySheet"
          id={id}
          onUploaded={() => {
            setIsUploading(false);
            onUploaded();
          }}
          onClose={() => setIsUploading(false)}
        />
      )}
    </Box>
  );
}
