import type { bulk as et } from '../et/bulk';
import type { Translated } from '../translate';

export const bulk = {
  bar: 'Chosen rows',
  chosen: 'Chosen: {count}',
  running: 'Working… {done} / {of}',
  export: 'Export the chosen',
  clear: 'Clear the choice',
  outcome: 'Done {done}, not done {refused}',
  done: 'Done',
  refused: 'Not done: {reason}',
  archive: 'Move to the archive',
  takeFromArchive: 'Take out of the archive',
  assign: 'Assign a fitting coach and driver',
  remind: 'Send reminders',
  noEmail: 'The customer has no e-mail address',
} satisfies Translated<typeof et>;
