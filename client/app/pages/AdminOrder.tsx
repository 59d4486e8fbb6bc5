import ChangeRequests from '../../office/changeRequests/ChangeRequests';
import AdminOrderPage from '../../office/orders/page/AdminOrderPage';
import { latePart } from '../../ui/late/latePart';

const CustomerTie = latePart(() => import('../../company/customers/CustomerTie'));
const PassengersCard = latePart(() => import('../../office/passengers/PassengersCard'));
const OrderInvoices = latePart(() => import('../../office/invoicing/OrderInvoices'));
const RoadPapersCard = latePart(() => import('../../office/roadPapers/RoadPapersCard'));
const TripPaying = latePart(() => import('../../office/invoicing/TripPaying'));
const RealTimes = latePart(() => import('../../office/tripEvents/RealTimes'));
const RouteEditor = latePart(() => import('../../office/route/RouteEditor'));

/** The page of an order with the editor of its route, its passengers, papers and invoices; no feature knows the other. */
export default function AdminOrder() {
  return (
    <AdminOrderPage
      RouteEditor={RouteEditor}
      Passengers={PassengersCard}
      RealTimes={RealTimes}
      CustomerTie={CustomerTie}
      Invoices={OrderInvoices}
      RoadPapers={RoadPapersCard}
      Paying={TripPaying}
      ChangeRequests={ChangeRequests}
    />
  );
}
