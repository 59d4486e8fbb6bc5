import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router';
import type { OrderListRowFragment } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { orderPath } from '../../../lib/navigation/orderPath';
import { formatDuration } from '../../../lib/texts/minutes';
import { formatDateTime } from '../../../lib/texts/time';
import type { Column } from '../../../ui/table/DataTable';
import { Places as PlacesOf } from '../../../shared/trip/Places';
import { StatusChip } from '../../../shared/trip/StatusChip';
import { TwoLines } from '../../../ui/table/TwoLines';
import { NextButton } from './NextButton';
import { QuickOffer } from '../offer/QuickOffer';
import {
  confirmationChips,
  printCities,
  printCustomer,
  printDistance,
  printPersonName,
  printPrice,
} from '../parts/orderTexts';
import { isUrgent } from './urgent';
import { atLeast } from '../../../ui/layout/leastType';
import { assignWidth, momentWidth, passengersWidth } from '../../../ui/table/widths';

export type ListRow = OrderListRowFragment;
type ListColumn = Column<ListRow>;

/** The route line and the places of a row. */
export function OrderPlaces({ row }: { row: ListRow }) {
  return <PlacesOf stops={row.stops.length} text={printCities(row)} />;
}

/** The next step of an accepted offer. */
export function AssignButton({ row }: { row: ListRow }) {
  return (
    <NextButton urgent={isUrgent(row, new Date())} component={RouterLink} to={orderPath(row)}>
      {t('orders.assign')}
    </NextButton>
  );
}

/** The drivers' answers to a job. */
export function ConfirmationChip({ row }: { row: ListRow }) {
  if (!row.job) return null;
  const chip = confirmationChips[row.job.confirmation];
  return <StatusChip tone={chip.tone}>{t(chip.text)}</StatusChip>;
}

/** 'Liis +1': the main one, and how many more there are. */
const printFirstAndCount = ([first = '', ...more]: readonly string[]): string =>
  more.length > 0 ? `${first} +${more.length}` : first;

const makeMomentColumn = (field: 'start' | 'createdAt', header: string): ListColumn => ({
  field,
  header,
  value: (row) => row[field],
  text: (row) => formatDateTime(row[field]),
  width: momentWidth,
});
const linkColumn = (column: ListColumn): ListColumn => ({ ...column, link: orderPath });

const start = linkColumn(makeMomentColumn('start', t('office.date')));
const customer: ListColumn = {
  field: 'customer',
  header: t('orders.customer'),
  value: printCustomer,
  flex: 1.3,
  minWidth: 120,
};
const destinations: ListColumn = {
  field: 'destinations',
  header: t('office.destinations'),
  value: printCities,
  render: (row) => <OrderPlaces row={row} />,
  flex: 2.2,
  minWidth: 232,
};
const passengers: ListColumn = {
  field: 'passengers',
  header: t('job.passengers'),
  value: (row) => row.passengers,
  numeric: true,
  width: passengersWidth,
};
const distance: ListColumn = {
  field: 'distance',
  header: t('job.distance'),
  value: (row) => row.distanceKm,
  text: (row) => printDistance(row.distanceKm),
  numeric: true,
  width: 86,
};
const price: ListColumn = {
  field: 'price',
  header: t('office.price'),
  value: (row) => row.offer?.price,
  text: (row) => printPrice(row.offer?.price),
  render: (row) =>
    row.awaitsPrepayment ? (
      <Box sx={{ lineHeight: 1.3, py: 0.5, textAlign: 'right' }}>
        {printPrice(row.offer?.price)}
        <Box sx={{ color: 'tone.amber.text', fontSize: atLeast('0.75rem'), whiteSpace: 'normal' }}>
          {t('orders.awaitsPrepayment')}
        </Box>
      </Box>
    ) : (
      printPrice(row.offer?.price)
    ),
  numeric: true,
  width: 100,
};

const tripColumns = [start, customer, destinations, passengers, distance, price];

/** Only the stops between the first and the last count (docs/product.md, 'Tables'). */
const middleStops: ListColumn = {
  field: 'middleStops',
  header: t('orders.middleStops'),
  value: (row) => Math.max(0, row.stops.length - 2),
  numeric: true,
  width: 84,
};

export const newColumns: readonly ListColumn[] = [
  linkColumn(makeMomentColumn('createdAt', t('orders.arrived'))),
  customer,
  destinations,
  middleStops,
  passengers,
  distance,
  makeMomentColumn('start', t('orders.tripStart')),
  {
    field: 'duration',
    header: t('office.duration'),
    value: (row) => row.durationMin,
    text: (row) => formatDuration(row.durationMin),
    width: 108,
  },
  {
    field: 'proposed',
    header: t('orders.proposed'),
    value: () => '',
    render: (row) => <QuickOffer row={row} />,
    sortable: false,
    width: 178,
  },
];

/** Without a price list there is nothing to propose. */
export const unpricedColumns = newColumns.slice(0, -1);

export const acceptedColumns: readonly ListColumn[] = [
  // With the boxes the table still fits a tablet.
  ...tripColumns.with(2, { ...destinations, minWidth: 192 }),
  {
    field: 'next',
    header: t('orders.next'),
    value: () => '',
    render: (row) => <AssignButton row={row} />,
    sortable: false,
    width: assignWidth,
  },
];

export const jobColumns: readonly ListColumn[] = [
  ...tripColumns,
  {
    field: 'driver',
    header: t('office.driver'),
    value: (row) => row.job?.drivers.map(({ driver }) => printPersonName(driver)).join(', '),
    render: (row) => (
      <TwoLines>{printFirstAndCount(row.job?.drivers.map(({ driver }) => driver.firstname) ?? [])}</TwoLines>
    ),
    flex: 0.8,
    minWidth: 80,
  },
  {
    field: 'bus',
    header: t('job.bus'),
    value: (row) => row.job?.buses.map(({ name }) => name).join(', '),
    render: (row) => <TwoLines>{printFirstAndCount(row.job?.buses.map(({ name }) => name) ?? [])}</TwoLines>,
    flex: 1,
    minWidth: 96,
  },
  {
    field: 'tripNumber',
    header: t('office.tripNumber'),
    value: (row) => row.job?.tripNumber,
    numeric: true,
    width: 76,
  },
  {
    field: 'confirmation',
    header: t('orders.confirmation'),
    value: (row) => row.job && t(confirmationChips[row.job.confirmation].text),
    render: (row) => <ConfirmationChip row={row} />,
    width: 124,
  },
];

export const answeredColumns: readonly ListColumn[] = [
  ...tripColumns.toSpliced(3, 0, middleStops),
  {
    field: 'sent',
    header: t('orders.sent'),
    value: (row) => row.offer?.sentAt,
    text: (row) => (row.offer ? formatDateTime(row.offer.sentAt) : ''),
    width: momentWidth,
  },
];
