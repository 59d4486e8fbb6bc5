import fc from 'fast-check';
import type { GraphQLArgument, GraphQLInputType, GraphQLOutputType, GraphQLSchema, OperationTypeNode } from 'graphql';
import { writeCursor } from '../../server/platform/api/listCursor';
import { ArchiveSortEnum } from '../../server/orders/types/enums';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Everything in the fuzzed world, so that calls reach beyond the first check. */
export interface Known {
  ids: string[];
  keys: string[];
  /** Of the live stream. */
  cursors: string[];
  /** Keys of trackers in buses. */
  trackers: string[];
}

const day = 86_400_000;

/** Cursors as every sort of the long lists and the accounting entries write them, and what only looks like one, also of the live stream. */
const id = '019ab000-0000-7000-8000-00000000abcd';
const keys = ['2026-12-05 06:00:00+00', 'rahvatants', '54000', '-1', '', '\ud83d', '1e99', 'NaN'];
const cursors = [
  ...[...Object.keys(ArchiveSortEnum), 'name'].flatMap((sort) => keys.map((key) => writeCursor(sort, { key, id }))),
  ...[['start', '54000', 'x'], ['price', '54000', '-'.repeat(36)], ['54000', id], [1, 2], {}, null].map((none) =>
    Buffer.from(JSON.stringify(none)).toString('base64url'),
  ),
  '0',
  '12',
  '999999999',
  '1-1-1.1764000000.5:9:6',
  '1-1-1.1764000000.9:5:',
  '1-1-1.1764000000.5:9:99999999999999999999',
];

/** Values of any kind: what somebody sends who does not read the schema. */
export const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\'; drop table "order"; --',
    '=1+1',
    '😀'.repeat(200),
    '\ud83d',
    'Õie \ude00',
    'İ'.repeat(15),
    'NaN',
    '١٢',
    '1e999',
    '-0',
  ),
  fc.double(),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0, 2 ** 31, 1e21),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    'Tõnu',
    'Tõnu \ud83d',
    'Mari\r\nX: 1',
    'İ'.repeat(15),
    '',
    '  ',
    '%',
    '_',
    '\\',
    '500 tähemärki '.repeat(36),
    '<b>',
    '=cmd',
  ),
);

const instant = (now: number) =>
  fc.oneof(
    fc.integer({ min: -400, max: 400 }).map((days) => new Date(now + days * day).toISOString()),
    fc.constantFrom(
      '2027-03-28T01:30:00Z',
      '2026-10-25T00:30:00Z',
      '1969-12-31T23:59:59Z',
      '9999-12-31T23:59:59Z',
      '2026-02-30',
    ),
  );

function scalar(name: string, known: Known, now: number): fc.Arbitrary<unknown> {
  const table: Record<string, fc.Arbitrary<unknown>> = {
    UUID: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...known.ids) },
      fc.constantFrom(...known.ids).map((id) => id.toUpperCase()),
      fc.uuid(),
    ),
    Key: fc.oneof(fc.constantFrom('vale', ...known.keys), fc.base64String({ minLength: 20, maxLength: 64 })),
    Int: fc.oneof(fc.integer({ min: -2, max: 60 }), fc.integer()),
    Float: fc.oneof(fc.double({ min: 57, max: 60, noNaN: true }), fc.double({ noNaN: true, noDefaultInfinity: true })),
    Boolean: fc.boolean(),
    DateTime: instant(now),
    LocalDate: instant(now).map((value) => value.slice(0, 10)),
    LocalTime: fc.constantFrom('08:00', '23:59', '00:00', '24:00', '3:5', '03:30'),
    Price: fc.oneof(fc.integer({ min: -5, max: 5000 }), fc.constantFrom('1 234,50', '-5', 'abc', 1e12, 0.001)),
    VatRate: fc.constantFrom(0, 22, 24, 20, -1),
    Email: fc.constantFrom(
      'mari@näide.example',
      '"a\r\nb"@naide.example',
      'mari@naide.example',
      'ei',
      `${'a'.repeat(250)}@naide.example`,
    ),
    Phone: fc.constantFrom('+37255512345', '55512345', '112', 'telefon'),
    Password: fc.constantFrom('kuldne-rattapump', 'password123', '1', 'p'.repeat(129), ' '.repeat(10)),
  };
  return table[name] ?? text;
}

/** A value of an input type, now and then something else; what may be null is null in one case of five. */
export function valueOf(type: GraphQLInputType, known: Known, now: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return givenOf(type.ofType, known, now);
  return fc.oneof({ weight: 4, arbitrary: givenOf(type, known, now) }, { weight: 1, arbitrary: fc.constant(null) });
}

/** The same where it is given. */
function givenOf(type: GraphQLInputType, known: Known, now: number): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType, known, now), { maxLength: 12 });
  const proper = isInputObjectType(type)
    ? fc.record(
        Object.fromEntries(
          Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, known, now)]),
        ),
        {
          requiredKeys: Object.values(type.getFields())
            .filter((field) => isNonNullType(field.type))
            .map(({ name }) => name),
        },
      )
    : isEnumType(type)
      ? fc.constantFrom(...type.getValues().map(({ name }) => name), 'EI_OLE')
      : scalar(type.name, known, now);
  return fc.oneof({ weight: 14, arbitrary: proper }, { weight: 1, arbitrary: junk });
}

/** Everything that can be asked of a type without arguments, down to `depth` objects. */
export function selectionOf(type: GraphQLOutputType, depth = 3): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter((field) => field.args.every((argument) => !isNonNullType(argument.type)))
    .filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)))
    .map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`);
  return `{ __typename ${fields.join(' ')} }`;
}

export interface Call {
  document: string;
  variables: Record<string, unknown>;
}

/** Calls of one operation of the schema with arguments of all kinds. */
export function callsOf(
  schema: GraphQLSchema,
  operation: OperationTypeNode,
  name: string,
  known: Known,
  now: number,
): fc.Arbitrary<Call> {
  const field = schema.getRootType(operation)?.getFields()[name];
  if (!field) throw new Error(`the schema has no ${operation} ${name}`);
  const hasDefault = ({ defaultValue }: GraphQLArgument) => defaultValue !== undefined;
  // A variable that may be null can stand for an argument that may not, where that has a default.
  const typeOf = (argument: GraphQLArgument): GraphQLInputType =>
    hasDefault(argument) && isNonNullType(argument.type) ? argument.type.ofType : argument.type;
  const value = (argument: GraphQLArgument): fc.Arbitrary<unknown> => {
    const proper = valueOf(typeOf(argument), known, now);
    return ['after', 'since'].includes(argument.name)
      ? fc.oneof(fc.constantFrom(...cursors, ...known.cursors), proper)
      : proper;
  };
  const declared = field.args.map((argument) => `$${argument.name}: ${String(typeOf(argument))}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const document = `${operation}${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selectionOf(field.type)} }`;
  return fc
    .record(Object.fromEntries(field.args.map((argument) => [argument.name, value(argument)])), {
      requiredKeys: field.args.filter((argument) => isNonNullType(typeOf(argument))).map(({ name: each }) => each),
    })
    .map((variables) => ({ document, variables }));
}
