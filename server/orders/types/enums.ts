import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/api/enumOf';
import type { OrderStatus } from '../../model/orders/orderStatus';
import type { OrderAction } from '../lifecycle/lifecycle';
import { orderStatuses } from '../../model/orders/orderStatus';
import { orderActions } from '../lifecycle/lifecycle';
import type { DriverAtStop } from '../../model/orders/stop.entity';
import { driverAtStop } from '../../model/orders/stop.entity';
import type { RejectReason } from '../../model/orders/offer.entity';
import { rejectReasons } from '../../model/orders/offer.entity';

/** Says what each value of an enum means; the explorer shows it. */
const meanings = <T extends string>(texts: Record<T, string>) =>
  Object.fromEntries(Object.entries<string>(texts).map(([value, description]) => [value, { description }])) as Record<
    T,
    { description: string }
  >;

export const OrderStatusEnum = enumOf(orderStatuses);
registerEnumType(OrderStatusEnum, {
  name: 'OrderStatus',
  description: 'Where an order stands.',
  valuesConfig: meanings<OrderStatus>({
    new: 'An inquiry that waits for a price.',
    answered: 'A price was sent; the customer has not decided.',
    accepted: 'The customer took the offer; driver and bus are not assigned yet.',
    job: 'Driver and bus are assigned.',
    archived: 'A finished job in the archive.',
    rejected: 'The offer was not taken.',
    expired: 'The offer ended without a decision; the order is in the archive.',
  }),
});

export const OrderActionEnum = enumOf(orderActions);
registerEnumType(OrderActionEnum, {
  name: 'OrderAction',
  description: 'What can be done with an order; see allowedActions.',
  valuesConfig: meanings<OrderAction>({
    resubmit: 'The customer corrects the inquiry that was sent.',
    answer: 'Send the first price.',
    answerAgain: 'Send another price; the former link dies.',
    accept: 'The customer accepts by the link.',
    acceptOnBehalf: 'An admin accepts for the customer.',
    reject: 'The customer rejects by the link.',
    rejectOnBehalf: 'An admin rejects for the customer.',
    cancel: 'The customer cancels on the page of the trip.',
    askChange: 'The customer asks for something to be different.',
    answerChange: 'Answer that with a price, or decline.',
    takeChange: 'Do what the customer asked for.',
    decideChange: 'The customer decides on the price of what was asked for.',
    expire: 'The offer’s end has passed; the clock does it.',
    askAgain: 'The customer asks for another offer, by the link of one that has ended.',
    editByCustomer: 'The customer changes the trip on its page.',
    startJob: 'Assign driver and bus for the first time.',
    updateJob: 'Assign others.',
    askDriverAgain: 'Ask a driver once more who declined.',
    confirmJob: 'A driver confirms or declines.',
    archive: 'Move a finished job to the archive.',
    takeFromArchive: 'Make an archived order a job again, so that it can be corrected.',
    delete: 'Delete; it is kept out of sight.',
    editDetails: 'Edit what the customer told.',
    editRoute: 'Edit the route.',
    editFood: 'Edit the ordered catering.',
    editNotes: 'Edit notes.',
    editPrice: 'Correct the agreed price.',
  }),
});

export const RejectReasonEnum = enumOf(rejectReasons);
registerEnumType(RejectReasonEnum, {
  name: 'RejectReason',
  description: 'Why an offer was not taken.',
  valuesConfig: meanings<RejectReason>({
    cheaper_elsewhere: 'Another company was cheaper.',
    over_budget: 'More than the customer could pay.',
    trip_cancelled: 'There will be no trip.',
    other: 'Another reason.',
    cancelled_via_platform: 'An admin rejected it on the customer’s behalf.',
  }),
});

export const DriverAtStopEnum = enumOf(driverAtStop);
registerEnumType(DriverAtStopEnum, {
  name: 'DriverAtStop',
  description: 'What the driver does at a stop.',
  valuesConfig: meanings<DriverAtStop>({
    free: 'Has the whole of it free: a break, or where it is long a rest.',
    standby: 'Stands by: availability, which is neither work nor a break.',
    work: 'Works: no break.',
  }),
});

export const OfferStatusEnum = enumOf(['open', 'accepted', 'rejected', 'superseded', 'expired']);
registerEnumType(OfferStatusEnum, {
  name: 'OfferStatus',
  description: 'Open offers wait for the customer; a superseded one was replaced by a newer.',
  valuesConfig: meanings<keyof typeof OfferStatusEnum>({
    open: 'Waits for the customer.',
    accepted: 'The customer took it.',
    rejected: 'The customer did not take it.',
    superseded: 'A newer offer replaced it.',
    expired: 'It ended without a decision.',
  }),
});

export const ConfirmationEnum = enumOf(['waiting', 'accepted', 'rejected']);
registerEnumType(ConfirmationEnum, {
  name: 'Confirmation',
  description: 'What a driver says to a job; of a job: accepted when all did, rejected when any declined.',
  valuesConfig: meanings<keyof typeof ConfirmationEnum>({
    waiting: 'Nothing yet.',
    accepted: 'Will drive.',
    rejected: 'Will not drive.',
  }),
});

export const ArchiveSortEnum = enumOf(['start', 'company', 'price', 'driver', 'tripNumber']);
export type ArchiveSort = keyof typeof ArchiveSortEnum;
registerEnumType(ArchiveSortEnum, {
  name: 'ArchiveSort',
  description: 'What a long list is sorted by.',
  valuesConfig: meanings<ArchiveSort>({
    start: 'Departure from the first stop.',
    company: 'Company, or full name without one.',
    price: 'Net price.',
    driver: 'First name of the main driver.',
    tripNumber: 'Trip number.',
  }),
});
