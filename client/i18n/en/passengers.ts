import type { passengers as et } from '../et/passengers';
import type { Translated } from '../translate';

export const passengers = {
  title: 'Passenger list',
  count: '{count}/{expected}',
  ferry: 'The ferry needs the names of the passengers.',
  abroad: 'The trip leaves Estonia: names may be asked for at the border.',
  office: 'Please give us the names of the passengers.',
  deletedOn: 'We delete the names on {date}. Only our office and the drivers of the trip see them.',
  none: 'There is no list yet',
  name: 'Name',
  document: 'Document',
  bornOn: 'Date of birth',
  repeated: 'repeated',
  someRepeated: 'A name is on the list more than once. If these are different people, nothing needs changing.',
  paste: 'List',
  pasteHint:
    'Copy from a spreadsheet, or write each name on a line of its own. Add document number and date of birth if you like.',
  example: 'Mary Smith; K1234567; 31.12.1990',
  add: 'Add a list',
  edit: 'Edit the list',
  save: 'Save the list',
  saved: 'List saved!',
  closed: 'The list can no longer be changed.',
  failed: 'The passenger list could not be opened',
} satisfies Translated<typeof et>;
