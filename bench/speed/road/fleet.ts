import { createFirstAdmin } from '../../../server/access/signIn/firstAdmin';
import { Api } from '../../../server/demo/actions/api';
import { createId, createKey, hashKey } from '../../../server/platform/ids';
import { readConfig } from '../../../server/platform/config';
import { createLogger } from '../../../server/platform/log/logger';
import { systemClock } from '../../../server/platform/time';
import { createWholeSchema } from '../../../server/schema';
import { createServices } from '../../../server/services';
import type { Services } from '../../../server/services';
import { paide, tallinn, tartu } from '../../../server/testing/builders';
import { password } from '../../http';
import { graphql, send } from '../ask';

export const PHONES = 300;

/** Drivers on duty on a trip that begins soon, and the keys to it. */
export interface Fleet {
  orderId: string;
  /** Of each driver's session. */
  tokens: string[];
  trackerKey: string;
  readTrip(url: string): Promise<unknown>;
  readRoad(url: string): Promise<unknown>;
}

async function withServices<T>(
  dataDir: string,
  settings: Record<string, string>,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const config = readConfig({ ...settings, DATA_DIR: dataDir });
  const services = await createServices({ config, clock: systemClock, log: createLogger('silent') });
  try {
    return await work(services);
  } finally {
    await services.stop();
  }
}

/** One trip with 300 drivers: what a place costs does not depend on whose trip it is. */
export const makeFleet = (dataDir: string, settings: Record<string, string>): Promise<Fleet> =>
  withServices(dataDir, settings, async ({ deps }) => {
    await createFirstAdmin(deps);
    const api = new Api(createWholeSchema(), deps);
    const admin = await api.signIn('admin', password);
    const orderId = createId();
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const input = {
      id: orderId,
      stops: [{ ...tallinn, depart: at(0.9) }, { ...paide, depart: at(3) }, tartu],
      passengers: 20,
      fullName: 'Klient',
      email: 'klient@firma.example',
      phone: '+37255512345',
    };
    await api.run(null, 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }', { input });
    await api.run(admin, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id: orderId });
    const person = { username: 'juht', firstname: 'Jaan', role: 'driver' };
    const { driver } = await api.run<{ driver: { id: string } }>(
      admin,
      'mutation($input: UserInput!, $password: Password!) { driver: createUser(input: $input, password: $password) { id } }',
      { input: person, password },
    );
    const { bus } = await api.run<{ bus: { id: string } }>(admin, 'mutation { bus: createBus(name: "Setra") { id } }');
    await api.run(admin, 'mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }', {
      id: orderId,
      input: { driver: driver.id, bus: bus.id, hoursReason: 'x', overlapReason: 'x' },
    });
    const { trackerKey } = await api.run<{ trackerKey: string }>(
      admin,
      'mutation($id: UUID!) { trackerKey: makeTrackerKey(busId: $id) }',
      { id: bus.id },
    );
    const key = createKey();
    const tokens = Array.from({ length: PHONES }, createKey);
    const adminToken = createKey();
    const run = (text: string, values: unknown[] = []) => deps.db.dataSource.query(text, values);
    const ids = tokens.map(() => createId());
    await run(
      `insert into "user" select (jsonb_populate_record(u, jsonb_build_object('id', n.id, 'username', 'juht-' || n.nth))).*
       from "user" u, unnest($2::uuid[]) with ordinality n(id, nth) where u.id = $1`,
      [driver.id, ids],
    );
    await run(
      `insert into driver_assignment select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
         'driver_id', n.id, 'position', n.nth))).*
       from driver_assignment a, unnest($2::uuid[]) with ordinality n(id, nth) where a.driver_id = $1`,
      [driver.id, ids],
    );
    await run(
      `insert into trip_event (id, driver_id, order_id, kind, happened_at, clock_offset_ms, received_at)
       select gen_random_uuid(), n.id, $1, 'dutyBegin', now() - interval '1 minute', 0, now() from unnest($2::uuid[]) n(id)`,
      [orderId, ids],
    );
    await run(
      `insert into session (token_hash, id, user_id, created_at, expires_at)
       select n.hash, gen_random_uuid(), n.id, now(), now() + interval '1 day' from unnest($1::text[], $2::uuid[]) n(hash, id)`,
      [[...tokens, adminToken].map(hashKey), [...ids, admin.id]],
    );
    await run('insert into trip_link (key_hash, order_id, created_at) values ($1, $2, now())', [hashKey(key), orderId]);
    await run('vacuum (analyze)');
    const readTrip = `query($id: UUID!, $key: Key!) { busesOnRoad(id: $id, key: $key) { places { lat lng at } next expectedAt } }`;
    const readRoad =
      'query($id: UUID!) { roadOfTrip(orderId: $id) { lateMin places { lat lng } stops { arrive depart } } }';
    let reads = 0;
    return {
      orderId,
      tokens,
      trackerKey,
      // By one user after the other: each may ask for a trip twice a second.
      readTrip: (url) => send(graphql(url, tokens[(reads += 1) % PHONES], readTrip, { id: orderId, key })),
      readRoad: (url) => send(graphql(url, adminToken, readRoad, { id: orderId })),
    };
  });

/** Fills the last 29 days with places of the same drivers. */
export const addPositions = (dataDir: string, settings: Record<string, string>, count: number): Promise<void> =>
  withServices(dataDir, settings, async ({ deps }) => {
    await deps.db.dataSource.query(
      `insert into position (source_id, at, lat_e5, lng_e5)
       select d.driver_id, now() - interval '2 hours' - (n * 29.0 / ($1::int / 300)) * interval '1 day', 5943700 + n % 1000, 2475350 + n % 1000
       from generate_series(1, $1::int / 300) n, (select distinct driver_id from driver_assignment) d on conflict do nothing`,
      [count],
    );
    await deps.db.dataSource.query('vacuum (analyze)');
  });
