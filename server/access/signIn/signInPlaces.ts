import type { EntityManager } from 'typeorm';
import { hashKey, createKey } from '../../platform/ids';
import { addMs, days } from '../../platform/time';
import type { Deps } from '../context';
import { KnownPlace } from '../../model/people/knownPlace.entity';

/** Days that a browser or an address stays known after its last sign-in. */
const REMEMBERED_DAYS = 180;
export const DEVICE_SECONDS = REMEMBERED_DAYS * 86_400;

/** The most places that are kept for a user, the latest ones. A phone on the road has many addresses. */
const MOST_PLACES = 60;

/** Where somebody asks from: the value of the cookie, if any, and the address. */
export interface SignInPlace {
  device: string | undefined;
  address: string;
  /** The browser's header user-agent. */
  userAgent: string;
}

/** The stored form of a browser's cookie. */
export const toDeviceKey = (device: string): string => hashKey(`device:${device}`);
/** For programs that keep no cookie: the same program at the same address is no new device. */
const hashAgent = (userId: string, { address, userAgent }: SignInPlace): string =>
  hashKey(`agent:${userId}:${address}:${userAgent}`);
const hashAddress = (userId: string, address: string): string => hashKey(`address:${userId}:${address}`);

/** Earlier sign-ins from the same place. */
export interface KnownPlaces {
  device: boolean;
  address: boolean;
  /** The user has signed in before, and never from here by this browser. */
  isNewDevice: boolean;
}

/** Whether a user has signed in before from this browser, or from this address. */
export async function isKnownPlace({ db, clock }: Deps, userId: string, place: SignInPlace): Promise<KnownPlaces> {
  const { device, address } = place;
  const hashes = [
    device === undefined ? '' : toDeviceKey(device),
    hashAddress(userId, address),
    hashAgent(userId, place),
  ];
  const rows: { key_hash: string }[] = await db.dataSource.query(
    `select key_hash from known_place where user_id = $1 and key_hash = any($2) and expires_at > $3
     union all (select '' from known_place where user_id = $1 and expires_at > $3 limit 1)`,
    [userId, hashes, clock.now()],
  );
  const known = rows.map(({ key_hash }) => key_hash);
  const isKnown = (hash = '') => hash !== '' && known.includes(hash);
  const isDevice = isKnown(hashes[0]);
  return {
    device: isDevice,
    address: isKnown(hashes[1]),
    isNewDevice: known.includes('') && !isDevice && !isKnown(hashes[2]),
  };
}

/** Remembers where a user has just signed in from. Returns the value of the browser's cookie, the former one if it was known. */
export async function rememberPlace(
  { db, clock }: Deps,
  userId: string,
  place: SignInPlace,
  isKnown: boolean,
): Promise<string> {
  const device = isKnown && place.device !== undefined ? place.device : createKey();
  const now = clock.now();
  await db.dataSource.transaction(async (manager) => {
    for (const keyHash of [toDeviceKey(device), hashAddress(userId, place.address), hashAgent(userId, place)])
      await manager.query(
        `insert into known_place (user_id, key_hash, expires_at) values ($1, $2, $3)
         on conflict (user_id, key_hash) do update set expires_at = excluded.expires_at`,
        [userId, keyHash, addMs(now, days(REMEMBERED_DAYS))],
      );
    await manager.query(
      `delete from known_place where expires_at <= $2 or user_id = $1 and key_hash in
         (select key_hash from known_place where user_id = $1 order by expires_at desc, key_hash offset $3)`,
      [userId, now, MOST_PLACES],
    );
  });
  return device;
}

/** After a new password: anyone who knew the former one is a stranger again. */
export const forgetPlaces = async (manager: EntityManager, userId: string): Promise<void> =>
  void (await manager.delete(KnownPlace, { userId }));
