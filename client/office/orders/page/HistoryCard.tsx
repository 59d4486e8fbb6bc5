import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useOrderHistoryQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { FailedOrWaiting } from '../../../ui/FailedOrWaiting';
import { Section } from '../../../ui/layout/Section';
import { parseHistory, printHistoryLine, printHistoryTitle } from '../parts/history';
import type { FullOrder } from '../parts/orderParts';
import { useReadAgain } from '../parts/useReadAgain';

const SHOWN_FIRST = 6;

/** The history, newest first. */
export function HistoryCard({ order }: { order: FullOrder }) {
  const { data, error, refetch } = useOrderHistoryQuery({
    variables: { id: order.id },
    fetchPolicy: 'cache-and-network',
  });
  const [isAllShown, setIsAllShown] = useState(false);
  // New feedback shows in the history without a new version of the order.
  const state = `${order.version} ${order.job?.feedback.map(({ updatedAt, isRead }) => `${updatedAt}${isRead}`).join()}`;
  useReadAgain(state, refetch);

  const entries = useMemo(() => parseHistory(data), [data]);
  const now = new Date();
  return (
    <Section title={t('orders.history')}>
      {!data && <FailedOrWaiting error={error} height={120} onRetry={refetch} />}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(isAllShown ? entries : entries.slice(0, SHOWN_FIRST)).map((item, index) => (
          <Box
            component="li"
            key={item.id}
            sx={{
              pl: 2,
              '&:not(:last-child)': { pb: 1.5 },
              borderLeft: 4,
              borderColor: index === 0 ? 'signal.main' : 'divider',
            }}
          >
            <Box sx={{ fontWeight: 600 }}>{printHistoryTitle(item)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
              {printHistoryLine(item, now)}
            </Box>
          </Box>
        ))}
      </Box>
      {!isAllShown && entries.length > SHOWN_FIRST && (
        <Button size="small" onClick={() => setIsAllShown(true)} sx={{ mt: 1 }}>
          {t('orders.historyMore', { count: entries.length })}
        </Button>
      )}
    </Section>
  );
}
