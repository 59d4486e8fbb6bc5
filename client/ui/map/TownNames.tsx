import Box from '@mui/material/Box';
import type { Map } from 'leaflet';
import { createPortal } from 'react-dom';
import { TOWNS_PANE } from './leafletLayers';
import type { MapStop } from './mapTypes';
import { towns } from './towns';

/** Nearer than this to a stop, a town is told by the stop's own label. */
const CLEAR_PX = 70;

/** Quiet names of towns on a map that has no tiles. Only seen. */
export function TownNames({ map, stops }: { map: Map; stops: readonly MapStop[] }) {
  const zoom = map.getZoom();
  const taken = stops.map((stop) => map.latLngToLayerPoint(stop));
  const pane = map.getPane(TOWNS_PANE);
  const names = towns
    .filter(({ from }) => from <= zoom)
    .map((town) => ({ name: town.name, at: map.latLngToLayerPoint(town) }))
    .filter(({ at }) => taken.every((point) => point.distanceTo(at) > CLEAR_PX))
    .map(({ name, at }) => (
      <Box key={name} component="span" aria-hidden sx={nameLook} style={{ left: at.x, top: at.y }}>
        {name}
      </Box>
    ));
  return pane ? createPortal(names, pane) : null;
}

const nameLook = {
  position: 'absolute',
  transform: 'translate(-50%, -3px)',
  display: 'grid',
  justifyItems: 'center',
  '&::before': { content: '""', width: 6, height: 6, borderRadius: '50%', bgcolor: 'text.secondary' },
  color: 'text.secondary',
  fontSize: 13,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
};
