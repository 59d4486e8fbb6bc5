import type { common as et } from '../et/common';
import type { Translated } from '../catalogue';

export const common: Translated<typeof et> = {
  greeting: 'Здравствуйте, {name}!',
  passengers: '{count, plural, one {# пассажир} few {# пассажира} many {# пассажиров} other {# пассажира}}',
};
