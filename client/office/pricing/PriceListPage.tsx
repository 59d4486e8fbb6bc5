import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { usePriceListQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDateTime, toLocalDate } from '../../lib/texts/time';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { SettingsTabs } from '../../ui/layout/SettingsTabs';
import { useLater } from '../../ui/useLater';
import { toPriceListDraft } from './draft';
import { exampleRules } from './example';
import { InquiryPricing } from './InquiryPricing';
import { PriceListEditor } from './PriceListEditor';

/** The price list (docs/product.md, 'Price list'). */
export default function PriceListPage() {
  const { data, error, loading, refetch } = usePriceListQuery({ fetchPolicy: 'cache-and-network' });
  const [isBeginning, setIsBeginning] = useState(false);
  const list = data?.priceList;
  const isWhole = useLater();

  return (
    <>
      <SettingsTabs />
      <PageTitle title={t('pricing.title')} subtitle={t('pricing.subtitle')} />
      {!data && error && !loading && <FailedState title={t('pricing.loadFailed')} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ borderRadius: '10px' }} />}
      {data && !list && !isBeginning && (
        <Section title={t('pricing.title')}>
          <EmptyState
            title={t('pricing.empty')}
            hint={t('pricing.emptyHint')}
            action={
              <Button variant="contained" onClick={() => setIsBeginning(true)}>
                {t('pricing.begin')}
              </Button>
            }
          />
        </Section>
      )}
      {data && !list && isBeginning && (
        <PriceListEditor
          start={() =>
            toPriceListDraft(t('pricing.exampleName', { year: toLocalDate(new Date()).slice(0, 4) }), exampleRules)
          }
          whole
          seenVersion={0}
          state=""
        />
      )}
      {list && (
        <PriceListEditor
          key={list.version}
          whole={isWhole}
          start={() => toPriceListDraft(list.name, list.rules)}
          seenVersion={list.version}
          state={t('office.version', { version: list.version, when: formatDateTime(list.createdAt) })}
        />
      )}
      {list && isWhole && <InquiryPricing />}
    </>
  );
}
