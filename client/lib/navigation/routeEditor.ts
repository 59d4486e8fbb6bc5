import type { ReactNode } from 'react';
import type { DriverAtStop } from '../forms/draftRoute';
import type { Problems } from '../forms/routeProblems';

/** A stop as the server takes it. */
export interface EditedStop {
  lat: number;
  lng: number;
  city: string;
  address: string;
  /** ISO 8601 text; null at the last stop. */
  depart: string | null;
  /** null: by the length of the stop, and at the first and the last one. */
  driverAtStop?: DriverAtStop | null;
}

/** The contract between the route editor and the page that opens it; the editor knows nothing of orders. */
export interface RouteEditorProps {
  stops: readonly EditedStop[];
  saving: boolean;
  /** The server's refusals at their fields. */
  problems: Problems;
  /** Stands above the stops, for example that somebody else was quicker. */
  notice?: ReactNode;
  /** Stands beside the button. */
  hint?: string;
  onSave: (stops: EditedStop[], notifyByEmail: boolean) => void;
  onClose: () => void;
}
