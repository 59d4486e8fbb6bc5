import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link, useNavigate } from 'react-router';
import { useArrangementChoicesQuery, useCreateArrangementMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { useFormState } from '../../lib/forms/formState';
import { paths } from '../../lib/navigation/paths';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import { Form } from '../../ui/forms/Form';
import { ArrangementFields } from './ArrangementFields';
import { arrangementTrail } from './arrangementParts';
import { fieldNames, toInput, toMessages, newValues, findProblems } from './arrangementValues';

/** Adds an arrangement (docs/product.md, 'Arrangements'). */
export default function NewArrangementPage() {
  const { data: choices, error: failed, refetch } = useArrangementChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const form = useFormState(newValues);
  const [create, { loading }] = useCreateArrangementMutation({
    context: { toast: t('arrangements.created'), formFields: fieldNames },
  });
  const navigate = useNavigate();

  async function submit(element: HTMLFormElement) {
    focusInvalid(element);
    if (loading || form.show(findProblems(form.values))) return;
    const { data, error } = await create({ variables: { input: toInput(form.values) } });
    if (data) void navigate(paths.arrangement(data.createArrangement.id.toUpperCase()));
    else if (form.show(toMessages(listFieldErrors(error)))) focusInvalid(element);
  }

  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <PageTitle title={t('arrangements.add')} trail={arrangementTrail} />
      {!choices && <FailedOrWaiting error={failed} height={480} onRetry={refetch} />}
      {choices && (
        <Form onSubmit={submit}>
          <Paper variant="outlined" sx={{ borderRadius: '10px', p: 2.5 }}>
            <ArrangementFields choices={choices} used={{}} form={form} disabled={loading} />
          </Paper>
          <SubmitBar>
            <Button type="submit" variant="contained" size="large" disabled={loading}>
              {loading ? t('ui.saving') : t('ui.save')}
            </Button>
            <Button component={Link} to={paths.arrangements} size="large">
              {t('ui.cancel')}
            </Button>
          </SubmitBar>
        </Form>
      )}
    </Box>
  );
}
