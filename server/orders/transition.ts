import type { EntityManager } from 'typeorm';
import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { newId } from '../platform/ids';
import { PortalError, notFound } from '../platform/errors';
import type { Actor, OrderAction, OrderStatus, Refusal } from './lifecycle';
import { refusal, statusAfter } from './lifecycle';
import { refreshListKeys } from './listKeys';
import type { OrderHappening } from './order.events';
import { numberChange } from './changeNumber';
import { Order } from './order.entity';
import { OrderEvent } from './orderEvent.entity';
import { orderSnapshot } from './orderSnapshot';
import { Stop } from './stop.entity';
import type { PlannedRoute } from './route';

/** Who acts: the kind of actor, and the signed-in user where there is one. */
export interface By {
  actor: Actor;
  userId: string | null;
}

export const byCustomer: By = { actor: 'customer', userId: null };
export const byAdmin = (viewer: Viewer): By => ({ actor: 'admin', userId: viewer.id });

type Telling = OrderHappening extends infer H ? (H extends OrderHappening ? Omit<H, 'order'> : never) : never;

/** One order, locked, being changed inside one transaction. */
export class OrderChange {
  private action: OrderAction | undefined;
  private by: By | undefined;
  private readonly before: Order;
  private readonly tellings: Telling[] = [];
  private readonly changes: Record<string, unknown> = {};
  /** The id that this change will have in the history. */
  readonly eventId = newId();

  constructor(
    readonly manager: EntityManager,
    readonly order: Order,
    readonly now: Date,
  ) {
    this.before = { ...order };
  }

  /**
   * Checks that the action may be done now; after this the order's fields can be changed.
   * Errors: STALE_VERSION with what changed since, ALREADY_ANSWERED, CONFLICT.
   */
  async begin(action: OrderAction, by: By, seenVersion?: number | null): Promise<void> {
    const tripEnded = this.order.endsAt <= this.now;
    const refused = refusal(action, { status: this.order.status, tripEnded }, by.actor);
    if (refused) throw refusalError(refused, this.order.status);
    if (seenVersion != null && seenVersion !== this.order.version)
      throw await staleVersion(this.manager, this.order, seenVersion);
    this.action = action;
    this.by = by;
  }

  /** Remembers for the history something that is not a field of the order. */
  note(field: string, before: unknown, after: unknown): void {
    this.changes[field] = [before, after];
  }

  /** Tells the listeners, once the change is written, what happened. */
  tell(telling: Telling): void {
    this.tellings.push(telling);
  }

  async write(listener: Deps['listener']): Promise<void> {
    if (!this.action || !this.by) return;
    const { manager, order, before, action, by } = this;
    order.status = statusAfter(action, before.status);
    order.version = before.version + 1;
    await manager.save(Order, order, { reload: false });
    await writeHistory(manager, order, {
      id: this.eventId,
      at: this.now,
      action,
      by,
      fromStatus: before.status,
      changes: { ...changedFields(before, order), ...this.changes },
    });
    await refreshListKeys(manager, order.id);
    const { status } = order;
    this.tell({ type: 'changed', eventId: this.eventId, action, at: this.now, status, noted: this.changes });
    const snapshot = await orderSnapshot(manager, order.id);
    for (const telling of this.tellings) await listener(manager, { ...telling, order: snapshot } as OrderHappening);
    await numberChange(manager, order, this.now);
  }
}

/**
 * The one way to change an order: locks its row, runs `work`, and writes order, history and messages in the same
 * transaction (design, section 4). Errors: NOT_FOUND and whatever `work` throws; then nothing was changed.
 */
export async function changeOrder<T>(
  deps: Deps,
  orderId: string,
  work: (change: OrderChange) => Promise<T>,
): Promise<T> {
  const result = await deps.db.transaction(async (manager) => {
    const change = new OrderChange(manager, await lockOrder(manager, orderId), deps.clock.now());
    const result = await work(change);
    await change.write(deps.listener);
    return result;
  });
  deps.committed();
  return result;
}

/** Brings an order to life with its route. False when an order with this id is there already: the same form, sent twice. */
export async function createOrder(
  deps: Deps,
  manager: EntityManager,
  fields: Omit<
    Order,
    'status' | 'version' | 'createdAt' | 'stops' | 'food' | keyof PlannedRoute['order'] | NotAtFirst | ListKey
  >,
  route: PlannedRoute,
  fill: () => Promise<void>,
): Promise<boolean> {
  const now = deps.clock.now();
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(Order)
    .values({ ...fields, ...route.order, status: 'new', createdAt: now })
    .orIgnore()
    .returning('id')
    .execute();
  if ((inserted.raw as unknown[]).length === 0) return false;
  await manager.insert(
    Stop,
    route.stops.map((stop, position) => ({ ...stop, orderId: fields.id, position })),
  );
  await fill();
  const eventId = newId();
  await writeHistory(
    manager,
    { id: fields.id, status: 'new', version: 1 },
    {
      id: eventId,
      at: now,
      action: 'submit',
      by: byCustomer,
      fromStatus: null,
      changes: {},
    },
  );
  await refreshListKeys(manager, fields.id);
  const order = await orderSnapshot(manager, fields.id);
  await deps.listener(manager, { type: 'inquirySubmitted', order });
  const change = { action: 'submit', at: now, status: 'new', noted: {} };
  await deps.listener(manager, { type: 'changed', eventId, ...change, order });
  return true;
}

type ListKey = 'search' | 'listCompany' | 'listPrice' | 'listDriver' | 'listTripNumber';

type NotAtFirst =
  | 'logisticsNotes'
  | 'driverNotes'
  | 'groupFullName'
  | 'groupEmail'
  | 'groupPhone'
  | 'changeNumber'
  | 'changedAt'
  | 'archivedAt'
  | 'deletedAt'
  | 'deletedById';

/** Locks the row until the transaction ends, so that two acts on one order come one after the other. */
async function lockOrder(manager: EntityManager, orderId: string): Promise<Order> {
  const order = await manager
    .createQueryBuilder(Order, 'o')
    .where('o.id = :orderId and o.deletedAt is null', { orderId })
    .setLock('pessimistic_write')
    .getOne();
  if (!order) throw notFound('Tellimust');
  return order;
}

interface HistoryEntry {
  id: string;
  at: Date;
  action: string;
  by: By;
  fromStatus: OrderStatus | null;
  changes: Record<string, unknown>;
}

async function writeHistory(
  manager: EntityManager,
  order: Pick<Order, 'id' | 'status' | 'version'>,
  entry: HistoryEntry,
): Promise<void> {
  const { by, ...rest } = entry;
  await manager.insert(OrderEvent, {
    ...rest,
    orderId: order.id,
    actor: by.actor,
    userId: by.userId,
    toStatus: order.status,
    version: order.version,
    changes: entry.changes as object,
  });
}

const bookkeeping = ['version', 'status', 'search', 'stops', 'food', 'changeNumber', 'changedAt'];

function changedFields(before: Order, after: Order): Record<string, unknown> {
  const pairs = Object.entries(after)
    .filter(([field]) => !bookkeeping.includes(field))
    .map(([field, value]) => [field, before[field as keyof Order], value] as const)
    .filter(([, old, value]) => JSON.stringify(old) !== JSON.stringify(value));
  return Object.fromEntries(pairs.map(([field, old, value]) => [field, [old ?? null, value]]));
}

const statusWords: Record<OrderStatus, string> = {
  new: 'vastamata päring',
  answered: 'vastatud päring',
  accepted: 'kinnitatud pakkumine',
  job: 'töö',
  archived: 'arhiveeritud',
  rejected: 'tagasi lükatud',
};

function refusalError(refused: Refusal, status: OrderStatus): PortalError {
  if (refused === 'already_answered')
    return new PortalError('ALREADY_ANSWERED', 'See päring on juba vastatud!', { details: { status } });
  const messages: Record<Exclude<Refusal, 'already_answered'>, string> = {
    wrong_status: `Seda ei saa enam teha: tellimuse olek on „${statusWords[status]}”`,
    trip_ended: 'Reis on juba lõppenud',
    trip_not_ended: 'Reis ei ole veel lõppenud',
    not_allowed: 'Selleks puuduvad õigused',
  };
  return new PortalError('CONFLICT', messages[refused], { details: { status, refused } });
}

async function staleVersion(manager: EntityManager, order: Order, seenVersion: number): Promise<PortalError> {
  const missed: unknown[] = await manager.query(
    `select e.at, e.action, e.actor, u.firstname as by, e.changes
     from order_event e left join "user" u on u.id = e.user_id
     where e.order_id = $1 and e.version > $2 order by e.version`,
    [order.id, seenVersion],
  );
  return new PortalError(
    'STALE_VERSION',
    'Keegi on tellimust vahepeal muutnud. Vaadake muudatused üle ja salvestage uuesti.',
    {
      details: { version: order.version, missed },
    },
  );
}
