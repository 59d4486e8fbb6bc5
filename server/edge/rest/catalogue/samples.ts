import type { FieldNode, GraphQLObjectType, GraphQLOutputType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { GraphQLEnumType, GraphQLList, GraphQLNonNull, GraphQLObjectType as ObjectType } from 'graphql';

export const SAMPLE_ID = '019b2c1e-7d40-7c3a-9f11-5e8a4b6c2d01';

/** Sample values of scalars, as GraphQL replies with them. */
export const scalarSamples: Record<string, unknown> = {
  Boolean: false,
  DateTime: '2026-12-05T06:00:00.000Z',
  Email: 'mari@kammerkoor.example',
  Float: 187.3,
  Int: 38,
  Key: 'hk3Jt0VfCq0Yw1z8',
  LocalDate: '2026-12-05',
  LocalTime: '08:30',
  Password: 'kolm juhuslikku sõna',
  Phone: '+37255512345',
  Price: 669.6,
  String: 'tekst',
  UUID: SAMPLE_ID,
  VatRate: 24,
};

/** Believable values, by the name of the field, or by its type and name. */
const fieldSamples: Record<string, unknown> = {
  'FoodPackage.name': 'Lõunasöök',
  'FoodPackageInput.name': 'Lõunasöök',
  'OrderedFood.name': 'Lõunasöök',
  address: 'Viru väljak 4, Tallinn',
  city: 'Tallinn',
  clientNotes: 'Kaks ratastooli',
  comment: 'Kõik sujus',
  company: 'Tartu Kammerkoor',
  count: 2,
  description: 'Supp ja leib',
  driverNotes: 'Võti valves',
  durationMin: 165,
  firstname: 'Jaan',
  fullName: 'Mari Maasikas',
  groupFullName: 'Mari Maasikas',
  hours: 8.5,
  lastname: 'Tamm',
  lat: 59.437,
  lng: 24.7535,
  logisticsNotes: 'Suur buss',
  name: 'Setra 515',
  note: 'Hind kehtib nädala',
  notes: 'Kaks ratastooli',
  promo: 'SUVI',
  tripNumber: 1042,
  username: 'jaan',
  wentWell: true,
};

/** The value of a scalar at a place such as `User.firstname`. Throws for a scalar that no table above knows. */
export function requireSample(place: string, scalar: string): unknown {
  const name = place.split('.').at(-1) ?? '';
  const sample = fieldSamples[place] ?? fieldSamples[name] ?? scalarSamples[scalar];
  if (sample === undefined) throw new Error(`edge/rest/catalogue/samples.ts has no sample of ${scalar}`);
  return sample;
}

/** Enums whose first value would mislead. */
const enumSamples: Record<string, string> = { OrderStatus: 'job', Role: 'driver' };

/** How much a sample holds: everything; lists, but nothing that may be null; not even items of lists. */
export const fullnesses = ['full', 'sparse', 'bare'] as const;
export type Fullness = (typeof fullnesses)[number];

/** Made-up data of the shape that the document asks for. */
export function createSampleData(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  fullness: Fullness,
): Record<string, unknown> {
  const root = schema.getRootType(operation);
  if (!root) throw new Error(`the schema has no ${operation}`);
  return createSampleObject(root, selectionSet.selections as readonly FieldNode[], { fullness, depth: 0 });
}

interface Wish {
  fullness: Fullness;
  depth: number;
}

function createSampleObject(
  type: GraphQLObjectType,
  fields: readonly FieldNode[],
  wish: Wish,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, selectionSet }) => {
      const field = type.getFields()[name.value];
      if (!field) throw new Error(`${type.name} has no field ${name.value}`);
      const selections = (selectionSet?.selections ?? []) as readonly FieldNode[];
      return [
        name.value,
        createSample(field.type, `${type.name}.${name.value}`, selections, { ...wish, depth: wish.depth + 1 }),
      ];
    }),
  );
}

function createSample(type: GraphQLOutputType, place: string, fields: readonly FieldNode[], wish: Wish): unknown {
  if (type instanceof GraphQLNonNull) return createSampleValue(type.ofType, place, fields, wish);
  return wish.fullness !== 'full' ? null : createSampleValue(type, place, fields, wish);
}

function createSampleValue(type: GraphQLOutputType, place: string, fields: readonly FieldNode[], wish: Wish): unknown {
  if (type instanceof GraphQLList) {
    if (wish.fullness === 'bare' && wish.depth > 1) return [];
    const item = createSample(type.ofType as GraphQLOutputType, place, fields, wish);
    // Two inside of a row, so that what comes after the first is seen too: further drivers, the next stop.
    return wish.depth > 1 ? [item, item] : [item];
  }
  if (type instanceof ObjectType) return createSampleObject(type, fields, wish);
  if (type instanceof GraphQLEnumType) return enumSamples[type.name] ?? type.getValues()[0]?.name;
  return requireSample(place, String(type));
}
