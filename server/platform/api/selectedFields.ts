import type { FieldNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql';
import { createParameterDecorator } from 'type-graphql';

/** The fields that a query selects, by their names in the schema, down to the last. */
export interface SelectedFields {
  readonly [field: string]: SelectedFields;
}

/** One that is being collected. */
interface Collected extends SelectedFields {
  [field: string]: Collected;
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Gives a resolver the fields that are selected, so that the database need not read the others. */
export const Selected = () => createParameterDecorator(({ info }) => readSelectedFields(info));

/** The wish of a query for a list that PostgreSQL can write (`WrittenBySql` in execution/textFields.ts). */
export interface Asked {
  selected: SelectedFields;
  /** Whether the resolver must return a `JsonText` instead of rows. */
  asText: boolean;
}

export const AskedFor = () =>
  createParameterDecorator(({ info }): Asked => ({ selected: readSelectedFields(info), asText: 'asText' in info }));

/** A compiled query comes with the same nodes each time. */
const collected = new WeakMap<readonly FieldNode[], SelectedFields>();

/**
 * Fields under `@skip` or `@include` count as selected: they are read in vain, and nothing else happens. A query that
 * comes again gets the same object, so what follows from it can be remembered by it.
 */
export function readSelectedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): SelectedFields {
  const known = collected.get(fieldNodes);
  if (known) return known;
  const selected: Collected = {};
  for (const { selectionSet } of fieldNodes) collect(selectionSet, fragments, selected);
  collected.set(fieldNodes, selected);
  return selected;
}

function collect(set: SelectionSetNode | undefined, fragments: Fragments, selected: Collected): void {
  for (const one of set?.selections ?? []) {
    if (one.kind === Kind.FIELD) collect(one.selectionSet, fragments, (selected[one.name.value] ??= {}));
    else if (one.kind === Kind.INLINE_FRAGMENT) collect(one.selectionSet, fragments, selected);
    else collect(fragments[one.name.value]?.selectionSet, fragments, selected);
  }
}

/** Whether a field is selected; nothing said means everything. */
export const isSelected = (field: string, selected: SelectedFields | undefined): boolean =>
  !selected || field in selected;
