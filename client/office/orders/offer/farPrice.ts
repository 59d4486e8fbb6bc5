/** The usual price of the trip, in cents. */
export interface UsualPrice {
  from: 'list' | 'similar' | 'former';
  cents: number;
}

/** The first usual price of which the typed one is twice or more, or half or less: a digit too many, most likely. */
export function findFarFrom(netCents: number, usual: readonly UsualPrice[]): UsualPrice | undefined {
  return usual.find(({ cents }) => cents > 0 && (netCents >= cents * 2 || netCents * 2 <= cents));
}
