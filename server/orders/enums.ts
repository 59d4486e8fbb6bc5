import { registerEnumType } from 'type-graphql';
import { orderActions, orderStatuses } from './lifecycle';
import { rejectReasons } from './offer.entity';

const enumOf = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };

export const OrderStatusEnum = enumOf(orderStatuses);
registerEnumType(OrderStatusEnum, { name: 'OrderStatus', description: 'Where an order stands.' });

export const OrderActionEnum = enumOf(orderActions);
registerEnumType(OrderActionEnum, {
  name: 'OrderAction',
  description: 'What can be done with an order; see allowedActions.',
});

export const RejectReasonEnum = enumOf(rejectReasons);
registerEnumType(RejectReasonEnum, { name: 'RejectReason', description: 'Why an offer was not taken.' });

export const OfferStatusEnum = enumOf(['open', 'accepted', 'rejected', 'superseded']);
registerEnumType(OfferStatusEnum, {
  name: 'OfferStatus',
  description: 'Open offers wait for the customer; a superseded one was replaced by a newer.',
});

export const ConfirmationEnum = enumOf(['waiting', 'accepted', 'rejected']);
registerEnumType(ConfirmationEnum, {
  name: 'Confirmation',
  description: 'What a driver answered; of a job: accepted when all did, rejected when any declined.',
});

export const ArchiveSortEnum = enumOf(['start', 'company', 'price', 'driver', 'tripNumber']);
export type ArchiveSort = keyof typeof ArchiveSortEnum;
registerEnumType(ArchiveSortEnum, { name: 'ArchiveSort', description: 'What a long list is sorted by.' });
