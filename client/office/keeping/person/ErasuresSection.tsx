import { useErasuresQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { formatDateTime } from '../../../lib/texts/time';
import { Section } from '../../../ui/layout/Section';
import { Listed, Listing } from '../../../ui/table/Listing';

/** Past erasures, without a name. */
export function ErasuresSection() {
  const { data, error, refetch } = useErasuresQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Section title={t('keeping.erasures')} flush>
      <Listing
        rows={data?.erasures}
        failed={Boolean(error)}
        failedTitle={t('keeping.failed')}
        onRetry={refetch}
        emptyTitle={t('keeping.erasuresEmpty')}
        emptyHint={t('keeping.erasuresHint')}
        renderRow={({ at, by, orders, stayed }) => (
          <Listed
            title={formatDateTime(at)}
            chip={null}
            facts={[
              by ?? t('keeping.afterRestore'),
              t('keeping.erasedFrom', { count: orders }),
              stayed > 0 ? t('keeping.stayed', { count: stayed }) : undefined,
            ]}
          />
        )}
      />
    </Section>
  );
}
