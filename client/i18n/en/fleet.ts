import type { fleet as et } from '../et/fleet';
import type { Translated } from '../translate';

export const fleet = {
  title: 'Coaches',
  hiddenTitle: 'Hidden coaches',
  add: 'Add a coach',
  empty: 'Coaches that can be assigned to jobs appear here.',
  loadFailed: 'The coaches could not be loaded',
  edit: 'Edit: {name}',
  hide: 'Hide',
  restore: 'Bring back',
  hideAhead: 'The coach still has trips ahead. Hide it anyway?',
  hideAheadHint: 'The trips stay with the coach until you assign another one:',
  hidden: 'Coach hidden!',
  shown: 'Coach visible again!',
  details: 'Edit details',
  name: 'Name',
  nameHint: 'For example make, model and registration plate',
  nameMissing: 'Please enter a name',
  updated: 'Changes saved!',
  createTitle: 'New coach',
  create: 'Add the coach',
  created: 'Coach added!',
} satisfies Translated<typeof et>;
