import type { common as et } from '../et/common';
import type { Translated } from '../catalogue';

export const common: Translated<typeof et> = {
  greeting: 'Hello {name},',
  passengers: '{count, plural, one {# passenger} other {# passengers}}',
};
