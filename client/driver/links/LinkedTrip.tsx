import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../../server/platform/values/phone';
import type { LinkTripFragment } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { formatDateTimeWithDay } from '../../lib/texts/time';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { RouteTimes } from '../../shared/trip/RouteTimes';

/** The trip for a driver: places, times, passengers and bus. No prices (docs/product.md, 'Money'). */
export function LinkedTrip({ trip }: { trip: LinkTripFragment }) {
  const { stops, start } = trip;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('driverLinks.trip')}
      sx={{ borderRadius: '10px', p: 2.5 }}
    >
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        {formatDateTimeWithDay(start)}
      </Typography>
      <RouteTimes stops={stops} more={({ driverAtStop }) => driverAtStop && t(`driverLinks.at_${driverAtStop}`)} />
      <Box sx={{ borderTop: 1, borderColor: 'line.soft', mt: 2.5, pt: 2 }}>
        <KeyValueList items={listFacts(trip)} />
      </Box>
    </Paper>
  );
}

function listFacts({ passengers, job, groupFullName, groupPhone, clientNotes, driverNotes }: LinkTripFragment) {
  return [
    { label: t('driverLinks.passengers'), value: passengers },
    { label: t('driverLinks.buses'), value: job?.buses.map(({ name }) => name).join(', ') },
    { label: t('driverLinks.groupLeader'), value: groupFullName },
    {
      label: t('driverLinks.phone'),
      value: groupPhone && <Link href={`tel:${groupPhone}`}>{formatPhone(groupPhone)}</Link>,
    },
    { label: t('driverLinks.clientNotes'), value: clientNotes },
    { label: t('driverLinks.driverNotes'), value: driverNotes },
  ];
}
