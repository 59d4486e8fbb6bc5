// Office: money received, by files of the bank and by hand, and what is open.
// Stands on access and the model.
export { bookWaiting } from './bookByThemselves';
export { createPaymentRoutes } from './paymentRoutes';
export { PaymentsResolver } from './payments.resolver';
export { bankProgress } from './progress';
export { takeFolder } from './watchFolder';
