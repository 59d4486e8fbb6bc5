import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { allowIntrospectionOnce } from './queryLimits';

const schema = buildSchema('type Query { one: Int, two: Int }');
const problems = (document: string) => validate(schema, parse(document), [allowIntrospectionOnce]).length;

test.each([
  ['the schema under two names', '{ a: __schema { queryType { name } } b: __schema { queryType { name } } }', 2],
  ['a type under another name', '{ a: __type(name: "Query") { name } }', 1],
  ['the types of the schema twice', '{ __schema { types { name } again: types { name } } }', 1],
  ['fields in a fragment', '{ __type(name: "Query") { ...f } } fragment f on __Type { a: fields { name } }', 1],
])('%s is refused', (_what, document, count) => expect(problems(document)).toBe(count));

test('the usual introspection and aliases of data are taken', () => {
  expect(problems(getIntrospectionQuery())).toBe(0);
  expect(problems('{ a: one b: two __typename again: __typename }')).toBe(0);
});
