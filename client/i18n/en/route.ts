import type { route as et } from '../et/route';
import type { Translated } from '../translate';

export const route = {
  title: 'Edit the route',
  map: 'Route on the map',
  resize: 'Width of the panel',
  dragHint: 'To set the exact place of a stop, drag its marker on the map.',
  notify: 'Tell the customer by e-mail',
  leaveQuestion: 'Close without saving?',
  leaveSubject: 'The changes to the route will be lost.',
  leave: 'Close without saving',
  stay: 'Keep editing',
  driverAtStop: 'Driver at the stop',
  driverAtStopOf: 'Driver at the stop: {place}',
  byLength: 'By length',
  free: 'Free',
  standby: 'On standby',
  work: 'Working',
} satisfies Translated<typeof et>;
