import type { cancellation as et } from '../et/cancellation';
import type { Translated } from '../translate';

export const cancellation = {
  title: 'Cancellation',
  subtitle:
    'What it costs to cancel a confirmed trip. The terms apply to offers accepted after they are saved; trips confirmed earlier keep the terms they had.',
  loadFailed: 'The cancellation terms could not be loaded',
  tiers: 'Tiers',
  tiersHint:
    'Exactly one tier must apply at any moment before departure. Days follow the clock (7 days before a departure at 8:00 is a week earlier at 8:00), hours are counted as they pass. The percentage is taken of the price of the trip including VAT.',
  add: 'Add a tier',
  remove: 'Remove the tier {name}',
  from: 'From, before departure',
  fromHint: 'empty: from the very beginning',
  to: 'To, before departure',
  toHint: 'empty: until departure',
  fromUnit: 'Unit of the beginning',
  toUnit: 'Unit of the end',
  unit_days: 'days',
  unit_hours: 'hours',
  minimum: 'At least',
  preview: 'Example: a trip on {when}, {total}',
  previewFailed: 'The example could not be worked out',
  previewUnread: 'Fill in every field to see an example',
  free: 'free for now',
  nowFee: 'now {percent}%, {fee}',
  thenFree: 'free from {when}',
  thenFee: 'from {when} {percent}%, {fee}',
  problems: 'This cannot be saved',
  saved: 'Cancellation terms saved!',
} satisfies Translated<typeof et>;
