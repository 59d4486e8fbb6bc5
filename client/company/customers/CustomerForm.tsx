import { useUpdateCustomerMutation } from '../../generated/graphql';
import type { CustomerFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useStoredForm } from '../../lib/forms/storedForm';
import { listFieldErrors } from '../../lib/request/errors';
import { Section } from '../../ui/layout/Section';
import { SectionForm } from '../../ui/fields/SectionForm';
import { CustomerInputs } from './CustomerInputs';
import { checkCustomer, isCustomerField, toCustomerInput, toCustomerValues } from './customerValues';

/** Edits a whole customer. Fields that nobody typed into follow the saves of colleagues. */
export function CustomerForm({ customer }: { customer: CustomerFieldsFragment }) {
  const form = useStoredForm(toCustomerValues(customer));
  const [update, { loading }] = useUpdateCustomerMutation({
    context: { toast: t('customers.saved'), formFields: isCustomerField },
  });

  async function submit() {
    if (form.show(checkCustomer(form.values))) return;
    const { id, version } = customer;
    const { error } = await update({ variables: { id, version, input: toCustomerInput(form.values) } });
    if (error) form.show(listFieldErrors(error));
    else form.reset();
  }

  return (
    <Section
      title={t('customers.details')}
      collapsible
      startCollapsed
      summary={form.dirty ? t('orders.unsaved') : undefined}
    >
      <SectionForm busy={loading} submitDisabled={!form.dirty} onSubmit={() => void submit()}>
        <CustomerInputs form={form} disabled={loading} />
      </SectionForm>
    </Section>
  );
}
