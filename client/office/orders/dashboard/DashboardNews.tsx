import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { DashboardQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { listNews } from './news';
import type { NewsItem } from './news';

const SHOWN = 5;

/** Says quietly what others did since the dashboard was opened. `lists` are as the server gave them last, not a cache. */
export function DashboardNews({ lists }: { lists: DashboardQuery | undefined }) {
  const [seen, setSeen] = useState(lists);
  const [news, setNews] = useState<readonly NewsItem[]>([]);
  if (lists && lists !== seen) {
    setSeen(lists);
    if (seen) setNews([...listNews(seen, lists, new Date()), ...news].slice(0, SHOWN));
  }

  return (
    <Box role="status" aria-label={t('orders.news')}>
      {news.length > 0 && (
        <Alert severity="info" closeText={t('ui.close')} onClose={() => setNews([])} sx={{ mb: 2 }}>
          {news.map(({ text, path }) => (
            <Box key={text} sx={{ overflowWrap: 'anywhere' }}>
              {path ? (
                <Link component={RouterLink} to={path} color="inherit">
                  {text}
                </Link>
              ) : (
                text
              )}
            </Box>
          ))}
        </Alert>
      )}
    </Box>
  );
}
