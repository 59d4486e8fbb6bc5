import recorded from './recorded/replies.json';
import type { DataOf } from './testRender';

type Replies = typeof recorded.replies;

/** Ids of what the recorded replies are about. */
export const ids = recorded.ids;

/**
 * A recorded reply of the real server to an operation of the client (server/systemTests/replies). Each call gives a
 * fresh copy, so a test may change it.
 */
export const replied = <Name extends keyof Replies>(operation: Name, of: keyof Replies[Name] & string): DataOf<Name> =>
  JSON.parse(JSON.stringify(recorded.replies[operation][of])) as DataOf<Name>;
