import type { fleet as et } from '../et/fleet';
import type { Translated } from '../translate';

export const fleet = {
  hiddenTitle: 'Hidden coaches',
  add: 'Add a coach',
  empty: 'Coaches that can be assigned to jobs appear here.',
  loadFailed: 'The coaches could not be loaded',
  hideAhead: 'The coach still has trips ahead. Hide it anyway?',
  hideAheadHint: 'The trips stay with the coach until you assign another one:',
  hidden: 'Coach hidden!',
  shown: 'Coach visible again!',
  nameHint: 'For example make, model and registration plate',
  createTitle: 'New coach',
  create: 'Add the coach',
  created: 'Coach added!',
} satisfies Translated<typeof et>;
