import type { automations as et } from '../et/automations';
import type { Translated } from '../translate';

export const automations = {
  subtitle: 'What the portal does by itself, and what it only suggests',
  list: 'Acts',
  stopAll: 'Stop all',
  goOn: 'Let them go on',
  allStopped: 'The portal does nothing by itself now: every suggestion waits for a person.',
  howItWorks:
    'An automatic act happens after ten minutes, on weekdays from 9 to 18, never on public holidays. Until then it can be taken back in Today. If the customer changes something, it is not done.',
  mode: 'Mode',
  off: 'Off',
  suggest: 'Suggest',
  automatic: 'Automatic',
  saved: 'Saved!',
  kind_price: 'Answer an inquiry whose price is certain',
  hint_price: 'The price list gives a price, VAT is clear, and the customer was shown no different price.',
  kind_plan: 'Assign coach and driver that nothing speaks against',
  hint_plan: 'Coach and driver, chosen in the plan or found by the portal, are free, and the law of hours allows it.',
  kind_silentDriver: 'Ask a silent driver again',
  hint_silentDriver: '72 and 24 hours before the departure.',
  kind_gaps: 'Ask the customer for missing details',
  hint_gaps: 'Seven days before the departure, in one e-mail: passenger list, group leader, pick-up address.',
  kind_pack: 'Send the papers of the trip to driver and customer',
  hint_pack: '24 hours before the departure, once all drivers have confirmed. Earlier before weekends and holidays.',
  kind_archive: 'Archive a trip with good feedback',
  hint_archive: 'All drivers have answered, all went well, and the hours fit.',
  kind_yearly: 'Invite yearly customers again',
  hint_yearly: 'Six weeks before last year’s date, unless the customer has asked for a trip.',
  counts: 'In 30 days: by itself {automatic}, by a person as suggested {byPerson}, taken back {takenBack}',
  setBy: 'set by {name}',
  stopped: 'Stopped by itself {when} after three failures: {reason}',
} satisfies Translated<typeof et>;
