import type { DeepPartial } from 'typeorm';
import type { Deps } from '../../access';
import { object, pickColumns } from '../../platform/api/columns';
import { JsonText } from '../../platform/api/execution/jsonText';
import type { SelectedFields } from '../../platform/api/selectedFields';
import { isSelected } from '../../platform/api/selectedFields';
import type { Sql } from '../../platform/sql';
import { ONE_PLAN, query, raw, sql } from '../../platform/sql';
import type { OfferLine } from '../../model/orders/offer.entity';
import { tellLine } from '../../sales/pricing';
import { sumAmountsDue, sumTrip } from '../../platform/values/money';
import type { ActorKind } from '../lifecycle/lifecycle';
import { listAllowedActions } from '../lifecycle/lifecycle';
import type { OrderRow } from '../types/orderTypes';
import type { Reader } from './orderColumns';
import { listColumns } from './orderColumns';

export interface Selection {
  /** Further tables for conditions and order, joined to `"order" o`. */
  join?: Sql;
  /** Conditions on `"order" o`. */
  where: Sql;
  orderBy: string;
  limit?: number;
  /** The best plan is the same for all values (`platform/sql.ts`). */
  hasOnePlan?: true;
  /** One more column, for cursors. */
  key?: string;
  /** The fields that the rows must have; all, when absent. */
  selected?: SelectedFields;
}

/** Reads orders by one statement: of each what is asked for, and what that is computed from. */
export async function selectOrders(
  deps: Deps,
  reader: Reader,
  selection: Selection,
): Promise<(OrderRow & { key?: unknown })[]> {
  const now = deps.clock.now();
  const selected = selection.selected && addSources(selection.selected);
  const columns = findColumns(reader, selection.selected).rows + (selection.key ? `, ${selection.key} as key` : '');
  const rows = await read<DeepPartial<OrderRow>>(deps, selection, select(columns, selection, now));
  const actor: ActorKind = reader === 'admin' ? 'admin' : 'driver';
  // A caller that selects fields gets no others.
  const orders = rows as (OrderRow & { key?: unknown })[];
  for (const order of orders) complete(order, actor, now, selected);
  return orders;
}

/** Whether `writeOrders` can write these fields: whether none of them is computed or printed by our code. */
export const canWriteOrders = (selected: SelectedFields): boolean => findColumns('admin', selected).json !== undefined;

/** The same by the same statement as the text of the reply. Throws when `canWriteOrders` says no. */
export async function writeOrders(deps: Deps, reader: Reader, selection: Selection): Promise<JsonText> {
  const { json } = findColumns(reader, selection.selected);
  if (json === undefined) throw new Error('PostgreSQL cannot write a field that our code computes');
  const list = select(json, selection, deps.clock.now());
  const text = sql`select '[' || array_to_string(array(${list}), ',') || ']' as json`;
  const [row] = await read<{ json: string }>(deps, selection, text);
  return new JsonText(row?.json ?? '[]');
}

const read = <Row>({ db }: Deps, { hasOnePlan }: Selection, statement: Sql): Promise<Row[]> =>
  query<Row>(db.dataSource.manager, hasOnePlan ? sql`${raw(ONE_PLAN)} ${statement}` : statement);

const select = (columns: string, { join, where, orderBy, limit }: Selection, now: Date): Sql =>
  sql`select ${raw(columns)}
    from (select ${now}::timestamptz as now) moment, "order" o ${join ?? raw('')}
    where o.deleted_at is null and ${where}
    order by ${raw(orderBy)} ${limit ? sql`limit ${limit}` : raw('')}`;

/** The columns of a statement as text. */
interface WrittenColumns {
  rows: string;
  /** Of a row as JSON; undefined when our code has to compute or print one of the fields. */
  json: string | undefined;
}

/** By the fields of a query that comes again. To write them takes longer than to read ten orders. */
const writtenColumns = new WeakMap<SelectedFields, Partial<Record<Reader, WrittenColumns>>>();

function findColumns(reader: Reader, selected: SelectedFields | undefined): WrittenColumns {
  if (!selected) return writeColumns(reader, selected);
  const written = writtenColumns.get(selected) ?? {};
  writtenColumns.set(selected, written);
  return (written[reader] ??= writeColumns(reader, selected));
}

function writeColumns(reader: Reader, selected: SelectedFields | undefined): WrittenColumns {
  const read = selected && addSources(selected);
  const columns = pickColumns(listColumns(reader, read), read).map(([field, { value }]) => `${value} as "${field}"`);
  // Only replies are written as JSON, and they select their fields.
  const json = selected && object('Order', listColumns(reader, selected), selected).json;
  return { rows: columns.join(', '), json };
}

/** Adds what `complete` computes from. The id stands for all when nothing but __typename is asked for. */
function addSources(selected: SelectedFields): SelectedFields {
  const { offer, food, allowedActions, foodTotal, amountDue } = selected;
  const needsOffer = offer?.vat ?? offer?.total ?? amountDue;
  return {
    id: {},
    ...selected,
    ...(allowedActions && { status: {}, start: {}, end: {} }),
    ...(needsOffer && { offer: { ...offer, price: {}, vatRate: {} } }),
    ...((foodTotal ?? amountDue) && { food: { ...food, price: {}, count: {} } }),
  };
}

/** Adds what is computed rather than stored. */
function complete(row: OrderRow, actor: ActorKind, now: Date, selected: SelectedFields | undefined): void {
  const { offer } = row;
  // The database gives them as they are stored.
  if (offer?.lines) offer.lines = (offer.lines as unknown as OfferLine[]).map(tellLine);
  if (offer && (isSelected('vat', selected?.offer) || isSelected('total', selected?.offer))) {
    const { vat, total } = sumTrip(offer);
    Object.assign(offer, { vat, total });
  }
  if (isSelected('foodTotal', selected) || isSelected('amountDue', selected)) {
    const { foodTotal, amountDue } = sumAmountsDue(offer, row.food);
    // Drivers see no price, not even of food (docs/product.md, 'Money').
    Object.assign(row, { foodTotal: actor === 'admin' ? foodTotal : null, amountDue });
  }
  // A driver's confirmation goes by the e-mailed key, so no button stands for it here.
  if (isSelected('allowedActions', selected))
    row.allowedActions =
      actor === 'admin'
        ? listAllowedActions(
            { status: row.status, hasTripEnded: row.end <= now, hasTripBegun: row.start <= now },
            actor,
          )
        : [];
}
