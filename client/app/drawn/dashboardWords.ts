import { greeting, whatWaits } from '../../office/orders/dashboard/waiting';
import type { CurrentUserQuery, DashboardQuery } from '../../generated/graphql';
import type { SentWords } from '../../lib/request/sentReplies';

/** The words at the top of the office's dashboard, for the picture that the server fills in (server/edge/http/drawn/sentReplies.ts). */
export function dashboardWords(data: unknown, now: Date): SentWords {
  const { currentUser, ...lists } = data as CurrentUserQuery & DashboardQuery;
  return {
    GREETING: greeting(currentUser?.firstname ?? '', now),
    WAITS: whatWaits(lists, now),
  };
}
