import Box from '@mui/material/Box';
import type { AcceptancesQuery } from '../../../../generated/graphql';
import { useAcceptancesQuery } from '../../../../generated/graphql';
import { t } from '../../../../i18n/officeTexts';
import { formatDateTime } from '../../../../lib/texts/time';
import { FailedState } from '../../../../ui/FailedState';
import { Section } from '../../../../ui/layout/Section';
import { DownloadButton } from '../../../../ui/DownloadButton';
import type { FullOrder } from '../../parts/orderParts';
import { printPrice } from '../../parts/orderTexts';
import { useReadAgain } from '../../parts/useReadAgain';

type Acceptance = AcceptancesQuery['acceptances'][number];

/** The offer as PDF, and what was accepted, with when and from where (docs/product.md, 'Papers'). */
export function PapersCard({ order }: { order: FullOrder }) {
  const { data, error, refetch } = useAcceptancesQuery({
    variables: { orderId: order.id },
    fetchPolicy: 'cache-and-network',
  });
  useReadAgain(order.version, refetch);

  return (
    <Section title={t('papers.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        <Paper name={t('papers.offer')} about={printPrice(order.amountDue)} path={`/api/order/${order.id}/offer.pdf`} />
        {data?.acceptances.map((acceptance) => (
          <Paper
            key={acceptance.offerId}
            name={t(acceptance.changed ? 'papers.change' : 'papers.acceptance', {
              when: formatDateTime(acceptance.at),
            })}
            about={[printAcceptedBy(acceptance), printPrice(acceptance.amountDue)].filter(Boolean).join(' · ')}
            path={`/api/acceptance/${acceptance.offerId}.pdf`}
          />
        ))}
      </Box>
      {!data && error && <FailedState onRetry={refetch} />}
    </Section>
  );
}

function printAcceptedBy({ changed, onBehalfBy, reminder, address }: Acceptance): string {
  if (onBehalfBy !== null) return t(changed ? 'papers.asRequested' : 'papers.onBehalf', { name: onBehalfBy });
  const from = { address: address ?? t('papers.unknownAddress') };
  return reminder ? t('papers.byCustomerReminded', { reminder, ...from }) : t('papers.byCustomer', from);
}

function Paper({ name, about, path }: { name: string; about: string; path: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{about}</Box>
      </Box>
      <DownloadButton
        path={path}
        label={t('papers.download')}
        about={name}
        busyLabel={t('papers.busy')}
        failed={t('papers.failed')}
        size="small"
      />
    </Box>
  );
}
