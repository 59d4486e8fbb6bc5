import { addDays, startOfDay } from '../../lib/localDay';
import { localDateOf } from '../../lib/time';

/** At most this many stops make a route (spec, section 9). */
export const MAX_STOPS = 10;
/** The wizard's steps: route, passengers, extras (spec, section 4). */
export const LAST_STEP = 2;
const DAYS_AHEAD = 7;

export interface Place {
  city: string;
  address: string;
  lat: number;
  lng: number;
  approximate: boolean;
}

export interface WizardStop {
  id: number;
  /** null: nobody has said yet where it is. Only the first stop of a new form is so. */
  place: Place | null;
  /** ISO 8601 text. The last stop keeps what was typed, but it is neither asked for nor sent there. */
  depart: string | null;
}

export interface Estimate {
  /** ISO 8601 text for each stop; null where the departure before is not known. */
  arrivals: (string | null)[];
  distanceKm: number;
  durationMin: number;
  notes: string[];
}

export interface Details {
  /** 0: not said yet. */
  passengers: number;
  notes: string;
  toCompany: boolean;
  company: string;
  promo: string;
  fullName: string;
  email: string;
  phone: string;
}

export interface InquiryState {
  /** Made once when the form opens, so that the same inquiry sent twice is one (design, section 5). */
  inquiryId: string;
  step: number;
  stops: WizardStop[];
  /** null until computed; any change of the route clears it (spec, section 4). */
  estimate: Estimate | null;
  details: Details;
  /** How many of each food package, by its id; never below 1. */
  cart: Record<string, number>;
  sent: { orderId: string; email: string } | null;
}

export type InquiryAction =
  | { type: 'placeChosen'; stopId: number; place: Place }
  | { type: 'stopAdded'; place: Place }
  | { type: 'stopRemoved'; stopId: number }
  | { type: 'stopMoved'; stopId: number; by: -1 | 1 }
  | { type: 'stopsOrdered'; stopIds: number[] }
  | { type: 'departureSet'; stopId: number; depart: string | null }
  | { type: 'estimated'; stops: WizardStop[]; estimate: Estimate }
  | { type: 'detailsTyped'; details: Partial<Details> }
  | { type: 'foodAdded'; packageId: string }
  | { type: 'foodTaken'; packageId: string }
  | { type: 'foodSet'; packageId: string; count: number }
  | { type: 'stepped'; step: number }
  | { type: 'sent'; orderId: string; fresh: InquiryState }
  | { type: 'restarted'; fresh: InquiryState };

/** An empty form: one stop without a place, leaving a week from now at midnight (spec, sections 4 and 9). */
export function freshInquiry(inquiryId: string, now: Date): InquiryState {
  return {
    inquiryId,
    step: 0,
    stops: [{ id: 1, place: null, depart: startOfDay(addDays(localDateOf(now), DAYS_AHEAD)) }],
    estimate: null,
    details: { passengers: 0, notes: '', toCompany: false, company: '', promo: '', fullName: '', email: '', phone: '' },
    cart: {},
    sent: null,
  };
}

/** What each act makes of the form (spec, section 4, "Inquiry form state" and "Cart"). */
export function inquiryReducer(state: InquiryState, action: InquiryAction): InquiryState {
  switch (action.type) {
    case 'placeChosen':
      return withRoute(state, changeStop(state.stops, action.stopId, { place: action.place }));
    case 'stopAdded':
      if (state.stops.length >= MAX_STOPS) return state;
      return withRoute(state, [...state.stops, { id: nextId(state.stops), place: action.place, depart: null }]);
    case 'stopRemoved':
      return withRoute(state, removeStop(state.stops, action.stopId));
    case 'stopMoved':
      return withRoute(state, moveStop(state.stops, action.stopId, action.by));
    case 'stopsOrdered':
      return withRoute(state, orderStops(state.stops, action.stopIds));
    case 'departureSet':
      return withRoute(state, changeStop(state.stops, action.stopId, { depart: action.depart }));
    case 'estimated':
      // An answer about a route that has changed since is of no use.
      return action.stops === state.stops ? { ...state, estimate: action.estimate } : state;
    case 'detailsTyped':
      return { ...state, details: { ...state.details, ...action.details } };
    case 'foodAdded':
      return withFood(state, action.packageId, (state.cart[action.packageId] ?? 0) + 1);
    case 'foodTaken':
      return withFood(state, action.packageId, (state.cart[action.packageId] ?? 0) - 1);
    case 'foodSet':
      return withFood(state, action.packageId, action.count);
    case 'stepped':
      return { ...state, step: Math.min(Math.max(action.step, 0), LAST_STEP) };
    case 'sent':
      return { ...action.fresh, sent: { orderId: action.orderId, email: state.details.email.trim() } };
    case 'restarted':
      return action.fresh;
  }
}

/** The stops that are somewhere. */
export function locatedStops(stops: readonly WizardStop[]): (WizardStop & { place: Place })[] {
  return stops.filter((stop): stop is WizardStop & { place: Place } => stop.place !== null);
}

function withRoute(state: InquiryState, stops: WizardStop[]): InquiryState {
  return stops === state.stops ? state : { ...state, stops, estimate: null };
}

function withFood(state: InquiryState, packageId: string, count: number): InquiryState {
  const { [packageId]: _former, ...others } = state.cart;
  return { ...state, cart: count > 0 ? { ...others, [packageId]: count } : others };
}

function nextId(stops: readonly WizardStop[]): number {
  return Math.max(0, ...stops.map(({ id }) => id)) + 1;
}

function changeStop(stops: WizardStop[], stopId: number, change: Partial<WizardStop>): WizardStop[] {
  return stops.map((stop) => (stop.id === stopId ? { ...stop, ...change } : stop));
}

function removeStop(stops: WizardStop[], stopId: number): WizardStop[] {
  const left = stops.filter(({ id }) => id !== stopId);
  // The only stop keeps its place in the form, and its departure: just the address is asked again.
  return left.length > 0 ? left : changeStop(stops, stopId, { place: null });
}

function moveStop(stops: WizardStop[], stopId: number, by: -1 | 1): WizardStop[] {
  const from = stops.findIndex(({ id }) => id === stopId);
  const moving = stops[from];
  const other = stops[from + by];
  if (!moving || !other) return stops;
  return stops.map((stop) => (stop === moving ? other : stop === other ? moving : stop));
}

function orderStops(stops: WizardStop[], stopIds: number[]): WizardStop[] {
  const ordered = stopIds.flatMap((wanted) => stops.filter(({ id }) => id === wanted));
  const same = ordered.length !== stops.length || ordered.every((stop, index) => stop === stops[index]);
  return same ? stops : ordered;
}
