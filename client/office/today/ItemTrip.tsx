import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { findRestOfAddress } from '../../../server/platform/values/routeTitle';
import { useTodayTripQuery } from '../../generated/graphql';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/officeTexts';
import { leavesTooEarly, printPersonName } from '../../lib/texts/tripTexts';
import { StopsByDay } from '../../shared/trip/StopsByDay';
import { MailLink, PhoneLink } from '../../ui/ContactLinks';
import { KeyValueList } from '../../ui/layout/KeyValueList';

/** The trip of a decision: its stops with their times, the children, the crew, and the customer with a phone to call. */
export function ItemTrip({ orderId, children }: { orderId: string; children?: ReactNode }) {
  const { data, error, refetch } = useTodayTripQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  if (!data)
    return (
      <>
        {error ? (
          <Alert
            severity="warning"
            action={<Button onClick={() => void refetch().catch(() => undefined)}>{t('ui.retry')}</Button>}
          >
            {t('today.tripFailed')}
          </Alert>
        ) : (
          <Skeleton variant="rounded" height={168} role="progressbar" aria-label={t('shell.loading')} />
        )}
        {children}
      </>
    );
  const { stops, fullName, phone, email, clientNotes, job } = data.order;
  const crew = [
    ...(job?.drivers ?? []).map(({ driver }) => driver && printPersonName(driver)),
    ...(job?.buses ?? []).map(({ name }) => name),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StopsByDay label={t('ui.route')} stops={stops} unlabelled>
        {({ city, address, ...stop }, { arrive, depart }) => (
          <Box sx={stopStyles}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {city}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {findRestOfAddress({ city, address }, getLanguage())}
              </Box>
            </Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
              {/* The departure is what was agreed: an estimate that has grown past it counts for nothing. */}
              {[!leavesTooEarly(stop) && arrive, depart].filter(Boolean).join(' – ')}
            </Box>
          </Box>
        )}
      </StopsByDay>
      {children}
      <KeyValueList
        items={[
          { label: t('today.crew'), value: crew.filter(Boolean).join(' · ') },
          { label: t('today.orderer'), value: fullName },
          { label: t('job.phone'), value: phone && <PhoneLink number={phone} /> },
          { label: t('orders.email'), value: email && <MailLink address={email} /> },
        ]}
      />
      {clientNotes && (
        <Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 }}>{t('today.wrote')}</Box>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{clientNotes}</Box>
        </Box>
      )}
    </Box>
  );
}

const stopStyles = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1.5, pb: 1 };
