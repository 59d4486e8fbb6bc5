import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql';
import { createParameterDecorator } from 'type-graphql';

/** Which fields of an answer a query asks for, by their names in the schema, down to the last. */
export interface AskedFields {
  [field: string]: AskedFields;
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Gives a resolver the fields that it is asked for, so that the database need not read the others. */
export const Asked = () => createParameterDecorator(({ info }) => askedFields(info));

/** What `@skip` or `@include` leave out counts as asked for: it is read for nothing, and that is all. */
export function askedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): AskedFields {
  const asked: AskedFields = {};
  for (const { selectionSet } of fieldNodes) collect(selectionSet, fragments, asked);
  return asked;
}

function collect(set: SelectionSetNode | undefined, fragments: Fragments, asked: AskedFields): void {
  for (const one of set?.selections ?? []) {
    if (one.kind === Kind.FIELD) collect(one.selectionSet, fragments, (asked[one.name.value] ??= {}));
    else if (one.kind === Kind.INLINE_FRAGMENT) collect(one.selectionSet, fragments, asked);
    else collect(fragments[one.name.value]?.selectionSet, fragments, asked);
  }
}

/** Whether a field is asked for; nothing said means everything. */
export const isAsked = (field: string, asked: AskedFields | undefined): boolean => !asked || field in asked;
