import recorded from './recorded/replies.json';
import type { DataOf } from './testRender';

type Replies = typeof recorded.replies;

/** Ids of what the recorded replies are about. */
export const ids = recorded.ids;

/**
 * What the real server replied to an operation of the client; that file is held by server/systemTests/replies. A test may change
 * in it what it is about: each call gives it again.
 */
export const replied = <Name extends keyof Replies>(operation: Name, of: keyof Replies[Name] & string): DataOf<Name> =>
  JSON.parse(JSON.stringify(recorded.replies[operation][of])) as DataOf<Name>;
