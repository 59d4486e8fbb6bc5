/** The callers of an operation (docs/product.md, 'Roles'). */
export type Who = 'public' | 'session' | 'admin';

export interface Permission {
  who: Who;
  /** The operations that a token of the scope 'accounting' may read. Nothing else is open to it. */
  accounting?: true;
  /** Only for people who are signed in: a program's token cannot do it, so that it cannot make itself stronger. */
  byHand?: true;
  /** Open to an admin who must add a second factor first. */
  beforeFactor?: true;
  /** How often an address that nobody is signed in at may call it in this many seconds, and a user: as often, unless said. */
  limit?: { calls: number; windowS: number; signedIn?: number };
}

export const open: Permission = { who: 'public' };
/** Asked while somebody types; may cost money at the provider of maps. */
export const places: Permission = { who: 'public', limit: { calls: 120, windowS: 60 } };
/** A link from an e-mail, and the forms behind it. Nobody guesses 256 bits; the limit keeps a caller who tries from loading us. */
export const link: Permission = { who: 'public', limit: { calls: 120, windowS: 60 } };
export const session: Permission = { who: 'session' };
export const toAddFactor: Permission = { who: 'session', byHand: true, beforeFactor: true };
export const admin: Permission = { who: 'admin' };
export const adminByHand: Permission = { who: 'admin', byHand: true };
