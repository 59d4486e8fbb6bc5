import { useState } from 'react';
import type { ComponentType } from 'react';
import { useStandsUnder } from '../../../lib/navigation/navigationMark';
import { paths } from '../../../lib/navigation/paths';
import { useLiveReload } from '../../../lib/request/live/useLive';
import type { RouteEditorProps } from '../../../lib/navigation/routeEditor';
import { AskDriverAgain } from '../assignment/AskDriverAgain';
import { isSettled } from '../assignment/assignment';
import { AssignmentForm } from '../assignment/AssignmentForm';
import { ClientCard } from './ClientCard';
import { CrewCard } from './CrewCard';
import { DeleteOrder } from './DeleteOrder';
import { DetailsForm } from '../editing/DetailsForm';
import { EInvoiceButton } from './papers/EInvoiceButton';
import { EditRoute } from '../editing/EditRoute';
import { FeedbackEditor } from '../feedback/FeedbackEditor';
import { FeedbackList } from '../feedback/FeedbackList';
import { FoodCard } from './FoodCard';
import { HistoryCard } from './HistoryCard';
import { NotesForm } from '../editing/NotesForm';
import { NextWaiting } from './NextWaiting';
import { useOrderActions } from './OrderActions';
import { OrderHead } from './OrderHead';
import { OrderColumns } from '../parts/OrderColumns';
import { OrderLoader } from './OrderLoader';
import { OrderNews } from './OrderNews';
import { OthersLooking } from './OthersLooking';
import type { OrderPartProps } from '../parts/orderParts';
import { PapersCard } from './papers/PapersCard';
import { PriceForm } from '../offer/PriceForm';
import { ProfitCard } from '../offer/ProfitCard';
import { QuoteForm } from '../offer/QuoteForm';
import { RouteCard } from './RouteCard';
import { RouteChangedNote } from './RouteChangedNote';
import { StaleNotice } from '../parts/StaleNotice';
import { useStaleGuard } from '../parts/staleGuard';
import { waitsForOffice } from '../parts/orderTexts';

interface AdminOrderPageProps {
  /** Comes from outside, since features do not know each other; without it routes are not edited. */
  RouteEditor?: ComponentType<RouteEditorProps>;
  /** The list of passengers; from outside for the same reason. */
  Passengers?: ComponentType<{ orderId: string }>;
  /** The acts of the drivers on the road; from outside for the same reason. */
  RealTimes?: ComponentType<{ order: OrderPartProps['order'] }>;
  /** The record of the customer, or a question whose order it is. */
  CustomerTie?: ComponentType<OrderPartProps>;
  /** The invoices of the order; from outside for the same reason. */
  Invoices?: ComponentType<{ orderId: string }>;
  /** The papers of the road; from outside for the same reason. */
  RoadPapers?: ComponentType<{ orderId: string; isFolded?: boolean }>;
  /** The mails of the customer; from outside for the same reason. */
  Mails?: ComponentType<{ orderId: string }>;
  /** How the customer pays, and the prepayment. */
  Paying?: ComponentType<{ orderId: string; onChanged: () => Promise<unknown> }>;
  /** The customer's change request. */
  ChangeRequests?: ComponentType<{ orderId: string; onAnswered: () => Promise<unknown> }>;
}

/** A prepayment that is paid changes the page, though not the order. */
const moneyLists = ['invoices'] as const;

/** The four order pages of an admin (docs/product.md, 'Order pages'); which parts there are, the order's allowed actions say. */
export default function AdminOrderPage(parts: AdminOrderPageProps) {
  return <OrderLoader>{(props) => <AdminOrder key={props.order.id} {...parts} {...props} />}</OrderLoader>;
}

function AdminOrder(props: OrderPartProps & AdminOrderPageProps) {
  const { order, reload, RouteEditor, Passengers, RealTimes, Invoices } = props;
  const { RoadPapers, Mails, ChangeRequests, CustomerTie, Paying } = props;
  const isInArchive = ['archived', 'rejected', 'expired'].includes(order.status);
  useStandsUnder(isInArchive ? paths.archive : undefined);
  const guard = useStaleGuard(reload);
  const actions = useOrderActions({ order, reload }, guard);
  const can = (action: (typeof order.allowedActions)[number]) => order.allowedActions.includes(action);
  const { job } = order;
  // A fee is invoiced too; what cost nothing is not.
  const isBilled = job !== null || Boolean(order.offer?.cancellationFee);
  const assigns = can('startJob') || can('updateJob');
  const parts = { order, reload };
  const isPriced = can('answer') || can('answerAgain');
  const paying = Paying && <Paying orderId={order.id} onChanged={reload} />;
  useLiveReload(moneyLists, reload);
  const waits = waitsForOffice(order);
  // Once it waited and waits no more, somebody here has done what was to be done.
  const [hasWaited, setHasWaited] = useState(waits);
  if (waits && !hasWaited) setHasWaited(true);

  return (
    <>
      <OrderHead
        order={order}
        inArchive={isInArchive}
        actions={
          <>
            <OthersLooking orderId={order.id} />
            {isBilled && <EInvoiceButton orderId={order.id} />}
            {actions.buttons}
          </>
        }
      />
      {hasWaited && !waits && <NextWaiting order={order} />}
      <OrderNews {...parts} />
      <StaleNotice guard={guard} busy={actions.busy} onSaveAgain={actions.again} />
      {ChangeRequests && can('answerChange') && <ChangeRequests orderId={order.id} onAnswered={reload} />}
      <OrderColumns
        next={
          <>
            {isPriced && <QuoteForm {...parts} paying={paying} />}
            {!isPriced && can('startJob') && paying}
            {assigns && !isSettled(order) && <AssignmentForm {...parts} />}
          </>
        }
        route={
          <RouteCard
            order={order}
            note={<RouteChangedNote order={order} />}
            edit={RouteEditor && can('editRoute') && <EditRoute {...parts} Editor={RouteEditor} />}
          />
        }
        lookup={
          <>
            <ClientCard order={order} />
            {Mails && <Mails orderId={order.id} />}
            {CustomerTie && can('tieCustomer') && <CustomerTie {...parts} />}
            <FoodCard {...parts} />
            {order.offer && <PapersCard order={order} />}
            {order.offer && <ProfitCard order={order} />}
            {Invoices && (isBilled || can('startJob')) && <Invoices orderId={order.id} />}
            {RoadPapers && job && <RoadPapers orderId={order.id} isFolded />}
            {Passengers && <Passengers orderId={order.id} />}
          </>
        }
        last={
          <>
            <HistoryCard order={order} />
            {can('delete') && <DeleteOrder {...parts} />}
          </>
        }
      >
        {job && (
          <CrewCard
            job={job}
            askAgain={can('askDriverAgain') ? (driver) => <AskDriverAgain {...parts} driver={driver} /> : undefined}
          />
        )}
        {job && RealTimes && <RealTimes order={order} />}
        {job && (job.feedback.length > 0 || new Date(order.start) <= new Date()) && (
          <FeedbackList order={order} job={job} />
        )}
        {job && <FeedbackEditor {...parts} />}
        {assigns && isSettled(order) && <AssignmentForm {...parts} />}
        {can('editNotes') && <NotesForm {...parts} />}
        {can('editPrice') && <PriceForm {...parts} />}
        {can('editDetails') && <DetailsForm {...parts} />}
      </OrderColumns>
    </>
  );
}
