/** A document that public pages send, or sent until the day it says. */
export interface PublicDocument {
  name: string;
  hash: string;
  until?: string;
}
export function historyOf(before: PublicDocument[], now: PublicDocument[], today: string): PublicDocument[];
