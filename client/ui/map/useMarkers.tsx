import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { ClusterMarker } from './ClusterMarker';
import { clustersOf } from './clusters';
import type { Cluster } from './clusters';
import type { Position } from './geometry';
import type { MapCanvasProps, PlacedStop } from './mapTypes';
import { StopMarker } from './StopMarker';

export interface Marker extends Position {
  key: string;
  element: ReactElement;
}

interface MarkersOptions extends Pick<MapCanvasProps, 'stops' | 'onMove'> {
  zoom: number;
  onZoomTo: (position: Position, zoom?: number) => void;
}

/** The markers of a map at its zoom, each to be put where it says; near ones are one cluster. */
export function useMarkers({ stops, zoom, onMove, onZoomTo }: MarkersOptions): Marker[] {
  // A marker in somebody's hand is no part of a cluster: it would vanish under the finger.
  const [held, setHeld] = useState<number>();
  const clusters = useMemo(() => {
    const near = clustersOf(
      stops.filter(({ id }) => id !== held),
      zoom,
    );
    const alone = clustersOf(
      stops.filter(({ id }) => id === held),
      zoom,
    );
    // In the order of the stops: a marker that changes its place among the others would lose the focus.
    const order = ({ members: [first] }: Cluster<PlacedStop>) => (first ? stops.indexOf(first) : -1);
    return [...near, ...alone].sort((a, b) => order(a) - order(b));
  }, [stops, held, zoom]);

  return clusters.map(({ lat, lng, members, crowded, opensAt }) => {
    const [stop] = members;
    if (members.length === 1 && stop) {
      return {
        lat,
        lng,
        key: `stop-${stop.id}`,
        element: (
          <StopMarker
            stop={stop}
            zoom={zoom}
            onMove={onMove && ((to) => onMove(stop, to))}
            onShow={() => onZoomTo(stop)}
            onHold={(holding) => setHeld((now) => (holding ? stop.id : now === stop.id ? undefined : now))}
          />
        ),
      };
    }
    return {
      lat,
      lng,
      key: `cluster-${members.map(({ id }) => id).join('-')}`,
      element: <ClusterMarker stops={members} crowded={crowded} onOpen={() => onZoomTo({ lat, lng }, opensAt)} />,
    };
  });
}
