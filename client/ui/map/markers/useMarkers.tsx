import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { BusMarker } from './BusMarker';
import { ClusterMarker } from './ClusterMarker';
import { makeClusters } from './clusters';
import type { Cluster } from './clusters';
import { toWorldPixel } from '../geometry';
import type { Position } from '../geometry';
import { placeLabels } from './labelPlaces';
import type { Box, MapView } from './labelPlaces';
import { countLabelLetters } from './MarkerLabel';
import type { MapCanvasProps, PlacedStop } from '../mapTypes';
import { StopMarker } from './StopMarker';

export interface Marker extends Position {
  key: string;
  element: ReactElement;
  /** Where its label stands, in pixels of the world. */
  label: Box | undefined;
}

interface MarkersOptions extends Pick<MapCanvasProps, 'stops' | 'path' | 'buses' | 'onMove'> {
  zoom: number;
  /** The visible part in pixels of the world, where the map knows it. */
  view?: MapView;
  onZoomTo: (position: Position, zoom?: number) => void;
}

/** The markers of a map at its zoom, each to be put where it says; near ones are one cluster. */
export function useMarkers({ stops, path, buses = [], zoom, view, onMove, onZoomTo }: MarkersOptions): Marker[] {
  // A marker in somebody's hand is no part of a cluster: it would vanish under the finger.
  const [held, setHeld] = useState<number>();
  const clusters = useMemo(() => {
    const near = makeClusters(
      stops.filter(({ id }) => id !== held),
      zoom,
    );
    const alone = makeClusters(
      stops.filter(({ id }) => id === held),
      zoom,
    );
    // In the order of the stops: a marker that changes its place among the others would lose the focus.
    const order = ({ members: [first] }: Cluster<PlacedStop>) => (first ? stops.indexOf(first) : -1);
    return [...near, ...alone].sort((a, b) => order(a) - order(b));
  }, [stops, held, zoom]);

  const line = useMemo(
    () =>
      (path.length > 1 ? path : stops.map(({ lat, lng }) => [lat, lng])).map(([lat = 0, lng = 0]) =>
        toWorldPixel({ lat, lng }, zoom),
      ),
    [path, stops, zoom],
  );
  const labels = placeLabels(
    clusters.map(({ members, ...at }) => ({ ...toWorldPixel(at, zoom), letters: countLabelLetters(members) })),
    line,
    view,
  );

  const ofBuses = buses.map(({ lat, lng }, index): Marker => ({
    lat,
    lng,
    label: undefined,
    key: `bus-${index}`,
    element: <BusMarker />,
  }));
  const ofStops = clusters.map(({ lat, lng, members, crowded, opensAt }, index): Marker => {
    const [stop] = members;
    const { side: labelSide = 'right', box: label } = labels[index] ?? {};
    const at = { lat, lng, label };
    if (members.length === 1 && stop) {
      return {
        ...at,
        key: `stop-${stop.id}`,
        element: (
          <StopMarker
            stop={stop}
            zoom={zoom}
            labelSide={labelSide}
            onMove={onMove && ((to) => onMove(stop, to))}
            onShow={() => onZoomTo(stop)}
            onHold={(holding) => setHeld((now) => (holding ? stop.id : now === stop.id ? undefined : now))}
          />
        ),
      };
    }
    return {
      ...at,
      key: `cluster-${members.map(({ id }) => id).join('-')}`,
      element: (
        <ClusterMarker
          stops={members}
          crowded={crowded}
          labelSide={labelSide}
          onOpen={() => onZoomTo({ lat, lng }, opensAt)}
        />
      ),
    };
  });
  return [...ofStops, ...ofBuses];
}
