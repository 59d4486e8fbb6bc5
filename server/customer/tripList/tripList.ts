import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { TripLink } from '../../model/customer/tripLink.entity';
import type { Order } from '../../model/orders/order.entity';
import { isAgreed } from '../../model/orders/orderStatus';
import { PortalError } from '../../platform/errors';
import { message } from '../../texts/messages';
import { hashKey, createKey } from '../../platform/ids';
import { Topic } from '../../platform/events';
import type { Language } from '../../platform/language';
import { findCurrentLanguage } from '../../platform/language';
import { consume } from '../../access';
import { query, sql } from '../../platform/sql';
import { addMs, minutes } from '../../platform/time';
import { TripListLink } from '../../model/customer/tripListLink.entity';
import type { TripListState, TripListType, TripOfList } from './tripListTypes';

/**
 * Somebody asked for the link to the trips of an address. Whether that address is mailed anything is decided later, so that asking
 * takes the same time for every address.
 */
export const tripListAsked = new Topic<{ email: string; key: string; language: Language }>('tripListAsked');

/** Minutes for which a link is valid. */
export const VALID_MINUTES = 20;
/** The most links that are mailed to one address within `windowS` seconds. */
const mailsToOne = { most: 3, windowS: 3600 };
const MOST_TRIPS = 100;

/**
 * Has a link to all trips of an address mailed to it. The same is done for an address that nobody knows, statement by statement; that
 * it is mailed nothing is found out when the e-mail is sent. Errors: TOO_MANY_ATTEMPTS.
 */
export async function requestTripList(deps: Deps, email: string): Promise<void> {
  const { clock, events } = deps;
  const key = createKey();
  await deps.db.transaction(async (manager) => {
    const address = `tripListTo:${hashKey(email.toLowerCase())}`;
    await consume({ db: { dataSource: manager }, clock }, address, mailsToOne.most, mailsToOne.windowS);
    const expiresAt = addMs(clock.now(), minutes(VALID_MINUTES));
    await manager.insert(TripListLink, { keyHash: hashKey(key), email, expiresAt, usedAt: null });
    await events.emit(manager, tripListAsked, [{ email, key, language: findCurrentLanguage() }]);
  });
}

/**
 * Opens a link, once: all trips of its address, the latest first, each with a fresh key to its page. Errors: WRONG_KEY when the link
 * was used, has ended or never was.
 */
export async function openTripList(deps: Deps, key: string): Promise<TripListType> {
  const now = deps.clock.now();
  return deps.db.transaction(async (manager) => {
    const [link] = await query<{ email: string }>(
      manager,
      sql`with used as (update trip_list_link set used_at = ${now}
            where key_hash = ${hashKey(key)} and used_at is null and expires_at > ${now} returning email)
          select email from used`,
    );
    if (!link) throw new PortalError('WRONG_KEY', message('access.linkUsed'));
    const trips = await readTrips(deps, manager, link.email);
    const keyed = trips.map((trip) => ({ ...trip, key: createKey() }));
    const links = keyed.map((trip) => ({ keyHash: hashKey(trip.key), orderId: trip.id, createdAt: now }));
    await manager.insert(TripLink, links);
    return {
      email: link.email,
      upcoming: keyed.filter(({ end }) => end > now).reverse(),
      past: keyed.filter(({ end }) => end <= now),
    };
  });
}

interface TripListRow extends Omit<TripOfList, 'key' | 'cities' | 'state'> {
  status: Order['status'];
  /** The office has sent an offer, or agreed to one. */
  answered: boolean;
  stops: { city: string; lat: number; lng: number }[];
}

async function readTrips(deps: Deps, manager: EntityManager, email: string): Promise<Omit<TripOfList, 'key'>[]> {
  const found = await query<TripListRow>(
    manager,
    sql`select o.id, o.status, o.starts_at as start, o.ends_at as "end", o.passengers,
          exists (select 1 from offer f where f.order_id = o.id) as answered,
          (select json_agg(json_build_object('city', s.city, 'lat', s.lat, 'lng', s.lng) order by s.position)
             from stop s where s.order_id = o.id) as stops
        from "order" o where lower(o.email) = lower(${email}) and o.deleted_at is null
        order by o.starts_at desc, o.id desc limit ${MOST_TRIPS}`,
  );
  return Promise.all(
    found.map(async ({ answered, stops, status, ...trip }) => ({
      ...trip,
      state: toState(status, trip.end <= deps.clock.now()),
      cities: await listCities(deps, answered, stops),
    })),
  );
}

function toState(status: Order['status'], over: boolean): TripListState {
  if (status === 'archived') return 'over';
  if (isAgreed(status)) return over ? 'over' : 'confirmed';
  if (over || status === 'rejected' || status === 'expired') return 'off';
  return status === 'new' ? 'asked' : 'offered';
}

/** Before the office has looked at an inquiry its towns are named by us: anybody may have sent it in the name of this address. */
const listCities = ({ maps }: Deps, answered: boolean, stops: TripListRow['stops']): Promise<string[]> =>
  Promise.all(stops.map(async (stop) => (answered ? stop.city : ((await maps.placeNear(stop))?.city ?? ''))));

/** Forgets links that open nothing any more. */
export async function forgetTripListLinks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.dataSource.query('delete from trip_list_link where expires_at <= $1', [clock.now()]);
}
