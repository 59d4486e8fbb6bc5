import DriverOrderPage from '../../features/orders/page/DriverOrderPage';
import { lazyPage } from './lazyPage';

const DriverStays = lazyPage(() => import('../../features/duties/DriverStays'));
const DriverPassengers = lazyPage(() => import('../../features/passengers/DriverPassengers'));

/** The page of a driver's job with its passengers, and where its bus stays; no feature knows the other. */
export default function DriverOrder() {
  return <DriverOrderPage Passengers={DriverPassengers} Stays={DriverStays} />;
}
