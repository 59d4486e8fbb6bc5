type Listener = (succeeded: boolean) => void;

const listeners = new Set<Listener>();

/** Calls the listener after each mutation of this page, until the end that it answers. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellOutcome(succeeded: boolean): void {
  for (const listener of listeners) listener(succeeded);
}
