import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { comingExamples, examples } from './examples';
import type { Example } from './examples';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));
const problems = ({ query }: Example) => validate(schema, parse(query)).map(({ message }) => message);

it.each(examples)('an example fits the schema: $query', ({ query, variables = '{}' }) => {
  expect(problems({ query })).toEqual([]);
  const [operation] = parse(query).definitions as OperationDefinitionNode[];
  const declared = operation?.variableDefinitions?.map(({ variable }) => variable.name.value);
  expect(Object.keys(JSON.parse(variables) as object)).toEqual(declared);
  // The tab bears its name.
  expect(operation?.name?.value).toBeTruthy();
});

it('shows each example as soon as the schema has what it asks for', () => {
  const ready = comingExamples.filter((example) => problems(example).length === 0);
  expect(ready).toEqual([]);
});
