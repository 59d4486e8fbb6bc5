import AdminDashboardPage from '../../office/orders/dashboard/AdminDashboardPage';
import { latePart } from '../../ui/late/latePart';

const ChangeRequests = latePart(() => import('../../office/changeRequests/ChangeRequests'));

/** The dashboard with what customers want to be different on top; neither feature knows the other. */
export default function AdminDashboard() {
  return <AdminDashboardPage first={(isThere) => <ChangeRequests isThere={isThere} />} />;
}
