import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { createId } from '../../platform/ids';
import type { Sql } from '../../platform/sql';
import { joinSql, raw, runTogether, sql } from '../../platform/sql';
import { listChangedFields } from './history';
import type { OrderAction, Refusal } from './lifecycle';
import { findRefusal, findStatusAfter } from './lifecycle';
import { Order } from '../../model/orders/order.entity';
import { lockOrder } from './lockOrder';
import type { Actor, AnnouncedEvent, OrderDomainEvent, OrderRecorded } from './orderEvents';
import type { OrderSnapshot } from '../../model/orders/snapshots';
import { orderHappened } from './orderEvents';
import { orderSnapshot, requireSnapshot } from './orderSnapshot';
import type { RefuseChange } from './refusals';
import { refuseChange, toStaleVersionError } from './refusals';

export const customer: Actor = { kind: 'customer', userId: null };
export const toAdminActor = ({ id, isAutomatic }: Viewer): Actor => ({
  kind: 'admin',
  userId: id,
  ...(isAutomatic && { isAutomatic }),
});

/** Marks in the history an act that the portal did by itself. */
const listAutomatic = ({ isAutomatic }: Actor): Record<string, unknown> =>
  isAutomatic ? { automatic: [null, true] } : {};

/** An event without its order: the change adds the snapshot when it has written the row. */
type EventWithoutOrder = AnnouncedEvent extends infer E ? (E extends AnnouncedEvent ? Omit<E, 'order'> : never) : never;

/** One order, locked, being changed inside one transaction. */
export class OrderChange {
  private action: OrderAction | undefined;
  private actor: Actor | undefined;
  private readonly before: Order;
  private readonly emitted: EventWithoutOrder[] = [];
  private readonly records: OrderRecorded[] = [];
  private readonly changes: Record<string, unknown> = {};
  private isAutomatic = false;
  /** The id that this change will have in the history. */
  readonly eventId = createId();

  constructor(
    readonly manager: EntityManager,
    readonly order: Order,
    readonly now: Date,
    private readonly refuse: RefuseChange,
  ) {
    this.before = { ...order };
  }

  /**
   * Checks that the action may be done now; after this the order's fields can be changed.
   * Errors: STALE_VERSION with what changed since, ALREADY_ANSWERED, CONFLICT.
   */
  async begin(action: OrderAction, actor: Actor, seenVersion?: number | null): Promise<void> {
    const refused = this.findRefusal(action, actor);
    if (refused) throw this.refuse({ refused, status: this.order.status });
    if (seenVersion != null && seenVersion !== this.order.version)
      throw await toStaleVersionError(this.manager, this.order, seenVersion);
    this.action = action;
    this.actor = actor;
    this.isAutomatic ||= actor.isAutomatic === true;
  }

  /** Returns the reason why this action is not possible now; undefined when it is possible. */
  findRefusal(action: OrderAction, actor: Actor): Refusal | undefined {
    return findRefusal(
      action,
      { status: this.order.status, hasTripEnded: this.hasTripEnded, hasTripBegun: this.hasTripBegun },
      actor.kind,
    );
  }

  /** Notes for the history a value that is not a field of the order. */
  note(field: string, before: unknown, after: unknown): void {
    this.changes[field] = [before, after];
  }

  /** Notes the value only when it has changed. */
  noteChanged(field: string, before: unknown, after: unknown): void {
    if (!isDeepStrictEqual(before, after)) this.note(field, before, after);
  }

  /** Adds an entry to the history. The order's row and its version stay as they are. */
  record(action: string, actor: Actor, changes: Record<string, unknown>): void {
    const { id, status, version } = this.before;
    const kept = { ...changes, ...listAutomatic(actor) };
    const entry = {
      eventId: createId(),
      at: this.now,
      action,
      actor,
      fromStatus: status,
      status,
      version,
      changes: kept,
    };
    this.isAutomatic ||= actor.isAutomatic === true;
    this.records.push({ type: 'recorded', order: { id }, ...entry });
  }

  /** Whether the trip is over. After that no driver is asked or told to drive it. */
  get hasTripEnded(): boolean {
    return this.order.endsAt <= this.now;
  }

  private get hasTripBegun(): boolean {
    return this.order.startsAt <= this.now;
  }

  /** Emits the event after the change is written, also when the order itself stays as it is. */
  emit(event: EventWithoutOrder): void {
    this.emitted.push(event);
  }

  /** Writes the order's row, if it changed. Returns the events to emit. */
  async write(): Promise<OrderDomainEvent[]> {
    return [...this.records, ...(await this.writeOrder())];
  }

  private async writeOrder(): Promise<OrderDomainEvent[]> {
    if (!this.action || !this.actor) return this.listUnchanged();
    const { manager, order, before, action, actor, eventId, now: at } = this;
    order.status = findStatusAfter(action, before.status);
    order.version = before.version + 1;
    const { status, version } = order;
    const snapshot = await writeRow(manager, before, order);
    const changes = { ...listChangedFields(before, order), ...this.changes, ...listAutomatic(actor) };
    return [
      ...this.complete(snapshot),
      {
        type: 'changed',
        order: snapshot,
        eventId,
        at,
        action,
        actor,
        fromStatus: before.status,
        status,
        version,
        changes,
        before: { status: before.status, endsAt: before.endsAt },
        after: order.deletedAt ? null : { status, endsAt: order.endsAt },
      },
    ];
  }

  /** The events of an order whose row stays as it is. */
  private async listUnchanged(): Promise<AnnouncedEvent[]> {
    return this.emitted.length === 0 ? [] : this.complete(await orderSnapshot(this.manager, this.order.id));
  }

  private complete(order: OrderSnapshot): AnnouncedEvent[] {
    const mark = this.isAutomatic ? { isAutomatic: true } : {};
    return this.emitted.map((event) => ({ ...event, order, ...mark }) as AnnouncedEvent);
  }
}

/** Writes the columns that differ, in one statement. Returns the order after it. */
function writeRow(manager: EntityManager, before: Order, order: Order): Promise<OrderSnapshot> {
  const columns = manager.connection.getMetadata(Order).columns.map(({ propertyName, databaseName, type }) => ({
    name: raw(`"${databaseName}"`),
    isJson: type === 'jsonb',
    former: before[propertyName as keyof Order],
    now: order[propertyName as keyof Order],
  }));
  const changed = columns.filter(({ former, now }) => !isDeepStrictEqual(former, now));
  const assignments = joinSql(
    changed.map(({ name, now, isJson }) => sql`${name} = ${isJson ? JSON.stringify(now) : now}`),
    ', ',
  );
  return requireSnapshot(manager, sql`update "order" set ${assignments} where id = ${order.id} returning *`);
}

export interface ChangeOptions {
  refuse?: RefuseChange;
  withhold?: Withhold;
}

/**
 * Changes an order; there is no other way. Locks its row, runs `work`, writes the row once and emits the events. Subscribers write
 * in the same transaction (docs/product.md, "Lifecycle"). Errors: NOT_FOUND, unless `refuse` makes another error of it, and every
 * error that `work` throws. After an error nothing is changed.
 */
export async function changeOrder<T>(
  deps: Deps,
  orderId: string,
  work: (change: OrderChange) => Promise<T>,
  { refuse = refuseChange, withhold }: ChangeOptions = {},
): Promise<T> {
  const outcome = await changeOrderIfThere(deps, orderId, work, { refuse, withhold });
  if (!outcome) throw refuse({ refused: 'gone' });
  return outcome.result;
}

/** Changes an order as `changeOrder` does, for the portal's own jobs. Returns undefined when the order has been deleted. */
export async function changeOrderIfThere<T>(
  deps: Deps,
  orderId: string,
  work: (change: OrderChange) => Promise<T>,
  { refuse = refuseChange, withhold }: ChangeOptions = {},
): Promise<{ result: T } | undefined> {
  return deps.db.transaction(async (manager) => {
    const order = await lockOrder(manager, orderId);
    if (!order) return undefined;
    const change = new OrderChange(manager, order, deps.clock.now(), refuse);
    const result = await work(change);
    const events = await change.write();
    const emitted = withhold ? await withholdEvents(manager, events, withhold) : events;
    await deps.events.emit(manager, orderHappened, emitted);
    return { result };
  });
}

/**
 * Decides on each event of a change before it is emitted: which statements keep it, and whether it is emitted at all. The plan uses
 * it to tell drivers once of a confirmed plan, not once a trip.
 */
export type Withhold = (event: OrderDomainEvent) => { statements: Sql[]; isEmitted: boolean };

/** Runs the statements that keep the events. Returns the events that are still to be emitted. */
async function withholdEvents(
  manager: EntityManager,
  events: readonly OrderDomainEvent[],
  withhold: Withhold,
): Promise<OrderDomainEvent[]> {
  const decisions = events.map((event) => ({ event, ...withhold(event) }));
  const statements = decisions.flatMap(({ statements }) => statements);
  await runTogether(manager, statements);
  return decisions.filter(({ isEmitted }) => isEmitted).map(({ event }) => event);
}
