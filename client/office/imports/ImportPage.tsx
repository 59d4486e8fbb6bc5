import { t } from '../../i18n/officeTexts';
import { useIdParam } from '../../lib/navigation/urlParam';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SettingsTabs } from '../../ui/layout/SettingsTabs';
import { BatchList } from './BatchList';
import { ImportFileView } from './ImportFileView';
import { ImportStart } from './ImportStart';

/** Brings in what the office has elsewhere (docs/product.md, 'Dry run'). */
export default function ImportPage() {
  const [fileId, openFile] = useIdParam('fail');
  return (
    <>
      <SettingsTabs />
      <PageTitle title={t('settingsTabs.imports')} subtitle={t('imports.subtitle')} />
      {fileId ? (
        <ImportFileView key={fileId} id={fileId} onClose={() => openFile(undefined)} />
      ) : (
        <>
          <ImportStart onUploaded={openFile} />
          <BatchList />
        </>
      )}
    </>
  );
}
