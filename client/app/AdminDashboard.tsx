import { useEffect, useState } from 'react';
import AdminDashboardPage from '../features/orders/dashboard/AdminDashboardPage';
import { lazyPage } from './lazyPage';

const ChangeRequests = lazyPage(() => import('../features/changeRequests/ChangeRequests'));

/** The dashboard with what customers want to be different on top; neither feature knows the other. */
export default function AdminDashboard() {
  // After the first picture, which comes with the HTML: few days have any, and none shall wait for them.
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return <AdminDashboardPage first={drawn && <ChangeRequests />} />;
}
