import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import type { PhotoKind } from '../../lib/request/photos';
import { Form } from '../../ui/forms/Form';
import { PageTitle } from '../../ui/layout/PageTitle';
import { PhotoUpload } from './PhotoUpload';
import { SubmitBar } from '../../ui/layout/SubmitBar';

interface NewRecordPageProps {
  title: string;
  submitLabel: string;
  busy: boolean;
  onSubmit: () => void;
  photoKind: PhotoKind;
  /** Id of what was created, once it is. */
  created: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form for something new; when that exists it is asked for a photo, and then leads to the resources (docs/product.md, 'People, buses, food packages'). */
export function NewRecordPage(props: NewRecordPageProps) {
  const { title, submitLabel, busy, onSubmit, photoKind, created, children } = props;
  const navigate = useNavigate();
  const leave = () => void navigate(paths.resources);

  // A second Enter makes no second one.
  const submit = () => !busy && !created && onSubmit();
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageTitle title={title} trail={[{ label: t('shell.resources'), to: paths.resources }]} />
      <Form onSubmit={submit}>
        <Paper variant="outlined" sx={{ borderRadius: '10px', p: 2.5, display: 'grid', gap: 2 }}>
          {children}
        </Paper>
        <SubmitBar>
          <Button type="submit" variant="contained" size="large" disabled={busy || Boolean(created)}>
            {busy ? t('ui.saving') : submitLabel}
          </Button>
          <Button component={Link} to={paths.resources} size="large">
            {t('ui.cancel')}
          </Button>
        </SubmitBar>
      </Form>
      {created && (
        <PhotoUpload kind={photoKind} id={created} cancelLabel={t('photo.skip')} onUploaded={leave} onClose={leave} />
      )}
    </Box>
  );
}
