import type { CustomerEdited } from '../../orders/lifecycle/order.events';
import type { Block } from './blocks/block';
import { facts } from './blocks/Rows';

const words: Record<CustomerEdited['what'], string> = {
  passengers: 'Reisijaid',
  leader: 'Grupijuht',
  notes: 'Kliendi märkused',
  food: 'Toitlustus',
  invoice: 'Arve',
};

/** 'Reisijaid, toitlustus' */
export const editedWords = (edits: readonly CustomerEdited[]): string =>
  edits.map(({ what }, index) => (index === 0 ? words[what] : words[what].toLowerCase())).join(', ');

/** What each thing was, and what it is now. */
export const editedRows = (edits: readonly CustomerEdited[]): Block =>
  facts(edits.map(({ what, before, after }) => ({ label: words[what], value: `${before || '–'} → ${after || '–'}` })));
