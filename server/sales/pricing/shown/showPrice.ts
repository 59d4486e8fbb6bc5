import type { Deps } from '../../../access';
import { estimateArrivals } from '../../../maps';
import { hashKey } from '../../../platform/ids';
import { defaultVatRate, withVat } from '../../../platform/values/money';
import { after, days, localDate, startOfLocalDate } from '../../../platform/time';
import { priceOf } from '../../../engines/pricing';
import { currentPriceList } from '../priceLists';
import { factsOf } from '../pricedTrips';
import type { PricedTrip } from '../pricedTrip';
import { inquiryPricing } from './inquiryPricing';
import type { InquiryPrice, InquiryPriceInput } from './shownTypes';
import { tripHash } from './tripHash';

/** Who never sends the inquiry is forgotten after so long: longer than any firm price holds. */
const forgottenAfterDays = 90;
/** A range goes so far to both sides, to whole tens of euros. */
const rangeShare = 0.1;
const tenEuros = 1000;

/**
 * The price of a trip as the form of its inquiry shows it, kept with what the inquiry will be called. null: none is shown, or
 * a person must decide: no rule fits, the route leaves Estonia, not even two drivers may have the trip, the times are not those of
 * a trip ahead.
 */
export async function showInquiryPrice(deps: Deps, input: InquiryPriceInput): Promise<InquiryPrice | null> {
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const { shows, holdsDays } = await inquiryPricing(manager);
  if (shows === 'off') return null;
  const list = await currentPriceList(manager);
  const trip = list && (await plannedTrip(deps, input));
  const [facts] = trip ? await factsOf(deps, [trip]) : [];
  if (!list || !trip || !facts || facts.abroad || !facts.lawful || trip.startsAt <= now) return null;
  const priced = priceOf(list.rules, facts);
  if (!('total' in priced)) return null;
  const [netFrom, netTo] = shows === 'firm' ? [priced.total, priced.total] : rangeAround(priced.total);
  const holdsUntil = shows === 'firm' ? heldUntil(now, holdsDays, trip.startsAt) : null;
  const kept = [
    input.inquiryId,
    hashKey(input.formKey),
    shows,
    netFrom,
    netTo,
    holdsUntil,
    tripHash(input),
    list.id,
    now,
  ];
  // What another form was shown under this id stays as it is.
  await manager.query(
    `insert into shown_price as p (inquiry_id, form_key_hash, kind, net_from, net_to, holds_until, trip_hash, price_list_id, shown_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (inquiry_id) do update set kind = $3, net_from = $4, net_to = $5, holds_until = $6, trip_hash = $7,
       price_list_id = $8, shown_at = $9 where p.form_key_hash = $2`,
    kept,
  );
  const totals = [netFrom, netTo].map((net) => withVat(net, defaultVatRate).totalCents);
  return {
    kind: shows,
    netFrom,
    netTo,
    vatRate: defaultVatRate,
    holdsUntil,
    totalFrom: totals[0] ?? netFrom,
    totalTo: totals[1] ?? netTo,
  };
}

const rangeAround = (total: number): [number, number] => [
  Math.max(tenEuros, Math.floor((total * (1 - rangeShare)) / tenEuros) * tenEuros),
  Math.ceil((total * (1 + rangeShare)) / tenEuros) * tenEuros,
];

/** The end of a local day, never after the departure. */
function heldUntil(now: Date, holdsDays: number, departure: Date): Date {
  const end = startOfLocalDate(localDate(after(now, days(holdsDays))), 1);
  return end < departure ? end : departure;
}

/** The trip as its order will be; null while its times are not those of a trip. */
async function plannedTrip(
  { maps }: Deps,
  { stops, passengers, promo }: InquiryPriceInput,
): Promise<PricedTrip | null> {
  const last = stops.length - 1;
  const typed = stops.map((stop, index) => ({ ...stop, depart: index === last ? null : (stop.depart ?? null) }));
  const { stops: timed, distanceM, notes } = await estimateArrivals(typed, maps);
  const startsAt = timed[0]?.depart;
  const endsAt = timed[last]?.arrive;
  const early = timed.some(({ arrive, depart }) => arrive && depart && depart < arrive);
  if (!startsAt || !endsAt || early) return null;
  const text = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    startsAt,
    endsAt,
    distanceM,
    estimateNotes: notes,
    passengers,
    promo: promo?.trim() || null,
    stops: timed.map(({ arrive, depart, ...stop }) => ({ ...stop, arrive: text(arrive), depart: text(depart) })),
  };
}

/** Forgets what was shown for inquiries that never came. */
export async function forgetShownPrices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.dataSource.query(
    `delete from shown_price p where p.shown_at < $1 and not exists (select 1 from "order" o where o.id = p.inquiry_id)`,
    [after(clock.now(), -days(forgottenAfterDays))],
  );
}
