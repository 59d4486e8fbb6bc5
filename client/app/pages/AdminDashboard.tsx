import type { DashboardQuery } from '../../generated/graphql';
import { loadAdminTexts } from '../../i18n/adminTexts';
import { findAhead } from '../../lib/request/ahead/aheadReplies';
import AdminDashboardPage from '../../office/orders/dashboard/AdminDashboardPage';
import { DashboardTabs } from '../../shared/dashboard/DashboardTabs';
import { latePart } from '../../ui/late/latePart';

const ChangeRequests = latePart(() => import('../../office/changeRequests/ChangeRequests'));
const TodoCard = latePart(async () => {
  await loadAdminTexts();
  return import('../../company/setup/TodoCard');
});

export const preloadChangeRequests = ChangeRequests.preload;

/** The lists stand below the change requests: where the page came with some, it begins with their code. */
export async function preloadFirstParts(): Promise<void> {
  if (findAhead<DashboardQuery>('Dashboard', {})?.changeRequests.length) await preloadChangeRequests();
}

/** The dashboard with what customers want to be different on top, and what is still to be set up; no feature knows the others. */
export default function AdminDashboard() {
  return (
    <AdminDashboardPage
      tabs={<DashboardTabs />}
      first={(isThere) => <ChangeRequests isThere={isThere} />}
      todo={(isFirst) => <TodoCard isFirst={isFirst} />}
    />
  );
}
