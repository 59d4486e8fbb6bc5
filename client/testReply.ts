import type { ApolloLink } from '@apollo/client';
import { buildSchema, executeSync, isScalarType, isSpecifiedScalarType, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { teachScalars } from './testScalars';

const schema = buildSchema(readFileSync(resolve(__dirname, '../schema.graphql'), 'utf8'), { assumeValidSDL: true });
teachScalars(
  Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .filter((scalar) => !isSpecifiedScalarType(scalar)),
);
const faults: string[] = [];

/**
 * Checks a test's reply against the schema, so that a mock cannot drift from the server. A missing field, a value of
 * another type or a variable that the server would refuse fails the test.
 */
export function checkedReply(
  reply: ApolloLink.Result,
  document: string,
  variables: Record<string, unknown>,
): ApolloLink.Result {
  if (!reply.data) return reply;
  const { errors = [] } = executeSync({
    schema,
    document: parse(document),
    rootValue: reply.data,
    variableValues: variables,
    // A field stands in a reply under its alias.
    fieldResolver: (source: Record<string, unknown>, _args, _context, { path: { key }, parentType }) => {
      if (!(key in source)) throw new Error(`${parentType.name}.${key} is missing from the mock`);
      return source[key];
    },
  });
  for (const { message, path } of errors) faults.push(`${path?.join('.') ?? ''}: ${message}`);
  return reply;
}

/** The faults of the replies since the last call. */
export const takeFaults = (): string[] => faults.splice(0);
