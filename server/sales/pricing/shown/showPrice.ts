import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access';
import { estimateArrivals } from '../../../maps';
import { hashKey } from '../../../platform/ids';
import { DEFAULT_VAT_RATE, addVat } from '../../../platform/values/money';
import { addMs, days, toLocalDate, startOfLocalDate } from '../../../platform/time';
import { priceTrip } from '../../../engines/pricing';
import { readCurrentPriceList } from '../priceLists';
import { readTripFacts } from '../pricedTrips';
import type { PricedTrip } from '../pricedTrip';
import { readInquiryPricing } from './inquiryPricing';
import type { InquiryPrice, InquiryPriceInput } from './shownTypes';
import { hashTrip } from './tripHash';

/** A shown price whose inquiry was never sent is deleted after this many days. No firm price holds that long. */
const FORGOTTEN_AFTER_DAYS = 90;
/** A range reaches this share of the price to both sides, rounded outwards to tens of euros. */
const RANGE_SHARE = 0.1;
/** In cents. */
const TEN_EUROS = 1000;

/**
 * Computes the price that the form of an inquiry shows, in cents, and stores it under the id of the coming inquiry.
 * Returns null where the office shows no prices, and where a person must decide: no rule fits, the route leaves
 * Estonia, even two drivers may not drive the trip, or its times are in the past.
 */
export async function showInquiryPrice(deps: Deps, input: InquiryPriceInput): Promise<InquiryPrice | null> {
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const { shows, holdsDays } = await readInquiryPricing(manager);
  if (shows === 'off') return null;
  const list = await readCurrentPriceList(manager);
  const trip = list && (await planTrip(deps, input));
  const [facts] = trip ? await readTripFacts(deps, [trip]) : [];
  if (!list || !trip || !facts || facts.abroad || !facts.lawful || trip.startsAt <= now) return null;
  const priced = priceTrip(list.rules, facts);
  if (!('total' in priced)) return null;
  const [netFrom, netTo] = shows === 'firm' ? [priced.total, priced.total] : widenToRange(priced.total);
  const holdsUntil = shows === 'firm' ? findHoldEnd(now, holdsDays, trip.startsAt) : null;
  await keepShownPrice(manager, input, { kind: shows, netFrom, netTo, holdsUntil, priceListId: list.id, shownAt: now });
  return {
    kind: shows,
    netFrom,
    netTo,
    vatRate: DEFAULT_VAT_RATE,
    holdsUntil,
    totalFrom: addVat(netFrom, DEFAULT_VAT_RATE).totalCents,
    totalTo: addVat(netTo, DEFAULT_VAT_RATE).totalCents,
  };
}

interface ShownPriceRow extends Pick<InquiryPrice, 'kind' | 'netFrom' | 'netTo' | 'holdsUntil'> {
  priceListId: string;
  shownAt: Date;
}

/** Stores the price under the inquiry's id. A price that a different form was shown under this id stays as it is. */
async function keepShownPrice(manager: EntityManager, input: InquiryPriceInput, price: ShownPriceRow): Promise<void> {
  const { kind, netFrom, netTo, holdsUntil, priceListId, shownAt } = price;
  const formKeyHash = hashKey(input.formKey);
  await manager.query(
    `insert into shown_price as p (inquiry_id, form_key_hash, kind, net_from, net_to, holds_until, trip_hash, price_list_id, shown_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (inquiry_id) do update set kind = $3, net_from = $4, net_to = $5, holds_until = $6, trip_hash = $7,
       price_list_id = $8, shown_at = $9 where p.form_key_hash = $2`,
    [input.inquiryId, formKeyHash, kind, netFrom, netTo, holdsUntil, hashTrip(input), priceListId, shownAt],
  );
}

/** Both ends of the range around a price; cents. */
const widenToRange = (total: number): [number, number] => [
  Math.max(TEN_EUROS, Math.floor((total * (1 - RANGE_SHARE)) / TEN_EUROS) * TEN_EUROS),
  Math.ceil((total * (1 + RANGE_SHARE)) / TEN_EUROS) * TEN_EUROS,
];

/** Returns the end of the last local day on which a firm price holds, or the departure when that is earlier. */
function findHoldEnd(now: Date, holdsDays: number, departure: Date): Date {
  const end = startOfLocalDate(toLocalDate(addMs(now, days(holdsDays))), 1);
  return end < departure ? end : departure;
}

/** Returns the trip as its order will be. Returns null while a time is missing or a departure is before its arrival. */
async function planTrip({ maps }: Deps, { stops, passengers, promo }: InquiryPriceInput): Promise<PricedTrip | null> {
  const last = stops.length - 1;
  const typed = stops.map((stop, index) => ({ ...stop, depart: index === last ? null : (stop.depart ?? null) }));
  const { stops: timed, distanceM, notes } = await estimateArrivals(typed, maps);
  const startsAt = timed[0]?.depart;
  const endsAt = timed[last]?.arrive;
  const hasNegativeStop = timed.some(({ arrive, depart }) => arrive && depart && depart < arrive);
  if (!startsAt || !endsAt || hasNegativeStop) return null;
  const toText = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    startsAt,
    endsAt,
    distanceM,
    estimateNotes: notes,
    passengers,
    promo: promo?.trim() || null,
    stops: timed.map(({ arrive, depart, ...stop }) => ({ ...stop, arrive: toText(arrive), depart: toText(depart) })),
  };
}

/** Deletes shown prices whose inquiry was never sent. */
export async function forgetShownPrices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.dataSource.query(
    `delete from shown_price p where p.shown_at < $1 and not exists (select 1 from "order" o where o.id = p.inquiry_id)`,
    [addMs(clock.now(), -days(FORGOTTEN_AFTER_DAYS))],
  );
}
