import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  getNullableType,
  isListType,
  isObjectType,
  isLeafType,
  isNonNullType,
  getNamedType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLSchema, OperationTypeNode } from 'graphql';
import { createWholeSchema } from '../schema';
import { createId } from '../platform/ids';

const schema: GraphQLSchema = createWholeSchema();
/** Every operation of the schema. */
export const operations = (['query', 'mutation', 'subscription'] as const).flatMap((kind) => {
  const type = schema.getRootType(kind as OperationTypeNode);
  return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, name: field.name, field }));
});

/** A well-formed call with made-up values, so that only access decides; `given`: values of arguments. */
export function buildDocument(
  kind: string,
  field: GraphQLField<unknown, unknown>,
  given: Record<string, unknown> = {},
): { document: string; variables: Record<string, unknown> } {
  const required = field.args.filter(({ name, type }) => isNonNullType(type) || name in given);
  const names = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const values = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const named = getNamedType(field.type);
  const selection = isLeafType(named)
    ? ''
    : isObjectType(named)
      ? ` { ${Object.keys(named.getFields()).includes('id') ? 'id' : '__typename'} }`
      : '';
  return {
    document: `${kind}${names ? `(${names})` : ''} { ${field.name}${values ? `(${values})` : ''}${selection} }`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, name in given ? given[name] : sample(type)])),
  };
}

const samples: Record<string, unknown> = {
  Amount: 1,
  Boolean: true,
  DateTime: '2027-01-01T08:00:00Z',
  Email: 'keegi@firma.example',
  Float: 58,
  Int: 1,
  Key: 'x',
  LocalDate: '2027-01-01',
  LocalTime: '08:00',
  Password: 'saladus123',
  Phone: '+37255500000',
  Price: 1,
  String: 'x',
  VatRate: 24,
};

function sample(type: GraphQLInputType): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [sample(plain.ofType), sample(plain.ofType)];
  if (plain instanceof GraphQLEnumType) return plain.getValues()[0]?.name;
  if (plain instanceof GraphQLInputObjectType) {
    return Object.fromEntries(
      Object.values(plain.getFields())
        .filter(({ type }) => isNonNullType(type))
        .map((field) => [field.name, sample(field.type)]),
    );
  }
  const name = String(plain);
  if (name === 'UUID') return createId();
  if (!(name in samples)) throw new Error(`no sample of ${name}`);
  return samples[name];
}
