import type { Translated } from '../catalogue';
import type { routeNote as et } from '../et/routeNote';

export const routeNote = {
  ferry: 'Ferry {name}: the crossing takes about {crossing}, plus about {waiting} of waiting.',
  overWater: 'The route crosses water: allow for waiting at the ferry.',
  noFerryKnown: 'No ferry for coaches is known ({lands}): distance and time are estimated as the crow flies.',
  beyondEstonia: 'The route goes beyond Estonia: distance and time are approximate.',
} satisfies Translated<typeof et>;
