import type { OperationDefinitionNode } from 'graphql';
import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  print,
} from 'graphql';
import { createExecution } from './execution';
import { JsonText, readTexts, writeReply } from './jsonText';
import { splitQuery } from './textFields';

const bus = new GraphQLObjectType({
  name: 'Bus',
  fields: { name: { type: GraphQLString }, seats: { type: GraphQLInt } },
});
const calls: unknown[][] = [];
const busesField = {
  type: new GraphQLNonNull(new GraphQLList(bus)),
  args: {
    hidden: { type: GraphQLBoolean, defaultValue: false },
    names: { type: new GraphQLList(GraphQLString) },
  },
  /** PostgreSQL cannot write seats here. */
  extensions: { canWrite: (selected: object) => !('seats' in selected) },
  resolve: (_source: unknown, args: object, context: { refuse?: boolean }, info: object) => {
    calls.push(['asText' in info, args]);
    if (context.refuse) throw new Error('refused');
    return 'asText' in info ? new JsonText('[{"name":"Setra"}]') : [{ name: 'Setra', seats: 53 }];
  },
};
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      buses: busesField,
      maybeBuses: { ...busesField, type: new GraphQLList(bus) },
      typedBuses: { ...busesField, extensions: {} },
      year: { type: GraphQLInt, resolve: () => 2026 },
    },
  }),
});

const split = (text: string) => {
  const document = parse(text);
  const operation = document.definitions.find((one) => one.kind === 'OperationDefinition');
  return splitQuery(schema, document, operation as OperationDefinitionNode);
};

test.each([
  ['{ buses { name } }', ['buses'], undefined],
  ['{ __typename year buses { name __typename } }', ['buses'], '{ __typename year }'],
  [
    '{ mine: buses(hidden: true) { ...Name } other: buses { ... on Bus { name } } } fragment Name on Bus { name }',
    ['mine', 'other'],
    undefined,
  ],
  ['query A { year buses { name } } query B { year }', ['buses'], 'query A { year } query B { year }'],
])('takes lists out of %s', (text, keys, rest) => {
  const found = split(text);
  expect(found?.texts.map(({ key }) => key)).toEqual(keys);
  expect(found?.rest && print(found.rest).replace(/\s+/g, ' ')).toBe(rest);
});

test.each([
  ['another name for a field', '{ buses { called: name } }'],
  ['a field that our code computes', '{ buses { name seats } }'],
  ['a part left out', '{ buses { name @skip(if: true) } }'],
  ['a fragment left out', '{ buses { ...Name @skip(if: true) } } fragment Name on Bus { name }'],
  ['a list left out', '{ buses @skip(if: true) { name } }'],
  ['a variable', 'query($hidden: Boolean) { buses(hidden: $hidden) { name } }'],
  ['a variable in a list of values', 'query($name: String) { buses(names: [$name]) { name } }'],
  ['a list in a fragment', '{ ...All } fragment All on Query { buses { name } }'],
  ['a list that is selected twice', '{ buses { name } buses { name } }'],
  ['a list that may be null', '{ maybeBuses { name } }'],
  ['a list without columns', '{ typedBuses { name } }'],
])('leaves %s to GraphQL', (_, text) => expect(split(text)).toBeUndefined());

const ask = (text: string, context: object) => {
  const document = parse(text);
  const execute = createExecution(schema);
  const asking = { document, compile: true, asText: true };
  return [{}, {}, context].reduce(
    async (before: Promise<unknown>, each) => (await before, execute({ ...asking, context: each })),
    Promise.resolve(),
  ) as ReturnType<typeof execute>;
};

test('a query that comes again gets its list as text, between the others', async () => {
  calls.length = 0;
  const reply = await ask('{ a: year buses(hidden: true) { name } b: year }', {});
  expect(calls).toEqual([false, true, true].map((asText) => [asText, { hidden: true }]));
  expect(writeReply(reply)).toBe('{"data":{"a":2026,"buses":[{"name":"Setra"}],"b":2026}}\n');
  expect(readTexts(reply.data ?? {})).toEqual({ a: 2026, buses: [{ name: 'Setra' }], b: 2026 });
  expect(JSON.stringify(reply)).toBe('{"data":{"a":2026,"buses":[{"name":"Setra"}],"b":2026}}');
});

test('a list that fails leaves no data, and the error names it', async () => {
  const { data, errors } = await ask('{ year mine: buses { name } }', { refuse: true });
  expect(data).toBeNull();
  expect(errors?.map(({ message, path }) => [message, path])).toEqual([['refused', ['mine']]]);
});

test.each([
  [{ data: null, errors: [] }, '{"data":null,"errors":[]}\n'],
  [{ errors: [{ message: '"' }] }, '{"errors":[{"message":"\\""}]}\n'],
  [
    { data: { a: null, 'b"': [new Date(0)], c: undefined } },
    '{"data":{"a":null,"b\\"":["1970-01-01T00:00:00.000Z"]}}\n',
  ],
])('writes %j', (reply, text) => expect(writeReply(reply as never)).toBe(text));
