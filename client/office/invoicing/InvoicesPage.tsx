import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useInvoicesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useUrlParam } from '../../lib/navigation/urlParam';
import { appendPart } from '../../lib/lists/appendPart';
import { useLiveReload } from '../../lib/request/live/useLive';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { MoneyTabs } from '../../shared/money/MoneyTabs';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Section, SectionTools } from '../../ui/layout/Section';
import { DelayedSearch } from '../../ui/table/DelayedSearch';
import { ExportButton } from '../../ui/table/ExportButton';
import { ShowMore } from '../../ui/table/ShowMore';
import { InvoiceList } from './InvoiceList';
import { shownStates, states } from './invoiceStates';

const PAGE = 50;
const ALL = 'all';
const lists = ['invoices'] as const;

/** All invoices, newest first (docs/product/invoices.md). */
export default function InvoicesPage() {
  const [search = '', setSearch] = useUrlParam('otsing');
  const [wanted, setWanted] = useUrlParam('olek');
  const state = shownStates.find((each) => each === wanted) ?? null;
  const { data, previousData, error, loading, fetchMore, refetch } = useInvoicesQuery({
    variables: { first: PAGE, search, state },
    fetchPolicy: 'cache-and-network',
  });
  useLiveReload(lists, refetch);
  const invoices = (data ?? previousData)?.invoices;
  const isFiltered = search !== '' || state !== null;

  const loadMore = () => {
    const after = invoices?.endCursor;
    return fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        invoices: appendPart(shown.invoices, fetchMoreResult.invoices, after),
      }),
    });
  };

  return (
    <>
      <MoneyTabs />
      <PageTitle title={t('invoicing.title')} subtitle={t('invoicing.subtitle')} />
      <Section
        title={t('invoicing.list')}
        flush
        actions={<ExportButton list={t('invoicing.title')} address="/api/export/invoices.csv" />}
      >
        <SectionTools>
          <TextField
            select
            size="small"
            label={t('invoicing.show')}
            value={state ?? ALL}
            onChange={({ target: { value } }) => setWanted(value === ALL ? undefined : value)}
            sx={{ minWidth: 190 }}
          >
            <MenuItem value={ALL}>{t('invoicing.showAll')}</MenuItem>
            {shownStates.map((each) => (
              <MenuItem key={each} value={each}>
                {t(states[each].text)}
              </MenuItem>
            ))}
          </TextField>
          <DelayedSearch label={t('invoicing.list')} value={search} onChange={(text) => setSearch(text || undefined)} />
        </SectionTools>
        {!invoices && error && !loading && <FailedState title={t('invoicing.failed')} onRetry={refetch} />}
        {!invoices && (loading || !error) && <Skeleton variant="rectangular" height={360} />}
        {invoices?.nodes.length === 0 && isFiltered && <EmptyState title={t('invoicing.nothingFound')} />}
        {invoices?.nodes.length === 0 && !isFiltered && (
          <EmptyState title={t('invoicing.empty')} hint={t('invoicing.emptyHint')} />
        )}
        {invoices && invoices.nodes.length > 0 && <InvoiceList invoices={invoices.nodes} label={t('invoicing.list')} />}
        {invoices?.hasMore && <ShowMore label={t('invoicing.showMore')} load={loadMore} />}
      </Section>
    </>
  );
}
