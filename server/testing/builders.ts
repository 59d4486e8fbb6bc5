import { setTimeout as sleep } from 'node:timers/promises';
import { hashKey, createId, createKey } from '../platform/ids';
import { toTallinn } from '../platform/time';
import type { TestApp } from './testApp';
import { adminPassword } from './testApp';

// Builders go through the real operations, so that what they make is what the product makes.

export const tallinn = { lat: 59.437, lng: 24.7535, city: 'Tallinn', address: 'Viru väljak 4, Tallinn' };
export const paide = { lat: 58.8856, lng: 25.5572, city: 'Paide', address: 'Keskväljak, Paide' };
export const tartu = { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1, Tartu' };
/** Abroad. */
export const riga = { lat: 56.9496, lng: 24.1052, city: 'Riia', address: 'Riia, Läti' };

const hours = (count: number) => count * 3_600_000;

/** An inquiry from Tallinn by Paide to Tartu, this many hours from now. */
export function inquiry(app: TestApp, inHours = 14 * 24): Record<string, unknown> {
  const start = app.clock.now().getTime() + hours(inHours);
  return {
    id: createId(),
    stops: [
      { ...tallinn, depart: new Date(start).toISOString() },
      { ...paide, depart: new Date(start + hours(2)).toISOString() },
      tartu,
    ],
    food: [],
    passengers: 38,
    notes: 'Kaks ratastooli',
    fullName: 'Õie Jõgeväli',
    email: 'oie@rahvatants.example',
    phone: '+37255512345',
    company: 'Eesti Rahvatantsu Selts',
  };
}

/** Runs a mutation that must succeed and returns its data. */
export async function must<T = Record<string, never>>(
  app: TestApp,
  document: string,
  variables: object,
  token?: string | null,
): Promise<T> {
  const { data, errors } = await app.graphql<T>(document, variables, token);
  if (errors) throw new Error(`${errors[0]?.message} ${JSON.stringify(errors[0]?.extensions)}`);
  return data;
}

export async function submitInquiry(app: TestApp, input = inquiry(app)): Promise<string> {
  // Of one customer's many inquiries, all from one address, a test means no abuse.
  await app.deps.db.dataSource.query(
    `delete from rate_limit where key like 'submitInquiry:%' or key like 'inquiryTo:%'`,
  );
  const data = await must<{ submitInquiry: string }>(
    app,
    'mutation($input: InquiryInput!) { submitInquiry(input: $input) }',
    { input },
  );
  return data.submitInquiry;
}

export interface Person {
  id: string;
  username: string;
  email: string;
}

let people = 0;

/** A driver, or an admin, who can sign in with the usual test password. */
export async function createPerson(
  app: TestApp,
  admin: string,
  fields: { firstname?: string; role?: 'driver' | 'admin' } = {},
): Promise<Person> {
  people += 1;
  const username = `juht${people}`;
  const email = `${username}@bussiveod.example`;
  const input = { username, email, firstname: 'Jaan', phone: '+37255500000', role: 'driver', ...fields };
  const { createUser } = await must<{ createUser: { id: string } }>(
    app,
    'mutation($input: UserInput!, $password: Password!) { createUser(input: $input, password: $password) { id } }',
    { input, password: adminPassword },
    admin,
  );
  return { id: createUser.id, username, email };
}

export async function createBus(app: TestApp, admin: string, name = 'Setra 515'): Promise<string> {
  const data = await must<{ createBus: { id: string } }>(
    app,
    'mutation($name: String!) { createBus(name: $name) { id } }',
    { name },
    admin,
  );
  return data.createBus.id;
}

export async function createFood(app: TestApp, admin: string, name: string, price: number): Promise<string> {
  const data = await must<{ createFoodPackage: { id: string } }>(
    app,
    'mutation($input: FoodPackageInput!) { createFoodPackage(input: $input) { id } }',
    { input: { name, price } },
    admin,
  );
  return data.createFoodPackage.id;
}

/** Sends an offer and returns the key of its e-mailed link. */
export async function answer(app: TestApp, admin: string, id: string, price = 540): Promise<string> {
  const keys = async () =>
    (await app.mails())
      .flatMap(({ links }) => links)
      .filter((url) => url.pathname === '/portal/accept' && url.searchParams.get('id') === id)
      .map((url) => url.searchParams.get('activation_key') ?? '');
  const before = await keys();
  await must(
    app,
    'mutation($id: UUID!, $price: Price!) { answerOrder(id: $id, price: $price, vatRate: 24) { id } }',
    { id, price },
    admin,
  );
  for (let tries = 0; tries < 300; tries += 1) {
    const key = (await keys()).find((found) => !before.includes(found));
    if (key) return key;
    await sleep(50);
  }
  throw new Error('the offer was not e-mailed');
}

export const leader = { fullName: 'Mari Maasikas', email: 'mari@rahvatants.example', phone: '+37255598765' };

export async function accept(app: TestApp, id: string, activationKey: string): Promise<string> {
  const data = await must<{ acceptOffer: string }>(
    app,
    'mutation($id: UUID!, $activationKey: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $activationKey, leader: $leader) }',
    { id, activationKey, leader },
  );
  return data.acceptOffer;
}

/** An order that a customer accepted. */
export async function acceptedOrder(app: TestApp, admin: string, inHours?: number): Promise<string> {
  const id = await submitInquiry(app, inquiry(app, inHours));
  await accept(app, id, await answer(app, admin, id));
  return id;
}

export const startJobDocument =
  'mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id job { tripNumber confirmation } } }';

/** An order whose driver and bus are assigned. */
export async function startedJob(
  app: TestApp,
  admin: string,
  driver: string,
  bus: string,
  inHours?: number,
): Promise<string> {
  const id = await acceptedOrder(app, admin, inHours);
  // Tests that start several jobs at once mean no overlap.
  await must(app, startJobDocument, { id, input: { driver, bus, overlapReason: 'Test', hoursReason: 'Test' } }, admin);
  return id;
}

/**
 * A job from Tallinn by Paide to Tartu with its two departures; acceptance and overlaps are not what its test is about.
 */
export async function jobOn(
  app: TestApp,
  admin: string,
  [first, second]: [string, string],
  assignment: { driver: string; bus: string; otherDrivers?: string[]; otherBuses?: string[] },
): Promise<string> {
  const stops = [{ ...tallinn, depart: first }, { ...paide, depart: second }, tartu];
  const id = await submitInquiry(app, { ...inquiry(app), stops });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  await must(
    app,
    startJobDocument,
    { id, input: { ...assignment, overlapReason: 'Test', hoursReason: 'Test' } },
    admin,
  );
  return id;
}

export const createArrangementDocument =
  'mutation($input: ArrangementInput!) { createArrangement(input: $input) { id } }';

/** An arrangement; `input` is an ArrangementInput. */
export async function createArrangement(app: TestApp, admin: string, input: object): Promise<string> {
  const { createArrangement } = await must<{ createArrangement: { id: string } }>(
    app,
    createArrangementDocument,
    { input },
    admin,
  );
  return createArrangement.id;
}

export const createExceptionDocument = `mutation($id: UUID!, $date: LocalDate!, $input: ExceptionInput!) {
  createArrangementException(arrangementId: $id, date: $date, input: $input) { id } }`;

/** The differences on one date of an arrangement; `input` is an ExceptionInput. */
export async function createException(
  app: TestApp,
  admin: string,
  id: string,
  date: string,
  input: object,
): Promise<string> {
  const { createArrangementException } = await must<{ createArrangementException: { id: string } }>(
    app,
    createExceptionDocument,
    { id, date, input },
    admin,
  );
  return createArrangementException.id;
}

/** Six in the evening of the next day, for what depends on the hour: half-way to the end of a day is another day after midnight. */
export function tomorrowEvening({ clock }: Pick<TestApp, 'clock'>): Date {
  return toTallinn(clock.now()).startOf('day').plus({ days: 1, hours: 18 }).toJSDate();
}

/** As many orders just like this one, with its offer: the same key opens each. In the database, for what wants very many. */
export async function copyOrder({ deps }: TestApp, id: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => createId());
  const copy = (table: string, key: string, more = '') =>
    deps.db.dataSource.query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('${key}', n.id) ${more})).*
       from ${table} t, unnest($2::uuid[]) n(id) where t.${key} = $1`,
      [id, ids],
    );
  await copy('"order"', 'id');
  await copy('stop', 'order_id');
  await copy('order_listing', 'order_id');
  await copy('offer', 'order_id', `|| jsonb_build_object('id', gen_random_uuid())`);
  return ids;
}

/** A key to the page of a trip, without waiting for a mail. */
export async function tripKey(app: TestApp, id: string): Promise<string> {
  const key = createKey();
  await app.deps.db.dataSource.query('insert into trip_link (key_hash, order_id, created_at) values ($1, $2, $3)', [
    hashKey(key),
    id,
    app.clock.now(),
  ]);
  return key;
}
