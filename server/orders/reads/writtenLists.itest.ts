import type { GraphQLObjectType } from 'graphql';
import { execute, getNamedType, isObjectType, parse } from 'graphql';
import { createWholeSchema } from '../../schema';
import { JsonText } from '../../platform/api/execution/jsonText';
import { createExecution } from '../../platform/api/execution/execution';
import type { SelectedFields } from '../../platform/api/selectedFields';
import {
  createBus,
  createFood,
  createPerson,
  inquiry,
  must,
  startJobDocument,
  submitInquiry,
} from '../../testing/builders';
import fc from '../../testing/propertyTests';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { canWriteOrders } from './orderRows';

// Lists that PostgreSQL writes say the same, letter by letter, as GraphQL says of typed rows.

const schema = createWholeSchema();
const write = createExecution(schema);

/** The fields that our code computes or prints. A list with one of them is not written by PostgreSQL. */
const computed: Record<string, string[]> = {
  Order: ['allowedActions', 'amountDue', 'estimateNotes', 'foodTotal'],
  Offer: ['lines', 'total', 'vat'],
  Bus: ['costPerKm'],
};

const adminLists = ['newOrders', 'answeredOrders', 'acceptedOrders', 'upcomingJobs', 'unreadFeedback'];
const driverLists = ['myUpcomingJobs', 'myFinishedJobs', 'myFeedbacklessJobs', 'myTripsAround'];
const lists = [...adminLists, ...driverLists, 'feedbacklessJobs'];

const listFields = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ name }) => !computed[type.name]?.includes(name));

const selectAll = (type: GraphQLObjectType): string =>
  `{ ${listFields(type)
    .map((field) => [field.name, getNamedType(field.type)] as const)
    .map(([name, of]) => (isObjectType(of) ? `${name} ${selectAll(of)}` : name))
    .join(' ')} __typename }`;

const order = schema.getType('Order') as GraphQLObjectType;
const everything = selectAll(order);

let app: TestApp;
let admin: string;
let drivers: string[];
const query = (sql: string, parameters: unknown[] = []) => app.deps.db.dataSource.query(sql, parameters);

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  const run = (document: string, variables: object) => must(app, document, variables, admin);
  drivers = [(await createPerson(app, admin)).id, (await createPerson(app, admin)).id];
  const buses = [await createBus(app, admin), await createBus(app, admin)];
  const food = await createFood(app, admin, 'Supp', 4.55);
  const [driver, otherDriver] = drivers;
  const assignment = { driver, otherDrivers: [otherDriver], bus: buses[0], otherBuses: [buses[1]] };
  const ordered = (inHours: number) => submitInquiry(app, { ...inquiry(app, inHours), food: [{ id: food, count: 3 }] });

  const steps: [name: string, act: (id: string) => Promise<unknown>][] = [
    ['new', async () => undefined],
    [
      'answered',
      (id) => run('mutation($id: UUID!) { answerOrder(id: $id, price: 540.05, vatRate: 24) { id } }', { id }),
    ],
    ['accepted', (id) => run('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id })],
    [
      'job',
      (id) => run(startJobDocument, { id, input: { ...assignment, overlapReason: 'Test', hoursReason: 'Test' } }),
    ],
  ];
  // The shorter trips are over later on.
  for (const inHours of [24, 300])
    for (const until of steps.keys()) {
      const id = await ordered(inHours + until);
      // One is accepted without a price.
      for (const [name, act] of steps.slice(0, until + 1)) if (name !== 'answered' || inHours > 24) await act(id);
    }
  app.clock.set('2026-11-13T08:00:00Z');
  admin = await app.login('admin');
  await query(
    `update driver_assignment set confirmation = 'declined', decline_reason = 'Puhkus' where driver_id = $1`,
    [otherDriver],
  );
  await query(
    `insert into feedback (id, job_id, driver_id, went_well, comment, hours, updated_at)
     select gen_random_uuid(), d.job_id, d.driver_id, d.position = 0, '', '{7.5, 0.1, 12}', now()
     from driver_assignment d where d.driver_id = $1`,
    [otherDriver],
  );
  await query(
    `insert into photo (kind, owner_id, hash, bytes, updated_at) values ('driver', $1, repeat('a', 64), '', now())`,
    [driver],
  );
});
afterAll(() => app.stop());

const ask = async (list: string, fields: string, viewerId?: string) => {
  const role = viewerId ? 'driver' : 'admin';
  const context = {
    deps: app.deps,
    callerAddress: 'test',
    viewer: { id: viewerId ?? drivers[0], role, firstname: '' },
  };
  const document = parse(`{ ${list} ${fields} }`);
  const typed = await execute({ schema, document, contextValue: context });
  const again = () => write({ document, context, compile: true, asText: true });
  await again();
  const { data, errors } = await again();
  return { typed: { ...typed.data }[list] as object[], written: { ...data }[list], errors };
};

/** Texts that JSON, SQL or a browser could take for something else. */
const texts = fc.oneof(
  fc.constantFrom('"', '\\', '\\u0041', "'", '$1', '</script>', '\u2028\u2029', '\u0001\t\r\n', 'Õ 🚌 é', 'null', ''),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll('\0', '')),
);
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const degrees = fc.double({ min: -90, max: 90, noNaN: true });
const values = fc.record({
  text: texts,
  other: maybe(texts),
  cents: maybe(fc.integer({ min: 0, max: 100_000_000 })),
  metres: fc.integer({ min: 0, max: 4_000_000 }),
  lat: degrees,
  lng: degrees,
  /** Microseconds, which the database keeps and a reply does not. */
  micros: fc.integer({ min: 0, max: 999_999 }),
  hours: fc.array(fc.double({ min: 0, max: 24, noNaN: true }), { minLength: 1, maxLength: 5 }),
});

test('each list is the same in any letters and numbers', async () => {
  let written = 0;
  for (const [round, value] of fc.sample(values, 12).entries()) {
    const { text, other, cents, metres, lat, lng, micros, hours } = value;
    await query(
      `update "order" set full_name = $1::text, company = $2::text, promo = $2::text, client_notes = $1::text,
         logistics_notes = $1::text, group_full_name = $2::text, distance_m = $3, duration_s = $3,
         created_at = date_trunc('second', created_at) + $4 * interval '1 microsecond'`,
      [text, other, metres, micros],
    );
    await query('update stop set city = $1::text, address = $1::text, lat = $2, lng = $3', [text, lat, lng]);
    await query(
      'update offer set note = $1, price = coalesce($2::int, price), cancellation_fee = $2::int, valid_until = $3::timestamptz',
      [text, cents, round % 2 ? app.clock.now() : null],
    );
    await query('update order_food set name = $1', [text]);
    await query('update driver_assignment set decline_reason = $1', [other]);
    await query('update feedback set comment = $1, hours = $2', [text, hours]);
    await query('update bus set luggage_m3 = $1, plate = left($2::text, 15), inspection_ends = $3, seats = $4', [
      lat + 90,
      other,
      round % 3 ? '2027-02-28' : null,
      round % 2 ? 53 : null,
    ]);
    for (const list of lists) {
      const { typed, written: text, errors } = await ask(list, everything, list.startsWith('my') ? drivers[0] : '');
      expect(errors).toBeUndefined();
      expect(text).toBeInstanceOf(JsonText);
      expect((text as JsonText).text).toBe(JSON.stringify(typed));
      written += typed.length;
    }
  }
  expect(written).toBeGreaterThan(100);
});

test.each(listFields(order).map(({ name, type }) => [name, getNamedType(type)] as const))(
  'PostgreSQL writes %s alone',
  async (name, type) => {
    const { typed, written } = await ask('upcomingJobs', `{ ${name} ${isObjectType(type) ? selectAll(type) : ''} }`);
    expect(typed.length).toBeGreaterThan(0);
    expect((written as JsonText).text).toBe(JSON.stringify(typed));
  },
);

const wrap: Record<string, (selected: SelectedFields) => SelectedFields> = {
  Order: (selected) => selected,
  Offer: (selected) => ({ id: {}, offer: selected }),
  Bus: (selected) => ({ id: {}, job: { buses: selected } }),
};
const left = Object.entries(computed).flatMap(([type, fields]) => fields.map((field) => [type, field] as const));
test.each(left)('%s.%s is left to our code', (type, field) => {
  expect(canWriteOrders(wrap[type]!({ id: {} }))).toBe(true);
  expect(canWriteOrders(wrap[type]!({ id: {}, [field]: {} }))).toBe(false);
});

test('a driver gets no price by either way', async () => {
  const { typed, written } = await ask('myUpcomingJobs', '{ id offer { price } logisticsNotes }', drivers[0]);
  expect(typed).toContainEqual({ id: expect.any(String), offer: null, logisticsNotes: null });
  expect((written as JsonText).text).toBe(JSON.stringify(typed));
});

test('nobody gets a list that was written for others before', async () => {
  const document = parse('{ newOrders { id } changeRequests { id } }');
  const asking = (viewer: object | null) => ({ document, context: { deps: app.deps, callerAddress: 'test', viewer } });
  const asAdmin = { ...asking({ id: drivers[0], role: 'admin' }), compile: true, asText: true };
  await write(asAdmin);
  const { data } = await write(asAdmin);
  expect(data?.newOrders).toBeInstanceOf(JsonText);
  expect(data?.changeRequests).toEqual([]);
  const refused = await write({ ...asking(null), compile: true, asText: true });
  expect(refused.data).toBeNull();
  expect(refused.errors?.map(({ path, originalError }) => [path, originalError])).toEqual([
    [['newOrders'], expect.objectContaining({ code: 'UNAUTHENTICATED' })],
  ]);
});

test('a list without orders is empty', async () => {
  await query(`update "order" set deleted_at = now() where status = 'new'`);
  expect((await ask('newOrders', '{ id }')).written).toEqual(new JsonText('[]'));
});
