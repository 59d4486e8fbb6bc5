import fc from 'fast-check';
import type { GraphQLInputType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getNamedType, typeFromAST } from 'graphql';
import type { CheckedOperation } from '../../server/edge/rest/operations';
import type { Known } from './values';
import { junk, valueOf } from './values';

/** A call of the legacy face. */
export interface FnCall {
  fn: string;
  method: 'GET' | 'POST';
  args: Record<string, unknown>;
}

const seconds = (now: number) =>
  fc.integer({ min: -400, max: 400 }).map((days) => Math.round(now / 1000) + days * 86_400);

/** Waypoints and packages as old clients write them. */
const places = (known: Known, now: number) =>
  fc.array(
    fc.record(
      {
        id: fc.oneof(fc.constantFrom(...known.ids), fc.uuid()),
        lat: fc.double({ min: 57, max: 60, noNaN: true }),
        lng: fc.double({ min: 22, max: 28, noNaN: true }),
        depart: fc.oneof(seconds(now), junk),
        arrive: seconds(now),
        city_name: fc.constantFrom('Tallinn', 'Tõrva', '', 'x'.repeat(300)),
        pretty_name: fc.constantFrom('Viru väljak 4', '<b>', '\u0000'),
        count: fc.integer({ min: -1, max: 60 }),
      },
      { requiredKeys: ['lat', 'lng'] },
    ),
    { maxLength: 12 },
  );

/** Calls of one /fn name with arguments of all kinds, under any of their spellings, as JSON and as text. */
export function fnCallsOf(
  schema: GraphQLSchema,
  { name, parsed, args = {} }: CheckedOperation,
  known: Known,
  now: number,
): fc.Arbitrary<FnCall> {
  const { variableDefinitions = [] } = parsed.definitions[0] as OperationDefinitionNode;
  const typeOf = (variable: string): GraphQLInputType | undefined => {
    const definition = variableDefinitions.find((each) => each.variable.name.value === variable);
    return definition && (typeFromAST(schema, definition.type) as GraphQLInputType);
  };
  const written = Object.entries(args).flatMap(([variable, { names, gather }]) => {
    const type = typeOf(variable);
    if (!type) return [];
    const proper = valueOf(type, known, now);
    const kind = getNamedType(type).name;
    const legacy = kind === 'DateTime' ? seconds(now) : kind.endsWith('Input') ? places(known, now) : proper;
    const value = fc.oneof(
      { weight: 6, arbitrary: legacy },
      { weight: 2, arbitrary: proper },
      { weight: 2, arbitrary: legacy.map((each) => JSON.stringify(each)) },
      { weight: 1, arbitrary: junk },
    );
    // Of several spellings mostly the first; some callers send two.
    return names.map((each, index) => ({
      each,
      value: gather || index === 0 ? value : fc.option(value, { nil: undefined, freq: 1 }),
    }));
  });
  const values = fc.record(Object.fromEntries(written.map(({ each, value }) => [each, value])), { requiredKeys: [] });
  return fc.record({ fn: fc.constant(name), method: fc.constantFrom('GET' as const, 'POST' as const), args: values });
}

/** The request of a call: a query string, or a JSON body. */
export function fnRequest({ fn, method, args }: FnCall): {
  path: string;
  init: RequestInit & { headers: Record<string, string> };
} {
  const path = `/api/fn/${fn}`;
  if (method === 'POST')
    return { path, init: { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(args) } };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args))
    if (value !== undefined) query.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return { path: `${path}?${query.toString()}`, init: { method, headers: {} } };
}
