import { useState } from 'react';
import { useCreateFoodPackageMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { NewRecordPage } from '../../shared/records/NewRecordPage';
import { PackageInputs } from './PackageInputs';
import { checkPackage, packageFields, toPackageInput } from './packageValues';
import type { PackageValues } from './packageValues';

const noPackage: PackageValues = { name: '', description: '', price: null };

/** Adds a food package (docs/product.md, 'People, buses, food packages'). */
export default function CreateFoodPackagePage() {
  const form = useFormState(noPackage);
  const [created, setCreated] = useState<string>();
  const [create, { loading }] = useCreateFoodPackageMutation({
    context: { toast: t('catering.created'), formFields: packageFields },
  });

  async function submit() {
    if (form.show(checkPackage(form.values))) return;
    const { data, error } = await create({ variables: { input: toPackageInput(form.values) } });
    if (error) form.show(listFieldErrors(error));
    else setCreated(data.createFoodPackage.id);
  }

  return (
    <NewRecordPage
      title={t('catering.createTitle')}
      submitLabel={t('catering.create')}
      busy={loading}
      onSubmit={() => void submit()}
      photoKind="foodPackage"
      created={created}
    >
      <PackageInputs form={form} disabled={loading} />
    </NewRecordPage>
  );
}
