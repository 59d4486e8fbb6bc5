import type { Transition } from '../model/transition';

/** A table of transitions as lines such as 'decline: open, priced > declined', for tests that write it out once more by hand. */
export const drawTransitions = (states: Record<string, Transition<string>>): string[] =>
  Object.entries(states).map(([action, { from, to }]) => `${action}: ${from.join(', ')} > ${to}`);
