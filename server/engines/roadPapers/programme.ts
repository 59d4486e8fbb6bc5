/** A moment of the wall clock, 'YYYY-MM-DD HH:MM': it sorts as text. */
export type WallTime = string;

export interface FormPlace {
  /** The same for the same place. */
  key: string;
  name: string;
  /** ISO 3166 code. */
  country: string;
}

export interface FormStop {
  place: FormPlace;
  arrive: WallTime | null;
  depart: WallTime | null;
}

interface Named {
  id: string;
  name: string;
}

/** The trip as it is planned. */
export interface Programme {
  stops: FormStop[];
  passengers: number;
  drivers: Named[];
  buses: Named[];
}
