import type { automations as et } from '../et/automations';
import type { Translated } from '../translate';

export const automations = {
  subtitle: 'What the portal does by itself, and what it only suggests',
  list: 'Acts',
  stopAll: 'Stop all',
  goOn: 'Let them go on',
  allStopped: 'The portal does nothing by itself now: every suggestion waits for a person.',
  howItWorks:
    'An automatic act happens after ten minutes, on weekdays from 9 to 18. Until then it can be taken back in Today. If the customer changes something, it is not done.',
  mode: 'Mode',
  off: 'Off',
  suggest: 'Suggest',
  automatic: 'Automatic',
  saved: 'Saved!',
  kind_price: 'Answer an inquiry whose price is certain',
  hint_price: 'The price list gives a price, VAT is clear, and the customer was shown no different price.',
  kind_plan: 'Confirm a plan that nothing speaks against',
  hint_plan: 'Coach and driver are chosen in the plan, and driving and rest time allow it.',
  kind_silentDriver: 'Ask a silent driver again',
  hint_silentDriver: '72 and 24 hours before the departure.',
  kind_archive: 'Archive a trip with good feedback',
  hint_archive: 'All drivers have answered, all went well, and the hours fit.',
  counts: 'In 30 days: by itself {automatic}, by a person as suggested {byPerson}, taken back {takenBack}',
  setBy: 'set by {name}',
  stopped: 'Stopped by itself {when} after three failures: {reason}',
} satisfies Translated<typeof et>;
