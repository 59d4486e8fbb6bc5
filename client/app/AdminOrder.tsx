import { ChangeRequests } from '../features/changeRequests/ChangeRequests';
import AdminOrderPage from '../features/orders/page/AdminOrderPage';
import { lazyPage } from './lazyPage';

const RouteEditor = lazyPage(() => import('../features/route/RouteEditor'));

/** The page of an order with the editor of its route; neither feature knows the other. */
export default function AdminOrder() {
  return <AdminOrderPage RouteEditor={RouteEditor} Wishes={ChangeRequests} />;
}
