import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useCurrentUserQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { useLiveNews } from '../../../lib/request/live/useLive';
import { formatDateTime } from '../../../lib/texts/time';
import { ConfirmJob } from '../../../shared/trip/ConfirmJob';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { Section } from '../../../ui/layout/Section';
import { ActionBar } from '../parts/ActionBar';
import { PhoneLink, toTelHref } from '../../../ui/ContactLinks';
import { Quote } from './ClientCard';
import { CrewCard } from './CrewCard';
import { DriverFeedback } from '../feedback/DriverFeedback';
import { FoodCard } from './FoodCard';
import { toMapsLink } from './mapsLink';
import { OrderColumns } from '../parts/OrderColumns';
import { OrderHead } from './OrderHead';
import { OrderLoader } from './OrderLoader';
import type { FullOrder, OrderPartProps } from '../parts/orderParts';
import { printCities } from '../parts/orderTexts';
import { RouteCard } from './RouteCard';

interface DriverOrderPageProps {
  /** Comes from outside, since features do not know each other. */
  Passengers?: ComponentType<{ orderId: string }>;
  Stays?: ComponentType<{ orderId: string }>;
  RoadPapers?: ComponentType<{ orderId: string }>;
  Defects?: ComponentType<{ busId: string; busName: string }>;
}

/** An order as a driver sees it: what the trip needs, no money (docs/product.md, 'Route editor'). */
export default function DriverOrderPage(parts: DriverOrderPageProps) {
  return <OrderLoader>{(props) => <DriverOrder key={props.order.id} {...parts} {...props} />}</OrderLoader>;
}

function DriverOrder({ order, reload, Passengers, Stays, RoadPapers, Defects }: OrderPartProps & DriverOrderPageProps) {
  const ownId = useCurrentUserQuery().data?.currentUser?.id;
  useLiveNews(({ missed, changes }) => missed || changes.some(({ orderId }) => orderId === order.id), reload);
  const { job } = order;
  const own = job?.drivers.find(({ driver }) => driver.id === ownId);
  const waits = order.status === 'job' && own?.confirmation === 'waiting' && new Date(order.end) > new Date();
  return (
    <>
      <OrderHead
        order={order}
        actions={
          waits && (
            <ConfirmJob
              orderId={order.id}
              trip={`${printCities(order)}, ${formatDateTime(order.start)}`}
              size="large"
              onConfirmed={reload}
            />
          )
        }
      />
      <OrderColumns
        route={<RouteCard order={order} actions={<MapButton order={order} />} />}
        lookup={
          <>
            <Contacts order={order} />
            {job && <CrewCard job={job} ownId={ownId} />}
            {Stays && own && <Stays orderId={order.id} />}
            {RoadPapers && own && own.confirmation !== 'declined' && <RoadPapers orderId={order.id} />}
            {Passengers && own && <Passengers orderId={order.id} />}
            {Defects && own && job?.buses.map(({ id, name }) => <Defects key={id} busId={id} busName={name} />)}
            {order.food.length > 0 && <FoodCard order={order} reload={reload} priceless />}
          </>
        }
      >
        <Notes order={order} />
        {job && ownId && own && <DriverFeedback order={order} job={job} ownId={ownId} reload={reload} />}
      </OrderColumns>
      {job && own && <PhoneBar order={order} />}
    </>
  );
}

const MapButton = ({ order }: { order: FullOrder }) => (
  <Button size="small" variant="outlined" href={toMapsLink(order.stops)} target="_blank" rel="noreferrer">
    {t('job.openMap')}
  </Button>
);

/** The phone number for the driver stays under the thumb. Only on a phone. */
function PhoneBar({ order }: { order: FullOrder }) {
  const { name, phone } = findLeader(order);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <ActionBar>
        <Button fullWidth variant="contained" href={toTelHref(phone)}>
          {t('job.call', { name })}
        </Button>
      </ActionBar>
    </Box>
  );
}

/** The group leader, else who ordered. */
function findLeader({ groupFullName, groupPhone, fullName, phone }: FullOrder): { name: string; phone: string } {
  return groupPhone ? { name: groupFullName ?? fullName, phone: groupPhone } : { name: fullName, phone };
}

/** The person to call about the trip. */
function Contacts({ order }: { order: FullOrder }) {
  const leader = findLeader(order);
  const isSame = leader.name === order.fullName && leader.phone === order.phone;
  return (
    <Section title={t('job.contacts')}>
      <KeyValueList
        items={[
          { label: t('job.groupLeader'), value: leader.name },
          { label: t('job.groupPhone'), value: <PhoneLink number={leader.phone} /> },
          { label: t('job.client'), value: isSame ? null : order.fullName },
          { label: t('job.phone'), value: isSame ? null : <PhoneLink number={order.phone} /> },
          { label: t('job.company'), value: order.company },
        ]}
      />
    </Section>
  );
}

function Notes({ order: { driverNotes, clientNotes } }: { order: FullOrder }) {
  if (!driverNotes && !clientNotes) return null;
  return (
    <Section title={t('job.notes')}>
      {driverNotes && (
        <Alert severity="info" sx={{ whiteSpace: 'pre-line' }}>
          {driverNotes}
        </Alert>
      )}
      <Quote text={clientNotes} />
    </Section>
  );
}
