import { buildOperationNodeForField } from '@graphql-tools/utils';
import { getNamedType, isEnumType, isNonNullType, print } from 'graphql';
import type { GraphQLArgument } from 'graphql';
import { createWholeSchema } from '../../../schema';
import {
  createBus,
  createPerson,
  createArrangement,
  inquiry,
  startedJob,
  submitInquiry,
} from '../../../testing/builders';
import { startTestApp, type Reply, type TestApp } from '../../../testing/testApp';

// A query is interpreted when it comes first and compiled when it comes again: nobody may notice.

const schema = createWholeSchema();
/** All that can be asked, but for the time, and for memory and disk, which change between two questions. */
const changing = ['portalInfo', 'systemState'];
const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) => !changing.includes(name));

let app: TestApp;
let admin: string;
let job: string;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-20T08:00:00Z');
  admin = await app.login('admin');
  const driver = await createPerson(app, admin, { firstname: 'Mari' });
  await submitInquiry(app, inquiry(app));
  job = await startedJob(app, admin, driver.id, await createBus(app, admin));
  const plan = { firstDay: '2026-11-01', lastDay: '2026-12-31', depart: '07:30', durationMin: 60, weekdays: [1, 2] };
  await createArrangement(app, admin, { name: 'Koolibuss', description: '', driver: driver.id, ...plan });
});
afterAll(() => app.stop());

/** Something that fits a required argument, so that most queries find what they ask for. */
function valueFor({ type }: GraphQLArgument): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  const values: Record<string, unknown> = { UUID: job, LocalDate: '2026-12-01', DateTime: app.clock.now(), Int: 10 };
  return values[named.name] ?? 'Tallinn';
}

/** The moment of a pack for the phone is that of its request. */
const withoutMoment = (data: unknown): unknown => {
  if (!(data as { driverDay?: object } | null)?.driverDay) return data;
  const { driverDay } = data as { driverDay: { at?: string } };
  const { at: _, ...pack } = driverDay;
  return { ...(data as object), driverDay: pack };
};

const comparable = ({ status, data, errors }: Reply<unknown>) => ({
  status,
  data: withoutMoment(data),
  errors: errors?.map(({ extensions: { requestID: _, ...extensions }, ...error }) => ({ ...error, extensions })),
});

async function askThrice(document: string, variables: object = {}): Promise<ReturnType<typeof comparable>> {
  const first = comparable(await app.graphql(document, variables, admin));
  for (let again = 0; again < 2; again += 1)
    expect(comparable(await app.graphql(document, variables, admin))).toEqual(first);
  return first;
}

test.each(queries.map((query) => [query.name, query] as const))(
  '%s returns the same each time',
  async (field, { args }) => {
    const document = print(buildOperationNodeForField({ schema, kind: 'query' as never, field, depthLimit: 5 }));
    const required = args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
    const variables = Object.fromEntries(required.map((arg) => [`${field}_${arg.name}`, valueFor(arg)]));
    const { status } = await askThrice(document, variables);
    expect(status).toBeLessThan(500);
  },
);

const id = '019ab000-0000-7000-8000-00000000abcd';

test.each([
  ['a variable that is missing', 'query($first: Int) { archive(first: $first) { total } }', {}, []],
  ['a variable that is null', 'query($search: String) { archive(search: $search) { total } }', { search: null }, []],
  ['a wrong variable', 'query($id: UUID!) { order(id: $id) { id } }', { id: 'x' }, ['BAD_USER_INPUT']],
  ['no variable', 'query($id: UUID!) { order(id: $id) { id } }', {}, ['BAD_USER_INPUT']],
  ['two names for a field', '{ a: newOrders { id: status status } b: newOrders { x: id __typename } }', {}, []],
  ['a part refused', 'query($id: UUID!) { newOrders { id } order(id: $id) { id } }', { id }, ['NOT_FOUND']],
  [
    'a part left out',
    'query($all: Boolean!) { newOrders { id stops @include(if: $all) { city } } }',
    { all: false },
    [],
  ],
  ['names of types alone', '{ newOrders { __typename stops { __typename } job { __typename } } }', {}, []],
  ['names of JavaScript', '{ newOrders { constructor: id toString: status stops { __proto__: city } } }', {}, []],
])('%s: the same each time', async (_, document, variables, codes) => {
  const { errors = [] } = await askThrice(document, variables);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(codes);
});
