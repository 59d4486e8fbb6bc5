import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import { Form } from '../forms/Form';

interface SectionFormProps {
  submitLabel?: string;
  /** Something is being sent: nothing else is. */
  busy: boolean;
  /** There is nothing to send. */
  submitDisabled?: boolean;
  onSubmit: () => void;
  /** The form can be left. */
  onCancel?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form within a section of a page or dialog, with its button under the fields. */
export function SectionForm(props: SectionFormProps) {
  const { submitLabel = t('ui.save'), busy, submitDisabled = false, onSubmit, onCancel, children } = props;
  return (
    <Form onSubmit={() => !busy && onSubmit()}>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        {onCancel && (
          <Button onClick={onCancel} disabled={busy}>
            {t('ui.cancel')}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={busy || submitDisabled}>
          {busy ? t('ui.saving') : submitLabel}
        </Button>
      </Box>
    </Form>
  );
}
