import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { Kind, getArgumentValues, isNonNullType, locatedError, visit } from 'graphql';
import { Extensions } from 'type-graphql';
import type { SelectedFields } from '../selectedFields';
import { readSelectedFields } from '../selectedFields';
import type { JsonText } from './jsonText';

type CanWrite = (selected: SelectedFields) => boolean;

/**
 * A list that PostgreSQL writes as JSON when `canWrite` says so of the selected fields. Its resolver gets `asText` then
 * (`Asked` in selectedFields.ts), and returns a `JsonText`. The list must not be nullable.
 */
export const WrittenBySql = (canWrite: CanWrite): MethodDecorator => Extensions({ canWrite });

/** A list of a query that PostgreSQL writes. */
interface TextField {
  /** Its name in the reply. */
  key: string;
  /** Asks its resolver, which checks access as ever. Rejects with an error of GraphQL that names the list. */
  write(context: unknown): Promise<JsonText>;
}

export interface SplitQuery {
  texts: TextField[];
  /** The same query without them; undefined when nothing is left. */
  rest: DocumentNode | undefined;
  /** The names of the reply in their order. */
  keys: string[];
}

type Fragments = Record<string, FragmentDefinitionNode>;

/**
 * Takes the lists that PostgreSQL writes out of a valid query; undefined when it has none. A list is left to GraphQL when
 * it has an alias, a directive or a variable anywhere in it, for the columns know only the schema's own names.
 */
export function splitQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): SplitQuery | undefined {
  const { selections } = operation.selectionSet;
  const fields = selections.filter((one) => one.kind === Kind.FIELD);
  const keys = fields.map(({ alias, name }) => (alias ?? name).value);
  // Fields of fragments, and those that are selected twice, would have to be put together first.
  if (fields.length < selections.length || new Set(keys).size < keys.length) return undefined;
  const fragments: Fragments = Object.fromEntries(
    document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const found = fields.map((node) => toTextField(schema, node, fragments));
  const texts = found.filter((one) => one !== undefined);
  if (texts.length === 0) return undefined;
  const others = fields.filter((_, index) => !found[index]);
  return { texts, keys, rest: others.length > 0 ? replaceSelections(document, operation, others) : undefined };
}

function toTextField(schema: GraphQLSchema, node: FieldNode, fragments: Fragments): TextField | undefined {
  const field = schema.getQueryType()?.getFields()[node.name.value];
  const { resolve, extensions } = field ?? {};
  const canWrite = extensions?.canWrite as CanWrite | undefined;
  if (!field || !resolve || !canWrite || !isNonNullType(field.type)) return undefined;
  if (node.directives?.length || hasVariable(node)) return undefined;
  const asked = { fieldNodes: [node], fragments, asText: true };
  if (!isPlain(node.selectionSet, fragments) || !canWrite(readSelectedFields(asked))) return undefined;
  const given = getArgumentValues(field, node);
  const key = (node.alias ?? node.name).value;
  return {
    key,
    write: async (context) => {
      try {
        return (await resolve({}, { ...given }, context, asked as never)) as JsonText;
      } catch (error) {
        throw locatedError(error, [node], [key]);
      }
    },
  };
}

function hasVariable(node: FieldNode): boolean {
  let isFound = false;
  visit(node, { Variable: () => void (isFound = true) });
  return isFound;
}

function isPlain(set: SelectionSetNode | undefined, fragments: Fragments): boolean {
  const isPlainOne = (one: SelectionNode): boolean => {
    if (one.directives?.length) return false;
    if (one.kind === Kind.FRAGMENT_SPREAD) return isPlain(fragments[one.name.value]?.selectionSet, fragments);
    if (one.kind === Kind.FIELD && (one.alias || one.arguments?.length)) return false;
    return isPlain(one.selectionSet, fragments);
  };
  return set?.selections.every(isPlainOne) ?? true;
}

const replaceSelections = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  selections: readonly SelectionNode[],
): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((one) =>
    one === operation ? { ...operation, selectionSet: { ...operation.selectionSet, selections } } : one,
  ),
});
