import type { DefinitionNode, DocumentNode } from 'graphql';

export declare function documentOf(definition: DefinitionNode, definitions: readonly DefinitionNode[]): DocumentNode;
