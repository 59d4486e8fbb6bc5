import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql';
import { createParameterDecorator } from 'type-graphql';

/** The fields that a query selects, by their names in the schema, down to the last. */
export interface SelectedFields {
  [field: string]: SelectedFields;
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Gives a resolver the fields that are selected, so that the database need not read the others. */
export const Selected = () => createParameterDecorator(({ info }) => readSelectedFields(info));

/** Fields under `@skip` or `@include` count as selected: they are read in vain, and nothing else happens. */
export function readSelectedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): SelectedFields {
  const selected: SelectedFields = {};
  for (const { selectionSet } of fieldNodes) collect(selectionSet, fragments, selected);
  return selected;
}

function collect(set: SelectionSetNode | undefined, fragments: Fragments, selected: SelectedFields): void {
  for (const one of set?.selections ?? []) {
    if (one.kind === Kind.FIELD) collect(one.selectionSet, fragments, (selected[one.name.value] ??= {}));
    else if (one.kind === Kind.INLINE_FRAGMENT) collect(one.selectionSet, fragments, selected);
    else collect(fragments[one.name.value]?.selectionSet, fragments, selected);
  }
}

/** Whether a field is selected; nothing said means everything. */
export const isSelected = (field: string, selected: SelectedFields | undefined): boolean =>
  !selected || field in selected;
