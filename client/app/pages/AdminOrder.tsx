import CustomerTie from '../../company/customers/CustomerTie';
import ChangeRequests from '../../office/changeRequests/ChangeRequests';
import OrderInvoices from '../../office/invoicing/OrderInvoices';
import TripPaying from '../../office/invoicing/TripPaying';
import OrderMails from '../../office/mailDrafts/OrderMails';
import AdminOrderPage from '../../office/orders/page/AdminOrderPage';
import PassengersCard from '../../office/passengers/PassengersCard';
import RoadPapersCard from '../../office/roadPapers/RoadPapersCard';
import RealTimes from '../../office/tripEvents/RealTimes';
import { latePart } from '../../ui/late/latePart';

// A late part keeps the whole page waiting for its file, so only what a press opens is one.
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
      Mails={OrderMails}
      Paying={TripPaying}
      ChangeRequests={ChangeRequests}
    />
  );
}
