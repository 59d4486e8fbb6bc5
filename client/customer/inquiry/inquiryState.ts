import { addDays, startOfDay } from '../../../server/platform/values/localDay';
import { reduceRoute } from '../../lib/forms/draftRoute';
import type { DraftRoute, Place, RouteAction } from '../../lib/forms/draftRoute';
import type { InquiryStart } from '../../lib/navigation/inquiryStart';
import { toLocalDate } from '../../lib/texts/time';

/** The wizard's steps: route, passengers, extras (docs/product.md, 'Stops and times'). */
export const DETAILS_STEP = 1;
export const EXTRAS_STEP = 2;
const DAYS_AHEAD = 7;

export interface InquiryDetails {
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

export interface InquiryState extends DraftRoute {
  /** Made once when the form opens, so that the same inquiry sent twice is one (docs/product.md, 'Sending'). */
  inquiryId: string;
  /** A secret made with it: who has it may correct what was sent under that id. */
  formKey: string;
  step: number;
  /** Places that were chosen and are being looked up; none where it is not said. */
  looking?: Place[];
  details: InquiryDetails;
  /** How many of each food package, by its id; never below 1. */
  cart: Record<string, number>;
  sent: { orderId: string; email: string } | null;
}

export type InquiryAction =
  | RouteAction
  | { type: 'placesLooking'; places: Place[] }
  | { type: 'detailsTyped'; details: Partial<InquiryDetails> }
  | { type: 'foodAdded'; packageId: string }
  | { type: 'foodTaken'; packageId: string }
  | { type: 'foodSet'; packageId: string; count: number }
  | { type: 'stepped'; step: number }
  | { type: 'sent'; orderId: string; fresh: InquiryState }
  | { type: 'restarted'; fresh: InquiryState };

type FormIds = Pick<InquiryState, 'inquiryId' | 'formKey'>;

/** An empty form: one stop without a place, leaving a week from now at midnight (docs/product.md, 'Stops and times'). */
export function makeFreshInquiry({ inquiryId, formKey }: FormIds, now: Date): InquiryState {
  return {
    inquiryId,
    formKey,
    step: 0,
    stops: [{ id: 1, place: null, depart: startOfDay(addDays(toLocalDate(now), DAYS_AHEAD)) }],
    estimate: null,
    details: { passengers: 0, notes: '', toCompany: false, company: '', promo: '', fullName: '', email: '', phone: '' },
    cart: {},
    sent: null,
  };
}

/** A form that begins with a trip that was made before, at its last step: all of it can still be changed. */
export function startInquiry(ids: FormIds, start: InquiryStart): InquiryState {
  const { stops, food, company, promo, ...details } = start;
  return {
    ...ids,
    step: EXTRAS_STEP,
    stops: stops.map(({ depart, ...place }, index) => ({
      id: index + 1,
      place: { ...place, approximate: false },
      depart,
    })),
    estimate: null,
    details: { ...details, toCompany: company !== null, company: company ?? '', promo: promo ?? '' },
    cart: Object.fromEntries(food.map(({ id, count }) => [id, count])),
    sent: null,
  };
}

/** Applies an action to the form (docs/product.md, 'Stops and times'). */
export function reduceInquiry(state: InquiryState, action: InquiryAction): InquiryState {
  switch (action.type) {
    case 'placesLooking':
      return isLooking(state) || action.places.length > 0 ? { ...state, looking: action.places } : state;
    case 'detailsTyped':
      return { ...state, details: { ...state.details, ...action.details } };
    case 'foodAdded':
      return setFood(state, action.packageId, (state.cart[action.packageId] ?? 0) + 1);
    case 'foodTaken':
      return setFood(state, action.packageId, (state.cart[action.packageId] ?? 0) - 1);
    case 'foodSet':
      return setFood(state, action.packageId, action.count);
    case 'stepped':
      return { ...state, step: Math.min(Math.max(action.step, 0), EXTRAS_STEP) };
    case 'sent':
      return { ...action.fresh, sent: { orderId: action.orderId, email: state.details.email.trim() } };
    case 'restarted':
      return action.fresh;
    default:
      return reduceRoute(state, action);
  }
}

/** A chosen place is on its way. */
export const isLooking = ({ looking = [] }: Pick<InquiryState, 'looking'>): boolean => looking.length > 0;

function setFood(state: InquiryState, packageId: string, count: number): InquiryState {
  const { [packageId]: _former, ...others } = state.cart;
  return { ...state, cart: count > 0 ? { ...others, [packageId]: count } : others };
}
