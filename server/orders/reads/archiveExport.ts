import { ZONE } from '../../platform/values/localDay';
import type { Deps } from '../../access';
import { BYTE_ORDER_MARK, printCsvRow, printCsvSum } from '../../platform/values/csv/csv';
import { query, raw, sql } from '../../platform/sql';
import type { CsvFile } from '../../platform/files/csvReply';
import { findCurrentLanguage, toOfficeLanguage } from '../../platform/language';
import type { OrderStatus } from '../../model/orders/orderStatus';
import type { TextKey } from '../../texts/texts';
import type { Words } from '../../texts/words';
import { findWords } from '../../texts/words';
import type { LongListName } from '../lifecycle/orderTally';
import type { LongListArgs } from '../types/longListArgs';
import { toFilter, toOrdering } from './longLists';
import type { RejectReason } from '../../model/orders/offer.entity';
import { selectPersonName } from '../../model/people/personName';
import { selectLatestOffer } from '../../model/orders/latestOffer';

export type ExportArgs = Pick<LongListArgs, 'sort' | 'descending' | 'search'>;

const printReason = ({ rejectReason, cancellationFee }: ArchivedRow, { t, euros }: Words): string => {
  if (!rejectReason) return '';
  const reason = t(`officeList.${rejectReason}`);
  return cancellationFee ? t('officeList.withFee', { reason, fee: euros(cancellationFee) }) : reason;
};

interface ArchivedRow {
  id: string;
  key: string;
  status: OrderStatus;
  /** 'dd.mm.yyyy hh:mm' */
  start: string;
  customer: string;
  places: string;
  passengers: number;
  distanceKm: number;
  /** Cents. */
  price: number | null;
  rejectReason: RejectReason | null;
  /** Cents. */
  cancellationFee: number | null;
  tripNumber: number | null;
  drivers: string | null;
}

type Heading = Exclude<Extract<TextKey, `officeList.${string}`>, 'officeList.withFee'>;

interface Column {
  heading: Heading;
  cell: (row: ArchivedRow, words: Words) => string;
}

const customerAndTrip: Column[] = [
  { heading: 'officeList.company', cell: (row) => row.customer },
  { heading: 'officeList.places', cell: (row) => row.places },
  { heading: 'officeList.passengers', cell: (row) => String(row.passengers) },
  { heading: 'officeList.distance', cell: (row) => String(row.distanceKm) },
  { heading: 'officeList.price', cell: (row) => printPrice(row) },
];
const start: Column = { heading: 'officeList.start', cell: (row) => row.start };

/** The columns of the tables (docs/product.md, 'Archive'), in whole kilometres and euros. */
const columns: Record<LongListName, Column[]> = {
  archive: [
    { heading: 'officeList.type', cell: ({ status }, { t }) => t(`officeList.${status}`) },
    start,
    ...customerAndTrip,
    { heading: 'officeList.driver', cell: (row) => row.drivers ?? '' },
    { heading: 'officeList.tripNumber', cell: (row) => String(row.tripNumber ?? '') },
  ],
  rejectedOrders: [start, ...customerAndTrip, { heading: 'officeList.reason', cell: printReason }],
};

/** Unanswered inquiries have no price. */
function printPrice({ status, price }: ArchivedRow): string {
  return status === 'new' || price === null ? '' : printCsvSum(price);
}

const PAGE_SIZE = 1000;

/** A whole list as CSV, read by cursor page after page, so that its length does not matter to the server's memory. */
export async function exportList(deps: Deps, name: LongListName, args: ExportArgs): Promise<CsvFile> {
  const { manager } = deps.db.dataSource;
  const wording = findWords(toOfficeLanguage(findCurrentLanguage()));
  const { where: listed } = toFilter(name, args.search, deps.clock.now());
  // Offers that nobody decided on are no business done (docs/product.md, 'Archive').
  const where = name === 'archive' ? sql`${listed} and l.status not in ('answered', 'expired')` : listed;
  const { forward, key, after } = toOrdering(args.sort, args.descending);
  const [{ rowCount } = { rowCount: 0 }] = await query<{ rowCount: number }>(
    manager,
    sql`select count(*)::int as "rowCount" from order_listing l where ${where}`,
  );

  const readPage = (last: ArchivedRow | undefined): Promise<ArchivedRow[]> =>
    query(
      manager,
      sql`select o.id, ${raw(key)} as key, o.status, to_char(o.starts_at at time zone ${ZONE}, 'DD.MM.YYYY HH24:MI') as start,
         coalesce(nullif(o.company, ''), o.full_name) as customer,
         (select string_agg(s.city, ' - ' order by s.position) from stop s where s.order_id = o.id) as places,
         o.passengers, round(o.distance_m / 1000.0)::int as "distanceKm", f.price, f.reject_reason as "rejectReason", f.cancellation_fee as "cancellationFee",
         j.trip_number as "tripNumber",
         (select string_agg(${raw(selectPersonName('u'))}, ', ' order by d.position)
          from driver_assignment d join "user" u on u.id = d.driver_id where d.job_id = j.id) as drivers
       from (select * from order_listing l where ${where} ${last ? sql`and ${after(last)}` : raw('')}
             order by ${raw(forward)} limit ${PAGE_SIZE}) l
       join "order" o on o.id = l.order_id
       left join lateral (select * from job where order_id = o.id limit 1) j on true
       left join lateral ${raw(selectLatestOffer('f.*'))} f on true
       order by ${raw(forward)}`,
    );

  async function* streamChunks(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + printCsvRow(columns[name].map(({ heading }) => wording.t(heading)));
    let last: ArchivedRow | undefined;
    do {
      const rows = await readPage(last);
      if (rows.length > 0)
        yield rows.map((row) => printCsvRow(columns[name].map(({ cell }) => cell(row, wording)))).join('');
      last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
    } while (last);
  }
  return { rowCount, chunks: streamChunks() };
}
