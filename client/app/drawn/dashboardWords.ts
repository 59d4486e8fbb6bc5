import { greetByName, printWhatWaits } from '../../office/orders/dashboard/waiting';
import type { CurrentUserQuery, DashboardQuery } from '../../generated/graphql';
import type { SentWords } from '../../lib/request/sentReplies';

/** The words at the top of the office's dashboard, for the picture that the server fills in (server/edge/http/drawn/sentReplies.ts). */
export function pickDashboardWords(data: unknown, now: Date): SentWords {
  const { currentUser, ...lists } = data as CurrentUserQuery & DashboardQuery;
  return {
    GREETING: greetByName(currentUser?.firstname ?? '', now),
    WAITS: printWhatWaits(lists, now),
  };
}
