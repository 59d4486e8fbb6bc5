import DriverOrderPage from '../../office/orders/page/DriverOrderPage';
import { latePart } from '../../ui/late/latePart';

const DriverStays = latePart(() => import('../../office/duties/DriverStays'));
const BusDefects = latePart(() => import('../../office/roadPapers/BusDefects'));
const RoadPapersCard = latePart(() => import('../../office/roadPapers/RoadPapersCard'));
const DriverPassengers = latePart(() => import('../../office/passengers/DriverPassengers'));

/** The page of a driver's job with its passengers and papers, and where its bus stays; no feature knows the other. */
export default function DriverOrder() {
  return (
    <DriverOrderPage
      Passengers={DriverPassengers}
      Stays={DriverStays}
      RoadPapers={RoadPapersCard}
      Defects={BusDefects}
    />
  );
}
