import Box from '@mui/material/Box';
import type { Map } from 'leaflet';
import { createPortal } from 'react-dom';
import { toWorldPixel } from '../geometry';
import { crosses, isSeen, touches } from '../markers/labelPlaces';
import type { Box as LabelBox, MapView } from '../markers/labelPlaces';
import { TOWNS_PANE } from './leafletLayers';
import type { MapCanvasProps } from '../mapTypes';
import { printTown, towns } from './towns';

/** Nearer than this to a stop, the stop's own label names the town. */
const CLEAR_PX = 30;
/** A name of 13 px stands below its dot. */
const LETTER_PX = 7.2;
const BELOW_PX = 22;

interface TownNamesProps extends Pick<MapCanvasProps, 'stops' | 'path'> {
  map: Map;
  view: MapView;
  /** The labels of the stops, in pixels of the world. */
  labels: readonly LabelBox[];
}

/** Quiet names of towns on a map that has no tiles, where neither the route nor a label crosses them. Only seen. */
export function TownNames({ map, view, stops, path, labels }: TownNamesProps) {
  const zoom = map.getZoom();
  const route = path.map(([lat = 0, lng = 0]) => toWorldPixel({ lat, lng }, zoom));
  const taken = stops.map((stop) => toWorldPixel(stop, zoom));
  const pane = map.getPane(TOWNS_PANE);
  const names = towns
    .filter(({ from }) => from <= zoom)
    .filter((town) => {
      const at = toWorldPixel(town, zoom);
      const box = measureName(printTown(town), at);
      return (
        isSeen(view, box) &&
        taken.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > CLEAR_PX) &&
        !labels.some((label) => touches(label, box)) &&
        !crosses(route, box)
      );
    })
    .map((town) => {
      const { x, y } = map.latLngToLayerPoint(town);
      return (
        <Box key={town.names[0]} component="span" aria-hidden sx={nameStyles} style={{ left: x, top: y }}>
          {printTown(town)}
        </Box>
      );
    });
  return pane ? createPortal(names, pane) : null;
}

function measureName(name: string, { x, y }: { x: number; y: number }): LabelBox {
  const half = (name.length * LETTER_PX) / 2;
  return { left: x - half, top: y - 3, right: x + half, bottom: y + BELOW_PX };
}

const nameStyles = {
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
