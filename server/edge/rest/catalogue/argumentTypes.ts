import type { GraphQLInputType } from 'graphql';
import { GraphQLEnumType, getNullableType, isListType } from 'graphql';
import type { JsonSchema } from './jsonSchema';
import { requireSample, SAMPLE_ID, scalarSamples } from './samples';

/** The type of a variable, as a caller of /fn may write it. */
export interface ArgumentType {
  schema: JsonSchema;
  example: unknown;
}

/** 2026-12-05 08:00 in Tallinn, epoch seconds. */
const morning = Date.parse('2026-12-05T06:00:00Z') / 1000;

export const exampleStops = [
  { lat: 59.437, lng: 24.7535, depart: morning, city_name: 'Tallinn', pretty_name: 'Viru väljak 4, Tallinn' },
  { lat: 58.3806, lng: 26.7251, city_name: 'Tartu', pretty_name: 'Raekoja plats 1, Tartu' },
];

const degrees = (limit: number): JsonSchema => ({ type: ['number', 'string'], minimum: -limit, maximum: limit });

/** Shapes that more than one call takes. */
export const sharedSchemas: Record<string, JsonSchema> = {
  Moment: {
    description: 'A moment: epoch seconds, or ISO 8601 with its offset.',
    anyOf: [{ type: 'number' }, { type: 'string' }],
  },
  Waypoint: {
    type: 'object',
    description: 'A stop. Position as lat and lng, or as location; every stop but the last one departs.',
    properties: {
      lat: degrees(90),
      lng: degrees(180),
      location: { type: 'object', properties: { lat: degrees(90), lng: degrees(180) } },
      depart: { anyOf: [{ $ref: '#/components/schemas/Moment' }, { type: 'null' }] },
      city_name: { type: 'string', description: 'Town or village.' },
      pretty_name: { type: 'string', description: 'Address; formatted_address is taken too.' },
      formatted_address: { type: 'string' },
    },
  },
  OrderedPackage: {
    type: 'object',
    description: 'A food package and how many; a count of 0 removes it.',
    properties: { id: { type: 'string', format: 'uuid' }, count: { type: ['integer', 'string'] } },
    required: ['id', 'count'],
  },
};

const toListType = (schema: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'array',
  items: { $ref: `#/components/schemas/${schema}` },
  ...more,
});

const text: JsonSchema = { type: 'string' };
const uuid: JsonSchema = { type: 'string', format: 'uuid', description: 'Either case.' };

/** By the type of the GraphQL variable, without its last '!'. */
const types: Record<string, ArgumentType> = {
  '[EstimateStopInput!]': { schema: toListType('Waypoint', { minItems: 1, maxItems: 10 }), example: exampleStops },
  '[Float!]': { schema: { type: 'array', items: { type: ['number', 'string'] } }, example: [8.5, 7] },
  '[OrderedFoodInput!]': { schema: toListType('OrderedPackage'), example: [{ id: SAMPLE_ID, count: 2 }] },
  '[StopInput!]': { schema: toListType('Waypoint', { minItems: 2, maxItems: 10 }), example: exampleStops },
  '[UUID!]': { schema: { type: 'array', items: uuid }, example: [SAMPLE_ID] },
  Boolean: { schema: { enum: [true, false, 'true', 'false', 1, 0, '1', '0'] }, example: true },
  DateTime: { schema: { $ref: '#/components/schemas/Moment' }, example: morning },
  Email: { schema: text, example: scalarSamples.Email },
  Float: { schema: { type: ['number', 'string'] }, example: scalarSamples.Float },
  Int: { schema: { type: ['integer', 'string'] }, example: scalarSamples.Int },
  Key: { schema: text, example: scalarSamples.Key },
  LocalDate: { schema: { type: 'string', format: 'date' }, example: scalarSamples.LocalDate },
  LocalTime: { schema: { type: 'string', pattern: '^\\d{2}:\\d{2}$' }, example: scalarSamples.LocalTime },
  Password: { schema: text, example: scalarSamples.Password },
  Phone: { schema: { type: ['string', 'number'] }, example: '55512345' },
  Price: {
    schema: { type: ['number', 'string'], description: 'Euros; as text also with a comma: "669,60".' },
    example: 669.6,
  },
  String: { schema: text, example: scalarSamples.String },
  UUID: { schema: uuid, example: SAMPLE_ID },
  VatRate: { schema: { enum: [24, 22, 0, '24', '22', '0'] }, example: 24 },
};

/** For a variable that goes to a place such as `UserInput.firstname`. Throws for a type that no row above speaks of. */
export function requireArgumentType(type: GraphQLInputType, place: string): ArgumentType {
  const plain = getNullableType(type);
  if (plain instanceof GraphQLEnumType) {
    const values = plain.getValues().map((value) => value.name);
    return { schema: { enum: values }, example: values[0] };
  }
  const known = types[String(plain)];
  if (!known) throw new Error(`edge/rest/catalogue/argumentTypes.ts does not know ${String(plain)}`);
  return String(plain) === 'String' ? { ...known, example: requireSample(place, 'String') } : known;
}

/** Lists travel in a query string as JSON text. */
export const isJson = (type: GraphQLInputType): boolean => isListType(getNullableType(type));
