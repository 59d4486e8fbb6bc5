import type { common as et } from '../et/common';
import type { Translated } from '../catalogue';

export const common: Translated<typeof et> = {
  greeting: 'Hei {name}!',
  passengers: '{count, plural, one {# matkustaja} other {# matkustajaa}}',
};
