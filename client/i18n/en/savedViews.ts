import type { savedViews as et } from '../et/savedViews';
import type { Translated } from '../translate';

export const savedViews = {
  open: 'Views',
  title: 'Saved views',
  empty: 'There are no views yet. Search or sort the list and give it a name here.',
  name: 'Name of the new view',
  hint: 'Keeps the present search, order and period. The whole office sees the views.',
  save: 'Save the present view',
  saved: 'The view is saved',
  deleted: 'The view is deleted',
  delete: 'Delete the view {name}',
} satisfies Translated<typeof et>;
