import { listChanges } from './changes';
import type { JourneyChange } from './changes';
import type { FormPlace, FormStop, Programme, WallTime } from './programme';

/** A run without passengers, to the first stop or from the last one. */
interface EmptyRun {
  place: FormPlace;
  /** Local date, YYYY-MM-DD. */
  day: string;
  km: number;
}

export interface JourneyFacts {
  /** The number plate of the form's bus; empty when it is not known. */
  plate: string;
  /** The drivers of the form's bus. */
  drivers: string[];
  carrier: Party;
  orderedBy: Party;
  /** The programme at departure; before it, the present one. */
  planned: Programme;
  current: Programme;
  /** Kilometres of each leg of the planned programme, and whether it has a ferry. */
  legs: { km: number; hasFerry: boolean }[];
  out: EmptyRun | null;
  back: EmptyRun | null;
}

interface Party {
  name: string;
  address: string;
  phone: string;
}

/** A line of item 7. */
export interface Stage {
  /** Local date, YYYY-MM-DD. */
  day: string;
  from: FormPlace;
  to: FormPlace;
  depart: WallTime | null;
  arrive: WallTime | null;
  /** None on an empty run. */
  passengers: number;
  km: number;
  hasFerry: boolean;
  /** The bus stays at the end of this stage until another day. */
  isOvernight: boolean;
}

/**
 * The ten items of the journey form (Regulation 361/2014, annex I). A programme without connections with other
 * carriers and without local excursions leaves items 8 and 9 empty.
 */
export interface JourneyForm {
  plate: string;
  carrier: Party;
  drivers: string[];
  orderedBy: Party;
  kind: 'national' | 'international' | 'cabotage';
  from: FormPlace;
  to: FormPlace;
  stages: Stage[];
  changes: JourneyChange[];
}

const HOME = 'EE';

/** Fills the form. Items 1 to 7 follow the programme at departure; what has changed since stands in item 10 alone. */
export function fillJourneyForm(facts: JourneyFacts): JourneyForm {
  const { plate, carrier, drivers, orderedBy, planned, current } = facts;
  const [first] = planned.stops;
  const last = planned.stops.at(-1);
  if (!first || !last) throw new RangeError('a trip has stops');
  return {
    plate,
    carrier,
    drivers,
    orderedBy,
    kind: findKind(planned.stops),
    from: first.place,
    to: last.place,
    stages: [
      ...toEmptyStages(facts.out, 'out', first),
      ...listStages(facts),
      ...toEmptyStages(facts.back, 'back', last),
    ],
    changes: listChanges(planned, current),
  };
}

/** Cabotage: the whole trip lies in one other country. */
function findKind(stops: readonly FormStop[]): JourneyForm['kind'] {
  const countries = [...new Set(stops.map(({ place }) => place.country))];
  if (countries.length > 1) return 'international';
  return countries[0] === HOME ? 'national' : 'cabotage';
}

const findDay = (moment: WallTime | null): string => moment?.slice(0, 10) ?? '';

function listStages({ planned: { stops, passengers }, legs }: JourneyFacts): Stage[] {
  return stops.slice(1).map((stop, index) => {
    const former = stops[index] ?? stop;
    return {
      day: findDay(former.depart),
      from: former.place,
      to: stop.place,
      depart: former.depart,
      arrive: stop.arrive,
      passengers,
      km: legs[index]?.km ?? 0,
      hasFerry: legs[index]?.hasFerry ?? false,
      isOvernight: stop.depart !== null && findDay(stop.depart) > findDay(stop.arrive),
    };
  });
}

function toEmptyStages(run: EmptyRun | null, way: 'out' | 'back', { place }: FormStop): Stage[] {
  if (!run || run.place.key === place.key) return [];
  const [from, to] = way === 'out' ? [run.place, place] : [place, run.place];
  const nobody = { depart: null, arrive: null, passengers: 0, hasFerry: false, isOvernight: false };
  return [{ day: run.day, from, to, km: run.km, ...nobody }];
}
