import Skeleton from '@mui/material/Skeleton';
import { useCancellationTermsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SettingsTabs } from '../../ui/layout/SettingsTabs';
import { TermsEditor } from './TermsEditor';

/** The cancellation terms (docs/product.md, 'Cancellation'). */
export default function CancellationPage() {
  const { data, error, loading, refetch } = useCancellationTermsQuery({ fetchPolicy: 'cache-and-network' });
  const terms = data?.cancellationTerms;
  return (
    <>
      <SettingsTabs />
      <PageTitle title={t('cancellation.title')} subtitle={t('cancellation.subtitle')} />
      {!data && error && !loading && <FailedState title={t('cancellation.loadFailed')} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ borderRadius: '10px' }} />}
      {terms && <TermsEditor key={terms.version} terms={terms} />}
    </>
  );
}
