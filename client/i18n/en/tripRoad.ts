import type { tripRoad as et } from '../et/tripRoad';
import type { Translated } from '../translate';

export const tripRoad = {
  title: 'Where the coach is',
  failed: 'The place of the coach could not be loaded. We will try again soon.',
  arrives: 'The coach is expected in {stop} at about {time}.',
  leaves: 'The coach is at {stop} and leaves at about {time}.',
  known: 'The coach is on its way. The time is not known yet.',
  unknown: 'The place of the coach is not known right now.',
  planned: 'Planned: {time}.',
  seenAt: 'Last seen at {time}.',
  map: 'The coach on the map',
} satisfies Translated<typeof et>;
