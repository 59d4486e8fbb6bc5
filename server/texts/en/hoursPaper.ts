import type { Translated } from '../catalogue';
import type { hoursPaper as et } from '../et/hoursPaper';

export const hoursPaper: Translated<typeof et> = {
  title: 'Driving and rest time: {name} {first} - {last}',
  asOf: 'As of {when}. Past days follow the hours that the driver reported, the others the plan.',
  restedBefore: 'Working time before {when} is not known: that time counts as rest.',
  problems: 'The data contradict each other: {problems}.',
  drivingAndWork: 'driving · work',
  rest: 'rest',
  driving: 'driving',
  otherWork: 'other work',
  availability: 'availability',
  break: 'break, rest',
  none: 'No infringements.',
  infringements: 'Infringements ({count})',
  risk: 'Found in a single check, they would raise the risk rating of the company by {points, plural, one {# point} other {# points}}.',
  trip: 'trip {number}',
};
