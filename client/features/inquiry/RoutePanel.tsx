import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/et';
import { formatDateTimeWithDay } from '../../lib/time';
import { RouteLine, RouteList, RouteStop, stopPlace } from '../../ui/RouteLine';
import { locatedStops } from './inquiryState';
import type { WizardStop } from './inquiryState';

/** The right side of the wizard from 825 px: the chosen stops on a large route line. Here the map will stand. */
export function RoutePanel({ stops }: { stops: WizardStop[] }) {
  const located = locatedStops(stops);
  return (
    <Box component="aside" aria-label={t('inquiry.panelLabel')} sx={panelLook}>
      {located.length === 0 ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3 }}>
          <RouteLine stops={4} size="large" />
          <Typography sx={{ fontSize: '1.0625rem' }}>{t('inquiry.panelEmpty')}</Typography>
        </Box>
      ) : (
        // The sign is drawn by one component; here it is only seen from nearer.
        <Box sx={{ zoom: located.length > 6 ? 1.25 : 1.75, minWidth: 180, maxWidth: 340 }}>
          <RouteList label={t('inquiry.panelLabel')}>
            {located.map((stop, index) => (
              <RouteStop key={stop.id} place={stopPlace(index, Math.max(located.length, 2))} unlabelled>
                <Typography variant="h3" component="p" sx={{ lineHeight: '18px' }}>
                  {stop.place.city}
                </Typography>
                {stop.depart && index < located.length - 1 && (
                  <Typography sx={{ fontSize: '0.625rem', mt: 0.25 }}>{formatDateTimeWithDay(stop.depart)}</Typography>
                )}
              </RouteStop>
            ))}
          </RouteList>
        </Box>
      )}
    </Box>
  );
}

const panelLook = {
  position: 'sticky',
  top: 0,
  height: 'min(100dvh, 100%)',
  maxHeight: '100dvh',
  minHeight: 'calc(100dvh - 64px)',
  display: 'grid',
  placeItems: 'center',
  p: 4,
  overflow: 'hidden',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, var(--mui-palette-background-default))',
};
