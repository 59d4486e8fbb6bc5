import type { DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { Kind, parse, validate } from 'graphql';
import type { Who } from '../../access';
import { permissions } from '../../access';
import type { Operation } from './operation';
import { arrangements } from './operations/arrangements';
import { jobs } from './operations/jobs';
import { links } from './operations/links';
import { orderChanges } from './operations/orderChanges';
import { orderLists } from './operations/orderLists';
import { people } from './operations/people';
import { reports } from './operations/reports';
import { resources } from './operations/resources';

/** THE table of /fn names (docs/product.md, 'Legacy calls'). */
export const operations: Record<string, Operation<never>> = {
  ...links,
  ...orderLists,
  ...orderChanges,
  ...jobs,
  ...people,
  ...reports,
  ...resources,
  ...arrangements,
};

/** A row whose document fits the schema. */
export interface CheckedOperation extends Operation<never> {
  name: string;
  parsed: DocumentNode;
  /** The access of the GraphQL operations that it runs, which is also its own. */
  who: Who[];
}

/**
 * Makes the table ready to run. Throws when a row's document, arguments or `changes` do not fit the schema:
 * the server must not start then.
 */
export function checkOperations(schema: GraphQLSchema, table = operations): Map<string, CheckedOperation> {
  return new Map(Object.entries(table).map(([name, row]) => [name, check(schema, name, row)]));
}

const checked = new WeakMap<GraphQLSchema, Map<string, CheckedOperation>>();

/** THE table, checked once against a schema: it takes as long as to make the schema. */
export function listCheckedOperations(schema: GraphQLSchema): Map<string, CheckedOperation> {
  const known = checked.get(schema) ?? checkOperations(schema);
  checked.set(schema, known);
  return known;
}

function check(schema: GraphQLSchema, name: string, row: Operation<never>): CheckedOperation {
  const parsed = parse(row.document);
  const problems = validate(schema, parsed).map(({ message }) => message);
  const definition = parsed.definitions[0] as OperationDefinitionNode;
  if (row.changes !== (definition.operation === 'mutation'))
    problems.push('`changes` does not say what the document does');
  problems.push(...listWrongArguments(row, definition));
  if (problems.length > 0) throw new Error(`/fn/${name}: ${problems.join('; ')}`);

  const fields = definition.selectionSet.selections.map((selection) => (selection as FieldNode).name.value);
  const rows = permissions[definition.operation === 'mutation' ? 'Mutation' : 'Query'];
  return { ...row, name, parsed, who: fields.map((field) => rows[field]?.who ?? 'admin') };
}

/** Each argument is a variable of the document, and each variable that GraphQL needs is a required argument. */
function listWrongArguments(
  { args = {} }: Operation<never>,
  { variableDefinitions = [] }: OperationDefinitionNode,
): string[] {
  const variables = variableDefinitions.map(({ variable, type, defaultValue }) => ({
    name: variable.name.value,
    needed: type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  }));
  return [
    ...Object.keys(args)
      .filter((name) => !variables.some((variable) => variable.name === name))
      .map((name) => `the document has no variable $${name}`),
    ...variables
      .filter(({ name, needed }) => needed && !args[name]?.required)
      .map(({ name }) => `$${name} needs a required argument`),
  ];
}
