import type { Translated } from '../catalogue';
import type * as et from '../et/setup';

export const setup: Translated<typeof et.setup> = {
  smallBus: 'Example: small coach',
  middleBus: 'Example: medium coach',
  largeBus: 'Example: large coach',
  busesThere: 'There are buses already. The example is for an empty list only.',
};
