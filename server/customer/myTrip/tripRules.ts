import { addMs, days, toLocalDate, startOfLocalDate } from '../../platform/time';
import type { PortalError } from '../../platform/errors';
import { badInput } from '../../texts/messages';
import type { TripState } from './tripState';

// Rules of the customer's changes and their deadlines. Pure.

/** An action on the page of a trip. */
export const tripActions = [
  'accept',
  'reject',
  'askAgain',
  'passengers',
  'leader',
  'notes',
  'food',
  'invoice',
] as const;
export type TripAction = (typeof tripActions)[number];

/** From this many hours before the departure the page says who comes, and with what. */
const CREW_SHOWN_MS = days(1);

export const isCrewShown = ({ startsAt }: { startsAt: Date }, now: Date): boolean =>
  now >= addMs(startsAt, -CREW_SHOWN_MS);

/** The first moment at which catering can be changed no more: the end of the local day this many days before the departure. */
export const findFoodDeadline = ({ startsAt }: { startsAt: Date }, daysBefore: number): Date =>
  startOfLocalDate(toLocalDate(startsAt), 1 - daysBefore);

interface TripActionFacts {
  state: TripState;
  /** True once any offer was sent: the page then shows the customer's words. */
  answered: boolean;
  archived: boolean;
  /** It was cancelled for a fee, and the accountant does not know yet. */
  feeToBill: boolean;
  startsAt: Date;
  foodUntil: Date;
}

const changing: Record<'passengers' | 'leader' | 'notes' | 'food' | 'invoice', readonly TripState[]> = {
  passengers: ['asked', 'offered', 'confirmed'],
  leader: ['confirmed'],
  notes: ['asked', 'offered', 'confirmed'],
  food: ['asked', 'offered', 'confirmed'],
  // The invoice comes after the trip; that of a fee after the cancellation.
  invoice: ['offered', 'confirmed', 'over'],
};

/** Lists the actions that are possible now. The page draws its rows from it, and the server refuses everything else. */
export function listTripActions(
  { state, answered, archived, startsAt, ...facts }: TripActionFacts,
  now: Date,
): TripAction[] {
  const allowed: Record<TripAction, boolean> = {
    accept: state === 'offered',
    reject: state === 'offered',
    askAgain: state === 'ended',
    passengers: changing.passengers.includes(state) && now < startsAt,
    leader: changing.leader.includes(state),
    notes: changing.notes.includes(state) && answered && now < startsAt,
    food: changing.food.includes(state) && now < startsAt && now < facts.foodUntil,
    invoice: (changing.invoice.includes(state) && !archived) || facts.feeToBill,
  };
  return tripActions.filter((action) => allowed[action]);
}

/** The source of the limit of passengers. */
export type SeatsFrom = 'bus' | 'offer' | 'form';

interface SeatFacts {
  passengers: number;
  /** Seats of the buses of a job, those of their drivers among them; null where one is not known, or without a job. */
  seats: readonly (number | null)[];
  drivers: number;
  /** How many people the offer was made for; null before an offer. */
  offered: number | null;
}

/** As many as an inquiry may have. */
const MOST_PASSENGERS = 10_000;

/** How many people can travel without asking: up to the seats, else as many as were offered. */
export function findSeatLimit({ passengers, seats, drivers, offered }: SeatFacts): { most: number; from: SeatsFrom } {
  const known = seats.filter((count) => count !== null);
  if (known.length > 0 && known.length === seats.length)
    return { most: Math.max(known.reduce((sum, count) => sum + count, 0) - drivers, 1), from: 'bus' };
  if (offered === null) return { most: MOST_PASSENGERS, from: 'form' };
  // The office may have taken more people since.
  return { most: Math.max(offered, passengers), from: 'offer' };
}

export function createTooManyPassengersError({ most, from }: { most: number; from: SeatsFrom }): PortalError {
  if (from === 'bus') return badInput('myTrip.moreThanBus', { most }, 'passengers');
  if (from === 'offer') return badInput('myTrip.moreThanOffer', { most }, 'passengers');
  return badInput('order.tooManyPassengers', 'passengers');
}
