import { ids, replied } from '../../testReplies';
import type { CustomerTrip } from './useMyTrip';

export const link = { id: ids.answered, key: 'k1' };

/** The trip behind the link as the server replies it in that state, offered unless said; `changes` are what it is about. */
export const someTrip = (changes: Partial<CustomerTrip> = {}): CustomerTrip => ({
  ...replied('MyTrip', changes.state ?? 'offered').myTrip,
  id: link.id,
  ...changes,
});
