import Box from '@mui/material/Box';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Link from '@mui/material/Link';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Link as RouterLink } from 'react-router';
import { useFirstStepsQuery } from '../../../generated/graphql';
import type { FirstStepsQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import type { PlainTextKey } from '../../../i18n/officeTexts';
import { paths } from '../../../lib/navigation/paths';
import { useLiveReload } from '../../../lib/request/live/useLive';
import { placeholder } from '../../../ui/layout/InOrder';
import { Section } from '../../../ui/layout/Section';

interface Step {
  path: string;
  title: PlainTextKey;
  why: PlainTextKey;
  isDone: (portal: FirstStepsQuery) => boolean;
}

const steps: readonly Step[] = [
  {
    path: paths.createBus,
    title: 'orders.firstBuses',
    why: 'orders.firstBusesWhy',
    isDone: ({ buses }) => buses.length > 0,
  },
  {
    path: paths.createUser,
    title: 'orders.firstDrivers',
    why: 'orders.firstDriversWhy',
    isDone: ({ drivers }) => drivers.some(({ role }) => role === 'driver'),
  },
  {
    path: paths.priceList,
    title: 'orders.firstPrices',
    why: 'orders.firstPricesWhy',
    isDone: ({ priceList }) => Boolean(priceList),
  },
];

const changing = ['fleet', 'people'] as const;

/** First steps of a portal without orders. A complete portal between two trips shows none. */
export default function FirstSteps() {
  const { data, error, refetch } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  useLiveReload(changing, refetch);
  // The lists below say themselves that nothing could be read.
  if (error && !data) return null;
  if (!data) return placeholder;
  if (steps.every(({ isDone }) => isDone(data))) return null;
  return (
    <Section title={t('orders.firstSteps')}>
      <Box component="ol" sx={listStyles}>
        {steps.map(({ path, title, why, isDone }) => (
          <li key={path}>
            {isDone(data) ? (
              <CheckCircle titleAccess={t('orders.firstDone')} sx={{ color: 'success.main' }} />
            ) : (
              <RadioButtonUnchecked sx={{ color: 'text.secondary' }} />
            )}
            <div>
              <Link component={RouterLink} to={path} sx={{ fontWeight: 600 }}>
                {t(title)}
              </Link>
              <Box sx={{ color: 'text.secondary' }}>{t(why)}</Box>
            </div>
          </li>
        ))}
        <li>
          <RadioButtonUnchecked sx={{ color: 'text.secondary' }} />
          <div>
            <Link component={RouterLink} to={paths.inquiry} sx={{ fontWeight: 600 }}>
              {t('orders.firstInquiry')}
            </Link>
            <Box sx={{ color: 'text.secondary' }}>{t('orders.firstInquiryWhy')}</Box>
          </div>
        </li>
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 1, minWidth: 0 },
};
