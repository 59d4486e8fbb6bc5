import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../i18n/publicTexts';
import { LongField } from '../../ui/fields/LongField';
import { showMessage } from '../../ui/forms/bindField';
import { Form } from '../../ui/forms/Form';

interface EditPassengersProps {
  text: string;
  saving: boolean;
  /** Resolves to what is wrong with the text, or to undefined when it was saved. */
  onSave: (text: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** The list as text: pasted from a sheet, or written, a name on a line. */
export function EditPassengers({ text, saving, onSave, onClose }: EditPassengersProps) {
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string>();

  async function submit() {
    if (!saving) setProblem(await onSave(typed));
  }

  return (
    <Form onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <LongField
        label={t('passengers.paste')}
        placeholder={t('passengers.example')}
        rows={5}
        mostRows={16}
        autoFocus
        value={typed}
        disabled={saving}
        {...showMessage(problem, t('passengers.pasteHint'))}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={saving}>
          {saving ? t('ui.saving') : t('passengers.save')}
        </Button>
        <Button disabled={saving} onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </Box>
    </Form>
  );
}
