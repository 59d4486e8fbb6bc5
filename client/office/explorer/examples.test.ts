import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { examples } from './examples';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

it.each(examples)('an example fits the schema: $query', ({ query, variables = '{}' }) => {
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
  const [operation] = parse(query).definitions as OperationDefinitionNode[];
  const declared = operation?.variableDefinitions?.map(({ variable }) => variable.name.value);
  expect(Object.keys(JSON.parse(variables) as object)).toEqual(declared);
  // The tab bears its name.
  expect(operation?.name?.value).toBeTruthy();
});
