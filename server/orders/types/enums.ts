import { describeEnum } from '../../platform/api/describeEnum';
import type { Confirmation } from '../../model/orders/driverAssignment.entity';
import type { OfferStatus, RejectReason } from '../../model/orders/offer.entity';
import type { OrderStatus } from '../../model/orders/orderStatus';
import type { OrderAction } from '../lifecycle/lifecycle';
import type { DriverAtStop } from '../../model/orders/stop.entity';

export const OrderStatusEnum = describeEnum<OrderStatus>('OrderStatus', 'The status of an order.', {
  new: 'An inquiry that waits for a price.',
  answered: 'An offer was sent and the customer has not decided.',
  accepted: 'The customer accepted the offer. Driver and bus are not assigned yet.',
  job: 'Driver and bus are assigned.',
  archived: 'A finished job in the archive.',
  rejected: 'The offer was rejected, or the trip was cancelled.',
  expired: 'The offer ended without a decision. The order is in the archive.',
});

export const OrderActionEnum = describeEnum<OrderAction>(
  'OrderAction',
  'The actions that an order allows; see allowedActions.',
  {
    resubmit: 'The customer corrects the inquiry that was sent.',
    answer: 'Send the first price.',
    answerAgain: 'Send a new offer. Earlier links stop working.',
    accept: 'The customer accepts by the link.',
    acceptOnBehalf: 'An admin accepts for the customer.',
    reject: 'The customer rejects by the link.',
    rejectOnBehalf: 'An admin rejects for the customer.',
    cancel: 'The customer cancels on the page of the trip.',
    askChange: 'The customer asks for a change of the trip.',
    answerChange: 'Answer a change request with a price, or decline it.',
    takeChange: 'Carry out a change request as asked.',
    decideChange: 'The customer decides on the price of a change request.',
    expire: 'End an offer whose last day has passed. The portal does this by itself.',
    askAgain: 'The customer asks for a new offer by the link of an ended one.',
    editByCustomer: 'The customer changes the trip on its page.',
    startJob: 'Assign driver and bus for the first time.',
    updateJob: 'Change drivers or buses of a job.',
    askDriverAgain: 'Ask a driver who declined again.',
    confirmJob: 'A driver confirms or declines.',
    archive: 'Move a finished job to the archive.',
    takeFromArchive: 'Turn an archived order into a job again, so that it can be corrected.',
    delete: 'Delete the order. It is kept in the database but shown nowhere.',
    editDetails: 'Edit the customer’s data.',
    editRoute: 'Edit the route.',
    editFood: 'Edit the ordered catering.',
    editNotes: 'Edit notes.',
    tieCustomer: 'Say whose order it is.',
    editPrice: 'Correct the agreed price.',
  },
);

export const RejectReasonEnum = describeEnum<RejectReason>(
  'RejectReason',
  'The reason why an offer was not accepted.',
  {
    cheaper_elsewhere: 'Another company was cheaper.',
    over_budget: 'The price was over the customer’s budget.',
    trip_cancelled: 'The trip does not take place.',
    other: 'Another reason.',
    cancelled_via_platform: 'An admin rejected it for the customer.',
  },
);

export const DriverAtStopEnum = describeEnum<DriverAtStop>('DriverAtStop', 'The driver’s activity at a stop.', {
  free: 'The driver is free for the whole stop. It is a break, or a rest if it is long.',
  standby: 'The driver stands by. This is availability, neither work nor a break.',
  work: 'The driver works. This is no break.',
});

export const OfferStatusEnum = describeEnum<OfferStatus>(
  'OfferStatus',
  'The status of an offer. An open offer waits for the customer; a newer offer replaces a superseded one.',
  {
    open: 'The offer waits for the customer.',
    accepted: 'The customer accepted it.',
    rejected: 'The customer rejected it.',
    superseded: 'A newer offer replaced it.',
    expired: 'It ended without a decision.',
  },
);

export const ConfirmationEnum = describeEnum<Confirmation>(
  'Confirmation',
  'A driver’s answer to a job. A job is accepted when all drivers have accepted, and declined when one has declined.',
  {
    waiting: 'The driver has not answered.',
    accepted: 'The driver will drive.',
    declined: 'The driver will not drive.',
  },
);

export const ArchiveSortEnum = describeEnum('ArchiveSort', 'The field that a long list is sorted by.', {
  start: 'Departure from the first stop.',
  company: 'Company, or full name without one.',
  price: 'Net price.',
  driver: 'First name of the main driver.',
  tripNumber: 'Trip number.',
});
export type ArchiveSort = keyof typeof ArchiveSortEnum;
