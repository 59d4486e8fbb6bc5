import DriverOrderPage from '../features/orders/page/DriverOrderPage';
import { lazyPage } from './lazyPage';

const DriverPassengers = lazyPage(() => import('../features/passengers/DriverPassengers'));

/** The page of a driver's job with its passengers; neither feature knows the other. */
export default function DriverOrder() {
  return <DriverOrderPage Passengers={DriverPassengers} />;
}
