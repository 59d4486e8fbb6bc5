import type { CustomerEdited } from '../../../model/orders/snapshots';
import type { Words } from '../../../texts/words';
import type { Block } from './blocks/block';
import { writeFacts } from './blocks/Rows';

const printName = ({ what }: CustomerEdited, { t }: Words): string =>
  ({
    passengers: t('driverMail.editedPassengers'),
    leader: t('driverMail.editedLeader'),
    notes: t('driverMail.editedNotes'),
    food: t('driverMail.editedFood'),
    invoice: t('driverMail.editedInvoice'),
  })[what];

/** 'Reisijaid, Toitlustus' */
export const printEdits = (edits: readonly CustomerEdited[], words: Words): string =>
  edits.map((edit) => printName(edit, words)).join(', ');

/** The old and new value of each field. */
export const listEditRows = (edits: readonly CustomerEdited[], words: Words): Block =>
  writeFacts(
    edits.map((edit) => ({ label: printName(edit, words), value: `${edit.before || '–'} → ${edit.after || '–'}` })),
  );
