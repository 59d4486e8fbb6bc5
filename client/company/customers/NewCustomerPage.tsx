import Box from '@mui/material/Box';
import { useNavigate } from 'react-router';
import { useCreateCustomerMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useFormState } from '../../lib/forms/formState';
import { paths } from '../../lib/navigation/paths';
import { listFieldErrors } from '../../lib/request/errors';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { SectionForm } from '../../ui/fields/SectionForm';
import { CustomerInputs } from './CustomerInputs';
import { checkCustomer, createCustomerValues, isCustomerField, toCustomerInput } from './customerValues';

/** Adds a customer, and leads to its page. */
export default function NewCustomerPage() {
  const navigate = useNavigate();
  const form = useFormState(createCustomerValues());
  const [create, { loading, data: created }] = useCreateCustomerMutation({
    context: { toast: t('customers.created'), formFields: isCustomerField },
  });

  async function submit() {
    if (form.show(checkCustomer(form.values))) return;
    const { data, error: refused } = await create({ variables: { input: toCustomerInput(form.values) } });
    if (data) void navigate(paths.customer(data.createCustomer.id.toUpperCase()));
    else form.show(listFieldErrors(refused));
  }

  return (
    <Box sx={{ maxWidth: 880, mx: 'auto' }}>
      <PageTitle title={t('customers.createTitle')} trail={[{ label: t('shell.customers'), to: paths.customers }]} />
      <Section title={t('customers.data')}>
        <SectionForm
          submitLabel={t('customers.create')}
          // A second press makes no second one while the page is on its way.
          busy={loading || Boolean(created)}
          onSubmit={() => void submit()}
          onCancel={() => void navigate(paths.customers)}
        >
          <CustomerInputs form={form} disabled={loading} />
        </SectionForm>
      </Section>
    </Box>
  );
}
