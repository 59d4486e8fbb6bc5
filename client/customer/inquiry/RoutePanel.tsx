import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { t } from '../../i18n/publicTexts';
import type { DraftRoute } from '../../lib/forms/draftRoute';
import { mapStops } from '../../shared/stops/mapStops';
import { sea } from '../../ui/map/mapStyles';
import { RouteMap } from '../../ui/map/RouteMap';
import { RouteLine } from '../../ui/RouteLine';

/** The right side of the wizard from 825 px: the route on a map, as soon as there is something to show. */
export default function RoutePanel({ route: { stops, estimate } }: { route: DraftRoute }) {
  const located = useMemo(() => mapStops(stops), [stops]);
  return (
    <Box component="aside" aria-label={t('inquiry.panelLabel')} sx={panelStyles}>
      {located.length === 0 ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 3, height: '100%', p: 4 }}>
          <RouteLine stops={4} size="large" />
          <Typography sx={{ fontSize: '1.0625rem' }}>{t('inquiry.panelEmpty')}</Typography>
        </Box>
      ) : (
        <RouteMap label={t('inquiry.mapLabel')} stops={located} path={estimate?.path ?? []} />
      )}
    </Box>
  );
}

const panelStyles = {
  position: 'sticky',
  top: 0,
  height: 'min(100dvh, 100%)',
  maxHeight: '100dvh',
  minHeight: 'calc(100dvh - 64px)',
  background: sea,
};
