import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { useTodayDriversQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { printPersonName } from '../../lib/texts/tripTexts';
import { StatusChip } from '../../shared/trip/StatusChip';
import type { Item } from './item';

/** Decisions about the driver of a trip. */
const aboutDrivers: readonly Item['kind'][] = ['plan', 'declined', 'legal', 'silentDriver'];

const words = { green: t('today.fits'), amber: t('today.fitsBut'), red: t('today.fitsNot') };

const MOST = 3;
const REST_MS = 300;

/** Of a decision about a driver: the three who fit the trip best. A bigger choice is on the order's page. */
export function DriverChoices({ item: { kind, orderId, proposal } }: { item: Item }) {
  if (orderId === null || !aboutDrivers.includes(kind)) return null;
  return <Choices key={orderId} orderId={orderId} proposed={proposal.who?.split(' · ') ?? []} />;
}

function Choices({ orderId, proposed }: { orderId: string; proposed: readonly string[] }) {
  // To judge all drivers takes a while, so a quick walk along the list asks about its last row alone.
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsResting(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data, error, refetch } = useTodayDriversQuery({
    variables: { orderId },
    skip: !isResting,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Box>
      <Box sx={headStyles}>{t('today.drivers')}</Box>
      {error && !data ? (
        <Box sx={failedStyles} role="alert">
          {t('today.driversFailed')}
          <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
            {t('ui.retry')}
          </Button>
        </Box>
      ) : !data ? (
        <Skeleton variant="rounded" height={168} role="progressbar" aria-label={t('shell.loading')} />
      ) : (
        <Box component="ul" aria-label={t('today.drivers')} sx={listStyles}>
          {listChoices(data).map(({ id, name, light, line }) => (
            <Box key={id} component="li" sx={proposed.includes(name) ? proposedStyles : choiceStyles}>
              <Box sx={nameStyles}>
                <Box sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
                <StatusChip tone={light}>{words[light]}</StatusChip>
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{line}</Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function listChoices({ drivers, checkAssignment }: NonNullable<ReturnType<typeof useTodayDriversQuery>['data']>) {
  const names = new Map(drivers.map((driver) => [driver.id, printPersonName(driver)]));
  return checkAssignment.drivers
    .slice(0, MOST)
    .map(({ driverId: id, light, line }) => ({ id, name: names.get(id) ?? '', light, line }));
}

export const headStyles = { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600, mb: 0.5 };

const failedStyles = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 };

const listStyles = { display: 'grid', gap: 0.75, listStyle: 'none', m: 0, p: 0 };

const choiceStyles = { px: 1.5, py: 1, border: 1, borderColor: 'divider', borderRadius: '8px' };

const nameStyles = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 };

const proposedStyles = { ...choiceStyles, border: 2, borderColor: 'text.primary' };
