import type { CustomerEdited } from '../../../model/orders/snapshots';
import type { Words } from '../../../texts/words';
import type { Block } from './blocks/block';
import { facts } from './blocks/Rows';

const nameOf = ({ what }: CustomerEdited, { t }: Words): string =>
  ({
    passengers: t('driverMail.editedPassengers'),
    leader: t('driverMail.editedLeader'),
    notes: t('driverMail.editedNotes'),
    food: t('driverMail.editedFood'),
    invoice: t('driverMail.editedInvoice'),
  })[what];

/** 'Reisijaid, Toitlustus' */
export const editedWords = (edits: readonly CustomerEdited[], words: Words): string =>
  edits.map((edit) => nameOf(edit, words)).join(', ');

/** The old and new value of each field. */
export const editedRows = (edits: readonly CustomerEdited[], words: Words): Block =>
  facts(edits.map((edit) => ({ label: nameOf(edit, words), value: `${edit.before || '–'} → ${edit.after || '–'}` })));
