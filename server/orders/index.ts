// Orders, the heart: the lifecycle, the actions that change an order, and what is read of it.
// Stands on sales, driving, company, access and model.
export { changeWantedTrip, planWantedRoute } from './actions/applyChange';
export { planAgreedRoute } from './actions/agreedRoute';
export { updateOrder } from './actions/editOrder';
export { editAsCustomer } from './actions/editAsCustomer';
export { askForGaps, inviteAgain, sendPack } from './actions/letters';
export { askForFeedback } from './actions/jobs/askForFeedback';
export { requireAssignment } from './actions/jobs/confirmJob';
export { archiveOrder } from './actions/jobs/archiveOrder';
export { askDriverAgain } from './actions/jobs/askDriverAgain';
export { markFeedbackRead } from './actions/jobs/readFeedback';
export { confirmOwnJob } from './actions/jobs/confirmJob';
export { startJob, updateJob } from './actions/jobs/startJob';
export { answerOrder } from './actions/offers/answerOrder';
export { submitInquiry } from './actions/submitInquiry';
export { followUpOffers } from './actions/offers/followUp';
export { findOfferByKey } from './actions/offers/offers';
export { OrderCustomersResolver } from './api/orderCustomers.resolver';
export { JobChangesResolver } from './api/jobChanges.resolver';
export { OrderChangesResolver } from './api/orderChanges.resolver';
export { OrdersResolver } from './api/orders.resolver';
export { TripDecisionsResolver } from './api/tripDecisions.resolver';
export { confirmationStates } from './lifecycle/confirmationStates';
export type { Withhold } from './lifecycle/changeOrder';
export type { OrderAction } from './lifecycle/lifecycle';
export { keepHistory } from './lifecycle/history';
export { keepImported, ordersImported } from './lifecycle/importedOrders';
export type { OrdersImported } from './lifecycle/importedOrders';
export { importOrders, listUntouched, takeBackOrders } from './lifecycle/importOrders';
export type { AgreedTrip } from './lifecycle/importOrders';
export { keepListing, relistRenamed, selectListing } from './lifecycle/listing';
export { orderHappened, tripGaps } from './lifecycle/orderEvents';
export type {
  Actor,
  AnnouncedEvent,
  OrderChanged,
  OrderDomainEvent,
  OrderRecorded,
  OrderSubscriber,
  TripGap,
} from './lifecycle/orderEvents';
export { orderSnapshot } from './lifecycle/orderSnapshot';
export { foldTally, keepTally } from './lifecycle/orderTally';
export { exportRoutes } from './reads/exportRoutes';
export { offerLink } from './reads/orderLinks';
export type { ActOutcome } from './types/actOutcome';
export type { CustomerEdit } from './types/customerEdit';
export { OrderStatusEnum } from './types/enums';
export { FeedbackRow, JobRow } from './types/jobTypes';
export { OfferRow } from './types/offerTypes';
export { OrderConnection, OrderRow, StopRow } from './types/orderTypes';
export type { Reason } from './actions/jobs/reason';
export type { LockedTrip } from './types/wantedTrip';
export { wasAgreed } from './actions/offers/validity';
export { lockOrder } from './lifecycle/lockOrder';
export { reasonWords } from './lifecycle/rejectReasons';
export { InquiryInput, OrderNotesInput } from './types/orderInputs';
export { GroupLeaderInput, OrderedFoodInput } from './types/tripInputs';
export { NamedTrip, StopPlace, TripMeasures, TripTimes } from './types/tripParts';
