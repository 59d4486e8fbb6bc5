export { calendar } from './calendar';
export { customerMail } from './customerMail';
export { driverMail } from './driverMail';
export { paper } from './paper';
export { price } from './price';
export { trip } from './trip';
export { tripListMail } from './tripListMail';
export { tripMail } from './tripMail';
