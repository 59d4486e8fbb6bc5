import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { printRouteName } from '../../../server/platform/values/routeTitle';
import type { OpenTripListMutation } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { paths } from '../../lib/navigation/paths';
import { formatLongDate } from '../../lib/texts/time';
import { EmptyState } from '../../ui/EmptyState';
import { NoticePage } from '../../ui/layout/NoticePage';

export type OpenedTripList = OpenTripListMutation['openTripList'];
type ListedTrip = OpenedTripList['upcoming'][number];

/** All trips of an address, each a way to its own page. */
export function TripsOfAddress({ list }: { list: OpenedTripList }) {
  const { upcoming, past, email } = list;
  return (
    <NoticePage title={t('tripList.title')} lead={t('tripList.of', { email })} announced>
      {upcoming.length + past.length === 0 && <EmptyState title={t('tripList.none')} hint={t('tripList.noneHint')} />}
      <Group title={t('tripList.upcoming')} trips={upcoming} />
      <Group title={t('tripList.past')} trips={past} />
    </NoticePage>
  );
}

function Group({ title, trips }: { title: string; trips: readonly ListedTrip[] }) {
  if (trips.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3.5 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Paper variant="outlined" component="ul" aria-label={title} sx={listStyles}>
        {trips.map((trip) => (
          <Box
            key={trip.id}
            component="li"
            sx={{ listStyle: 'none', '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <ButtonBase component={Link} to={toTripPath(trip)} sx={rowStyles}>
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {printRouteName(trip.cities.map((city) => ({ city })))}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {formatLongDate(trip.start)} · {t('myTrip.people', { count: trip.passengers })}
                </Box>
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', textAlign: 'right' }}>
                {t(`tripList.${trip.state}`)} <span aria-hidden>›</span>
              </Box>
            </ButtonBase>
          </Box>
        ))}
      </Paper>
    </Box>
  );
}

const toTripPath = ({ id, key }: ListedTrip): string => `${paths.trip}?${new URLSearchParams({ id, key }).toString()}`;

const listStyles = { borderRadius: '10px', m: 0, p: 0, overflow: 'hidden' };

const rowStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 56,
  px: 2,
  py: 1.25,
  font: 'inherit',
  color: 'text.primary',
  textAlign: 'left',
  '&.Mui-focusVisible': { outlineOffset: -2 },
};
