import { useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { NewRecordPage } from '../../shared/records/NewRecordPage';
import { useNewUser } from './useNewUser';

/** Adds a driver or an admin (docs/product.md, 'People, buses, food packages'). */
export default function CreateUserPage() {
  const [created, setCreated] = useState<string>();
  const { fields, submit, loading } = useNewUser(setCreated);
  return (
    <NewRecordPage
      title={t('people.createTitle')}
      submitLabel={t('people.create')}
      busy={loading}
      onSubmit={submit}
      photoKind="driver"
      created={created}
    >
      {fields}
    </NewRecordPage>
  );
}
