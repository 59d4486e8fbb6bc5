import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/publicTexts';
import { Form } from '../../../ui/forms/Form';

interface ChangeFormProps {
  saving: boolean;
  /** Why it was not saved, where that belongs to no field. */
  problem: string;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The fields of one change, and the buttons that save it or leave it. */
export function ChangeForm({ saving, problem, onSave, onClose, children }: ChangeFormProps) {
  return (
    <Form onSubmit={onSave} sx={{ display: 'grid', gap: 2 }}>
      {children}
      {problem && <Alert severity="warning">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={saving}>
          {saving ? t('ui.saving') : t('ui.save')}
        </Button>
        <Button variant="outlined" disabled={saving} onClick={onClose}>
          {t('myTrip.back')}
        </Button>
      </Box>
    </Form>
  );
}
