import type { tracker as et } from '../et/tracker';
import type { Translated } from '../translate';

export const tracker = {
  title: 'Tracker',
  failed: 'The tracker could not be loaded',
  hint: 'A phone or device in the coach sends the place in OsmAnd’s form, for example from the app OsmAnd or Traccar Client.',
  none: 'There is no key yet.',
  since: 'The key was made on {when}.',
  last: 'Latest place {when}.',
  nothingYet: 'No place has come yet.',
  off: 'Places of coaches are off, so nothing is stored.',
  settings: 'Open settings',
  make: 'Make a key',
  replace: 'Replace the key',
  remove: 'Remove the key',
  removed: 'Key removed!',
  replaceAsk: 'Replace the key?',
  removeAsk: 'Remove the key?',
  oldStops: 'The old key stops working at once.',
  osmand: 'Web address for OsmAnd',
  traccar: 'Device identifier for Traccar Client, server {address}',
  once: 'The key is shown only now. Copy it to the device.',
} satisfies Translated<typeof et>;
