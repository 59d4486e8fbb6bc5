interface ListPart {
  nodes: readonly unknown[];
  endCursor?: string | null;
}

/**
 * Puts the part that was read after a cursor behind the shown ones. When the list has changed meanwhile, as by a live reload, it
 * stays as it is: the part would not fit its end.
 */
export const appendPart = <Part extends ListPart>(shown: Part, next: Part, after: string | null | undefined): Part =>
  shown.endCursor === after ? { ...next, nodes: [...shown.nodes, ...next.nodes] } : shown;
