import { t } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { statusWords } from '../../lib/texts/orderStatus';
import { formatDateTime } from '../../lib/texts/time';
import { printCities, printCustomer, printDistance, printDrivers, printPrice } from '../../lib/texts/tripTexts';
import type { Column } from '../../ui/table/DataTable';
import { momentWidth, passengersWidth } from '../../ui/table/widths';
import { Places } from '../../shared/trip/Places';
import type { LongListRow } from './useLongList';

type ListColumn = Column<LongListRow>;

/** 'Töö', 'Päring' ... (docs/product.md, 'Archive') */
export function printType({ status }: LongListRow): string {
  return t(statusWords[status].type);
}

/** The price of what was offered; an inquiry that nobody answered has none (docs/product.md, 'Archive'). */
export function printRowPrice({ status, offer }: LongListRow): string {
  return status === 'new' ? '' : printPrice(offer?.price);
}

/** Why the order was rejected, and what cancelling cost; the words are those of the order's own page. */
export function printReason({ offer }: LongListRow): string {
  if (!offer?.rejectReason) return '';
  const reason = t(`orders.${offer.rejectReason}`);
  const fee = offer.cancellationFee;
  return fee ? t('archive.reasonWithFee', { reason, fee: printPrice(fee) }) : reason;
}

// The fields of sortable columns are the server's sorts.
const tripColumns: readonly ListColumn[] = [
  {
    field: 'start',
    header: t('office.tripDate'),
    value: (row) => row.start,
    text: (row) => formatDateTime(row.start),
    link: orderPath,
    width: momentWidth,
  },
  { field: 'company', header: t('office.company'), value: printCustomer, flex: 1.3, minWidth: 110 },
  {
    field: 'destinations',
    header: t('office.destinations'),
    value: printCities,
    render: (row) => <Places stops={row.stops.length} text={printCities(row)} />,
    sortable: false,
    flex: 2,
    // With the boxes the table still fits a small screen.
    minWidth: 190,
  },
  {
    field: 'passengers',
    header: t('office.passengers'),
    value: (row) => row.passengers,
    numeric: true,
    sortable: false,
    width: passengersWidth,
  },
  {
    field: 'distance',
    header: t('archive.distance'),
    value: (row) => row.distanceKm,
    text: (row) => printDistance(row.distanceKm),
    numeric: true,
    sortable: false,
    width: 86,
  },
  {
    field: 'price',
    header: t('archive.price'),
    value: (row) => row.offer?.price,
    text: printRowPrice,
    numeric: true,
    width: 110,
  },
];

export const archiveColumns: readonly ListColumn[] = [
  { field: 'type', header: t('archive.type'), value: printType, sortable: false, width: 176 },
  ...tripColumns,
  { field: 'driver', header: t('office.driver'), value: printDrivers, flex: 0.9, minWidth: 92 },
  {
    field: 'tripNumber',
    header: t('office.tripNumber'),
    value: (row) => row.job?.tripNumber,
    numeric: true,
    width: 84,
  },
];
export const rejectedColumns: readonly ListColumn[] = [
  ...tripColumns,
  {
    field: 'reason',
    header: t('archive.reason'),
    value: printReason,
    sortable: false,
    flex: 1.2,
    minWidth: 190,
  },
];
