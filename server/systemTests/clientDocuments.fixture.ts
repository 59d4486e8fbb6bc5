import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinitionNode, SelectionSetNode } from 'graphql';
import { Kind, parse, print, visit } from 'graphql';

/** Every operation of the client with the fragments that it needs, as the client sends it, by its name. */
export function clientDocuments(): (name: string) => string {
  const paths = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.graphql'),
  );
  const named = new Map<string, DefinitionNode>();
  for (const path of paths)
    for (const definition of parse(readFileSync(join('client', path), 'utf8')).definitions)
      if ('name' in definition && definition.name)
        named.set(definition.name.value, path.endsWith('.plain.graphql') ? definition : withTypeNames(definition));
  const withFragments = (name: string, found: Set<string>): Set<string> => {
    const definition = named.get(name);
    if (!definition) throw new Error(`the client has no document ${name}`);
    found.add(name);
    visit(definition, {
      [Kind.FRAGMENT_SPREAD]: ({ name: { value } }) => void (found.has(value) || withFragments(value, found)),
    });
    return found;
  };
  return (name) => [...withFragments(name, new Set())].map((part) => print(named.get(part)!)).join('\n');
}

/** Apollo Client asks for the types of all it keeps; the pages that do without it do not. */
const withTypeNames = (definition: DefinitionNode): DefinitionNode =>
  visit(definition, {
    [Kind.SELECTION_SET](set: SelectionSetNode, _key, parent): SelectionSetNode | undefined {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...set, selections: [typeName, ...set.selections] };
    },
  });
