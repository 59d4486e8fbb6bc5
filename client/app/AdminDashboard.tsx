import { ChangeRequests } from '../features/changeRequests/ChangeRequests';
import AdminDashboardPage from '../features/orders/dashboard/AdminDashboardPage';

/** The dashboard with what customers want to be different on top; neither feature knows the other. */
export default function AdminDashboard() {
  return <AdminDashboardPage first={<ChangeRequests />} />;
}
