import AdminDashboardPage from '../../features/orders/dashboard/AdminDashboardPage';
import { latePart } from '../../ui/late/latePart';

const ChangeRequests = latePart(() => import('../../features/changeRequests/ChangeRequests'));

/** The dashboard with what customers want to be different on top; neither feature knows the other. */
export default function AdminDashboard() {
  return <AdminDashboardPage first={<ChangeRequests />} />;
}
