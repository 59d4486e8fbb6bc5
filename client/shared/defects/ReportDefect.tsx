import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useReportDefectMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { showMessage } from '../../ui/forms/bindField';
import { Form } from '../../ui/forms/Form';
import { LatePhotoUpload } from '../records/LatePhotoUpload';

interface ReportDefectProps {
  busId: string;
  onReported: () => void;
}

/** Reports what is broken on a bus. A photo can follow, also of the driver's phone. */
export function ReportDefect({ busId, onReported }: ReportDefectProps) {
  const [text, setText] = useState('');
  const [mayNotDrive, setMayNotDrive] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The report whose photo is asked for. */
  const [reported, setReported] = useState<string>();
  const [report, { loading }] = useReportDefectMutation({
    context: { toast: t('defects.reported'), formFields: ['text'] },
  });

  async function submit() {
    if (loading) return;
    if (!text.trim()) return setProblem(t('defects.textMissing'));
    const { data, error } = await report({ variables: { input: { busId, text, mayNotDrive } } });
    if (error) return setProblem(listFieldErrors(error)['text']);
    setReported(data.reportDefect);
    setText('');
    setMayNotDrive(false);
    onReported();
  }

  return (
    <Form onSubmit={submit} sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <TextField
        label={t('defects.text')}
        value={text}
        multiline
        minRows={2}
        {...showMessage(problem)}
        disabled={loading}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <FormControlLabel
        label={t('defects.mayNotDrive')}
        disabled={loading}
        control={<Checkbox checked={mayNotDrive} onChange={({ target }) => setMayNotDrive(target.checked)} />}
      />
      <Button type="submit" variant="outlined" disabled={loading} sx={{ justifySelf: 'start', minHeight: 44 }}>
        {loading ? t('ui.saving') : t('defects.report')}
      </Button>
      {reported && (
        <LatePhotoUpload
          kind="defect"
          id={reported}
          cancelLabel={t('photo.skip')}
          onUploaded={() => {
            setReported(undefined);
            onReported();
          }}
          onClose={() => setReported(undefined)}
        />
      )}
    </Form>
  );
}
