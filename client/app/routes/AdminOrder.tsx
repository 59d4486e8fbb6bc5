import ChangeRequests from '../../features/changeRequests/ChangeRequests';
import AdminOrderPage from '../../features/orders/page/AdminOrderPage';
import { lazyPage } from './lazyPage';

const PassengersCard = lazyPage(() => import('../../features/passengers/PassengersCard'));
const RouteEditor = lazyPage(() => import('../../features/route/RouteEditor'));

/** The page of an order with the editor of its route and its passengers; no feature knows the other. */
export default function AdminOrder() {
  return <AdminOrderPage RouteEditor={RouteEditor} Passengers={PassengersCard} ChangeRequests={ChangeRequests} />;
}
