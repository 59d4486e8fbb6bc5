import Box from '@mui/material/Box';
import { LineUtil } from 'leaflet';
import type { Map, Point } from 'leaflet';
import { createPortal } from 'react-dom';
import { TOWNS_PANE } from './leafletLayers';
import type { MapStop } from './mapTypes';
import { towns } from './towns';

/** Nearer than this to a stop, a town is told by the stop's own label. */
const CLEAR_PX = 70;
/** A name stands so far below its dot; nearer than this to the route it would not be read. */
const NAME_BELOW_PX = 10;
const CLEAR_OF_ROUTE_PX = 16;

interface TownNamesProps {
  map: Map;
  stops: readonly MapStop[];
  /** Latitudes and longitudes. */
  path: readonly number[][];
}

/** Quiet names of towns on a map that has no tiles. Only seen. */
export function TownNames({ map, stops, path }: TownNamesProps) {
  const zoom = map.getZoom();
  const route = path.map(([lat = 0, lng = 0]) => map.latLngToLayerPoint([lat, lng]));
  const taken = stops.map((stop) => map.latLngToLayerPoint(stop));
  const pane = map.getPane(TOWNS_PANE);
  const names = towns
    .filter(({ from }) => from <= zoom)
    .map((town) => ({ name: town.name, at: map.latLngToLayerPoint(town) }))
    .filter(({ at }) => taken.every((point) => point.distanceTo(at) > CLEAR_PX))
    .filter(({ at }) => isClearOf(route, at.add([0, NAME_BELOW_PX])))
    .map(({ name, at }) => (
      <Box key={name} component="span" aria-hidden sx={nameLook} style={{ left: at.x, top: at.y }}>
        {name}
      </Box>
    ));
  return pane ? createPortal(names, pane) : null;
}

function isClearOf(line: readonly Point[], point: Point): boolean {
  return line
    .slice(1)
    .every((to, index) => LineUtil.pointToSegmentDistance(point, line[index] ?? to, to) > CLEAR_OF_ROUTE_PX);
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
