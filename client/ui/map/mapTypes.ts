import type { StopPlace } from '../RouteLine';
import type { Position } from './geometry';

export interface MapStop extends Position {
  /** Unique on its map, and its own while the stop stays. */
  id: number;
  /** The town, or what else it is called. */
  name: string;
}

export interface PlacedStop extends MapStop {
  place: StopPlace;
}

/** The props of both Leaflet's map and Google's. */
export interface MapCanvasProps {
  label: string;
  stops: readonly PlacedStop[];
  /** The driven line, latitudes and longitudes; empty while it is not known. */
  path: readonly number[][];
  /** Where buses are now. */
  buses?: readonly Position[];
  /** Zooms to this position, again for each new object. */
  shown?: Position;
  /** A picture in a page rather than a tool: the page scrolls over it. */
  still: boolean;
  /** Given where markers can be moved. */
  onMove?: (stop: PlacedStop, to: Position) => void;
}
