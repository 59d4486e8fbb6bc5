import AdminDashboardPage from '../features/orders/dashboard/AdminDashboardPage';
import { useHydrated } from '../lib/useHydrated';
import { lazyPage } from './lazyPage';

const ChangeRequests = lazyPage(() => import('../features/changeRequests/ChangeRequests'));

/** The dashboard with what customers want to be different on top; neither feature knows the other. */
export default function AdminDashboard() {
  // After the first picture, which comes with the HTML: few days have any, and none shall wait for them.
  const hydrated = useHydrated();
  return <AdminDashboardPage first={hydrated && <ChangeRequests />} />;
}
