import ChangeRequests from '../../features/changeRequests/ChangeRequests';
import AdminOrderPage from '../../features/orders/page/AdminOrderPage';
import { latePart } from '../../ui/late/latePart';

const PassengersCard = latePart(() => import('../../features/passengers/PassengersCard'));
const RouteEditor = latePart(() => import('../../features/route/RouteEditor'));

/** The page of an order with the editor of its route and its passengers; no feature knows the other. */
export default function AdminOrder() {
  return <AdminOrderPage RouteEditor={RouteEditor} Passengers={PassengersCard} ChangeRequests={ChangeRequests} />;
}
