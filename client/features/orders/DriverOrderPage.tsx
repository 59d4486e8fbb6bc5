import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCurrentUserQuery } from '../../generated/graphql';
import { t } from '../../i18n/et';
import { Quote, PhoneLink } from './ClientCard';
import { CrewCard } from './CrewCard';
import { DriverFeedback } from './DriverFeedback';
import { FoodCard } from './FoodCard';
import { mapsLink } from './mapsLink';
import { OrderHead } from './OrderHead';
import { OrderColumns, OrderLoader } from './OrderLoader';
import type { FullOrder, OrderPartProps } from './orderParts';
import { RouteCard } from './RouteCard';
import { KeyValueList } from '../../ui/KeyValueList';
import { Section } from '../../ui/Section';

/** An order as a driver sees it: what the trip needs, no money (spec, section 2, read-only variant; section 6). */
export default function DriverOrderPage() {
  return <OrderLoader>{(props) => <DriverOrder key={props.order.id} {...props} />}</OrderLoader>;
}

function DriverOrder({ order, reload }: OrderPartProps) {
  const ownId = useCurrentUserQuery().data?.currentUser?.id;
  const { job } = order;
  const own = job?.drivers.some(({ driver }) => driver.id === ownId) ?? false;
  return (
    <>
      <OrderHead order={order} />
      <OrderColumns
        side={
          <>
            <Contacts order={order} />
            {job && <CrewCard job={job} ownId={ownId} />}
            {order.food.length > 0 && <FoodCard order={order} reload={reload} priceless />}
          </>
        }
      >
        <RouteCard
          order={order}
          actions={
            <Button variant="outlined" href={mapsLink(order.stops)} target="_blank" rel="noreferrer">
              {t('orders.openMap')}
            </Button>
          }
        />
        <Notes order={order} />
      </OrderColumns>
      {job && ownId && own && <DriverFeedback order={order} job={job} ownId={ownId} reload={reload} />}
    </>
  );
}

/** Whom to call about the trip: the group leader, else who ordered. */
function Contacts({ order }: { order: FullOrder }) {
  return (
    <Section title={t('orders.contacts')}>
      <KeyValueList
        items={[
          { label: t('orders.groupLeader'), value: order.groupFullName },
          { label: t('orders.groupPhone'), value: order.groupPhone && <PhoneLink number={order.groupPhone} /> },
          { label: t('orders.fullName'), value: order.fullName },
          { label: t('orders.phone'), value: <PhoneLink number={order.phone} /> },
          { label: t('orders.company'), value: order.company },
        ]}
      />
    </Section>
  );
}

function Notes({ order: { driverNotes, clientNotes } }: { order: FullOrder }) {
  if (!driverNotes && !clientNotes) return null;
  return (
    <Section title={t('orders.notes')}>
      {driverNotes && (
        <Alert severity="info" sx={{ whiteSpace: 'pre-line' }}>
          {driverNotes}
        </Alert>
      )}
      {clientNotes && (
        <Box>
          <Quote text={clientNotes} />
        </Box>
      )}
    </Section>
  );
}
