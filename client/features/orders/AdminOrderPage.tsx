import type { ComponentType } from 'react';
import type { RouteEditorProps } from '../../lib/routeEditor';
import { AssignmentForm } from './AssignmentForm';
import { ClientCard } from './ClientCard';
import { CrewCard } from './CrewCard';
import { DeleteOrder } from './DeleteOrder';
import { DetailsForm } from './DetailsForm';
import { EInvoiceButton } from './EInvoiceButton';
import { EditRoute } from './EditRoute';
import { FeedbackEditor } from './FeedbackEditor';
import { FeedbackList } from './FeedbackList';
import { FoodCard } from './FoodCard';
import { HistoryCard } from './HistoryCard';
import { NotesForm } from './NotesForm';
import { useOrderActs } from './OrderActs';
import { OrderHead } from './OrderHead';
import { OrderColumns } from './OrderColumns';
import { OrderLoader } from './OrderLoader';
import type { OrderPartProps } from './orderParts';
import { PriceForm } from './PriceForm';
import { QuoteForm } from './QuoteForm';
import { RouteCard } from './RouteCard';
import { RouteChangedNote } from './RouteChangedNote';
import { StaleNotice } from './StaleNotice';
import { useStaleGuard } from './staleGuard';

interface AdminOrderPageProps {
  /** Comes from outside, since features do not know each other; without it routes are not edited. */
  RouteEditor?: ComponentType<RouteEditorProps>;
}

/** The four order pages of an admin (spec, section 2); which parts there are, the order's allowed actions say. */
export default function AdminOrderPage({ RouteEditor }: AdminOrderPageProps) {
  return (
    <OrderLoader>{(props) => <AdminOrder key={props.order.id} RouteEditor={RouteEditor} {...props} />}</OrderLoader>
  );
}

function AdminOrder({ order, reload, RouteEditor }: OrderPartProps & AdminOrderPageProps) {
  const guard = useStaleGuard(reload);
  const acts = useOrderActs({ order, reload }, guard);
  const can = (action: (typeof order.allowedActions)[number]) => order.allowedActions.includes(action);
  const { job, status } = order;
  const parts = { order, reload };

  return (
    <>
      <OrderHead
        order={order}
        actions={
          <>
            {job && <EInvoiceButton orderId={order.id} />}
            {acts.buttons}
          </>
        }
      />
      <StaleNotice guard={guard} busy={acts.busy} onSaveAgain={acts.again} />
      <OrderColumns
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
            <FoodCard {...parts} />
          </>
        }
        last={
          <>
            <HistoryCard order={order} />
            {can('delete') && <DeleteOrder {...parts} />}
          </>
        }
      >
        {(can('answer') || can('answerAgain')) && <QuoteForm {...parts} />}
        {job && <CrewCard job={job} />}
        {job && (job.feedback.length > 0 || new Date(order.start) <= new Date()) && (
          <FeedbackList order={order} job={job} />
        )}
        {job && <FeedbackEditor {...parts} />}
        {(can('startJob') || can('updateJob')) && <AssignmentForm {...parts} />}
        {can('editNotes') && <NotesForm {...parts} startCollapsed={status === 'new' || status === 'answered'} />}
        {can('editPrice') && <PriceForm {...parts} />}
        {can('editDetails') && <DetailsForm {...parts} />}
      </OrderColumns>
    </>
  );
}
