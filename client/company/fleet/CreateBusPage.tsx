import { useState } from 'react';
import { useCreateBusMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { NewRecordPage } from '../../shared/records/NewRecordPage';
import { checkName, NameField } from './NameField';

/** Adds a bus (docs/product.md, 'People, buses, food packages'). */
export default function CreateBusPage() {
  const form = useFormState({ name: '' });
  const [created, setCreated] = useState<string>();
  const [create, { loading }] = useCreateBusMutation({ context: { toast: t('fleet.created'), formFields: ['name'] } });

  async function submit() {
    if (form.show({ name: checkName(form.values.name) })) return;
    const { data, error } = await create({ variables: form.values });
    if (error) form.show(listFieldErrors(error));
    else setCreated(data.createBus.id);
  }

  return (
    <NewRecordPage
      title={t('fleet.createTitle')}
      submitLabel={t('fleet.create')}
      busy={loading}
      onSubmit={() => void submit()}
      photoKind="bus"
      created={created}
    >
      <NameField form={form} disabled={loading} />
    </NewRecordPage>
  );
}
