import type { Deps } from '../context';
import type { User } from '../../model/people/user.entity';
import type { Language } from '../../platform/language';
import { formatDateTime } from '../../platform/time';
import { openSession } from '../sessions';
import { recordAccess } from '../account/accessLog';
import { describeDevice, newDeviceEvent } from './devices';
import type { KnownPlaces, SignInPlace } from './signInPlaces';
import { rememberPlace } from './signInPlaces';

/** The token of a new session, the key by which the browser is recognised later, and the user's texts. */
export interface NewSession {
  token: string;
  device: string;
  language: Language;
}

export type Entering = Pick<User, 'id' | 'email' | 'firstname' | 'language'>;

interface Way {
  place: SignInPlace;
  known: KnownPlaces;
  /** The log's word for it. */
  kind?: 'signedIn' | 'signedInByPasskey';
}

/** Opens a session for a user who has passed every step: logs it, mails about a new device, and remembers the place. */
export async function enter(deps: Deps, user: Entering, { place, known, kind = 'signedIn' }: Way): Promise<NewSession> {
  const token = await openSession(deps, user.id, place);
  await recordAccess(deps.db.dataSource.manager, deps.clock, { kind, userId: user.id, place });
  if (known.isNewDevice) await tellOfNewDevice(deps, user, place);
  const device = await rememberPlace(deps, user.id, place, known.device);
  return { token, device, language: user.language };
}

async function tellOfNewDevice(
  { db, clock, events }: Deps,
  { email, firstname, language }: Entering,
  { address, userAgent }: SignInPlace,
): Promise<void> {
  if (email === null) return;
  const device = describeDevice(userAgent);
  const at = formatDateTime(clock.now());
  await db.transaction((manager) =>
    events.emit(manager, newDeviceEvent, [{ to: email, firstname, language, device, address, at }]),
  );
}
