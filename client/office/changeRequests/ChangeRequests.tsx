import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useChangeRequestsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { FailedState } from '../../ui/FailedState';
import { placeholder } from '../../ui/layout/InOrder';
import { Section } from '../../ui/layout/Section';
import { RequestCard } from './RequestCard';

const lists = ['newOrders', 'answeredOrders', 'acceptedOrders', 'jobs'] as const;

interface ChangeRequestsProps {
  /** Of one order only; on its page it is known which. */
  orderId?: string;
  /** There are some: what stands below waits for them. */
  isThere?: boolean;
  /** The order's page reads the order again. */
  onAnswered?: () => Promise<unknown>;
}

/** Customers' change requests; the section exists only if there are some (docs/product.md, 'Change requests'). */
export default function ChangeRequests({ orderId, isThere, onAnswered }: ChangeRequestsProps) {
  const { data, error, refetch } = useChangeRequestsQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  const [problem, setProblem] = useState('');
  useLiveReload(lists, refetch);
  const title = t(orderId ? 'changeRequests.ofOrder' : 'changeRequests.title');
  const requests = data?.changeRequests ?? [];
  if (error && !data)
    return (
      <Section title={title}>
        <FailedState title={t('changeRequests.loadFailed')} onRetry={refetch} />
      </Section>
    );
  if (!data && isThere) return placeholder;
  if (requests.length === 0 && !problem) return null;

  async function reloadAnswered(problem: string) {
    setProblem(problem);
    await Promise.all([refetch().catch(() => undefined), onAnswered?.()]);
  }
  const count = requests.filter(({ status }) => status === 'open').length;
  return (
    <Section title={title} count={orderId ? undefined : count} waiting>
      {problem && (
        <Alert
          severity="warning"
          closeText={t('ui.close')}
          onClose={() => setProblem('')}
          sx={{ mb: requests.length > 0 ? 2 : 0 }}
        >
          {problem}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} linked={!orderId} onAnswered={reloadAnswered} />
        ))}
      </Box>
    </Section>
  );
}
