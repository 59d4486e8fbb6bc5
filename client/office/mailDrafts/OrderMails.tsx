import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMarkMailReadMutation, useOrderMailsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { formatDateTime } from '../../lib/texts/time';
import { Section } from '../../ui/layout/Section';
import { ListedRows } from '../../ui/table/Listing';

const lists = ['mails'] as const;

/** The mails of a customer about an order. Nothing without one: most orders have none. */
export default function OrderMails({ orderId }: { orderId: string }) {
  const { data, refetch } = useOrderMailsQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  useLiveReload(lists, refetch);
  const [markRead, { loading }] = useMarkMailReadMutation();
  const mails = data?.orderMails ?? [];
  if (mails.length === 0) return null;

  async function read(id: string) {
    await markRead({ variables: { id } });
    await refetch().catch(() => undefined);
  }

  return (
    <Section
      title={t('orderMails.title')}
      count={mails.length}
      collapsible
      startCollapsed={mails.every(({ readAt }) => readAt !== null)}
      flush
    >
      <ListedRows
        rows={mails}
        renderRow={({ id, senderName, senderAddress, sentAt, text, readAt }) => (
          <>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              {[senderName, senderAddress, formatDateTime(sentAt)].filter(Boolean).join(' · ')}
            </Box>
            <Box sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
            {readAt === null && (
              <Button size="small" variant="outlined" disabled={loading} onClick={() => void read(id)} sx={{ mt: 1 }}>
                {t('orderMails.markRead')}
              </Button>
            )}
          </>
        )}
      />
    </Section>
  );
}
