import { isBlank } from '../../../platform/api/notBlank';
import type { Message } from '../../../platform/values/message';

/** Why an assignment goes on although something speaks against it: somebody's words, or the portal's own. */
export type Reason = string | Message;

/** The reason as the history keeps it; undefined when none is given. */
export function readReason(reason: Reason | null | undefined): Reason | undefined {
  if (typeof reason !== 'string') return reason ?? undefined;
  return isBlank(reason) ? undefined : reason.trim();
}
