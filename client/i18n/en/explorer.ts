import type { explorer as et } from '../et/explorer';
import type { Translated } from '../translate';

export const explorer = {
  title: 'GraphQL explorer',
  subtitle: 'All data, with explanations. The book button opens the documentation, the triangle button runs a query.',
  real: 'Queries run in your name on live data: every mutation changes orders at once and sends e-mails too.',
  restore: 'Restore the examples',
  calls: 'Calls at /api/fn',
} satisfies Translated<typeof et>;
