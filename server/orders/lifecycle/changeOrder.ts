import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { newId } from '../../platform/ids';
import type { Sql } from '../../platform/sql';
import { joinSql, raw, runTogether, sql } from '../../platform/sql';
import { changedFields } from './history';
import type { OrderAction, Refusal } from './lifecycle';
import { refusal, statusAfter } from './lifecycle';
import { Order } from '../../model/orders/order.entity';
import { lockOrder } from './lockOrder';
import type { Actor, AnnouncedEvent, OrderDomainEvent, OrderRecorded } from './orderEvents';
import type { OrderSnapshot } from '../../model/orders/snapshots';
import { orderHappened } from './orderEvents';
import { snapshotOf } from './orderSnapshot';
import type { RefuseChange } from './refusals';
import { refuseChange, staleVersion } from './refusals';

export const customer: Actor = { kind: 'customer', userId: null };
export const adminOf = (viewer: Viewer): Actor => ({ kind: 'admin', userId: viewer.id });

/** An event of which the change itself says how the order stands. */
type Emitted = AnnouncedEvent extends infer E ? (E extends AnnouncedEvent ? Omit<E, 'order'> : never) : never;

/** One order, locked, being changed inside one transaction. */
export class OrderChange {
  private action: OrderAction | undefined;
  private actor: Actor | undefined;
  private readonly before: Order;
  private readonly emitted: Emitted[] = [];
  private readonly records: OrderRecorded[] = [];
  private readonly changes: Record<string, unknown> = {};
  /** The id that this change will have in the history. */
  readonly eventId = newId();

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
    const refused = this.refusalOf(action, actor);
    if (refused) throw this.refuse({ refused, status: this.order.status });
    if (seenVersion != null && seenVersion !== this.order.version)
      throw await staleVersion(this.manager, this.order, seenVersion);
    this.action = action;
    this.actor = actor;
  }

  /** Why this action is not possible now; undefined when it is. */
  refusalOf(action: OrderAction, actor: Actor): Refusal | undefined {
    const { tripEnded, tripBegun } = this;
    return refusal(action, { status: this.order.status, tripEnded, tripBegun }, actor.kind);
  }

  /** Remembers for the history something that is not a field of the order. */
  note(field: string, before: unknown, after: unknown): void {
    this.changes[field] = [before, after];
  }

  /** Remembers it only where it is another than before. */
  noteChanged(field: string, before: unknown, after: unknown): void {
    if (!isDeepStrictEqual(before, after)) this.note(field, before, after);
  }

  /** Puts something into the history that leaves the order itself, and so its version, as it is. */
  record(action: string, actor: Actor, changes: Record<string, unknown>): void {
    const { id, status, version } = this.before;
    const entry = { eventId: newId(), at: this.now, action, actor, fromStatus: status, status, version, changes };
    this.records.push({ type: 'recorded', order: { id }, ...entry });
  }

  /** The trip is over: about it nobody is asked or told to drive. */
  get tripEnded(): boolean {
    return this.order.endsAt <= this.now;
  }

  private get tripBegun(): boolean {
    return this.order.startsAt <= this.now;
  }

  /** Emits an event once the change is written. */
  emit(event: Emitted): void {
    this.emitted.push(event);
  }

  /** Writes the order's row, if it changed, and returns what happened. */
  async write(): Promise<OrderDomainEvent[]> {
    return [...this.records, ...(await this.writeOrder())];
  }

  private async writeOrder(): Promise<OrderDomainEvent[]> {
    if (!this.action || !this.actor) return [];
    const { manager, order, before, action, actor, eventId, now: at } = this;
    order.status = statusAfter(action, before.status);
    order.version = before.version + 1;
    const { status, version } = order;
    const snapshot = await writeRow(manager, before, order);
    const changes = { ...changedFields(before, order), ...this.changes };
    return [
      ...this.emitted.map((event) => ({ ...event, order: snapshot }) as AnnouncedEvent),
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
}

/** Writes the columns that differ; returns how the order stands then. One statement. */
function writeRow(manager: EntityManager, before: Order, order: Order): Promise<OrderSnapshot> {
  const columns = manager.connection.getMetadata(Order).columns.map(({ propertyName, databaseName, type }) => ({
    name: raw(`"${databaseName}"`),
    isJson: type === 'jsonb',
    was: before[propertyName as keyof Order],
    is: order[propertyName as keyof Order],
  }));
  const changed = columns.filter(({ was, is }) => !isDeepStrictEqual(was, is));
  const assignments = joinSql(
    changed.map(({ name, is, isJson }) => sql`${name} = ${isJson ? JSON.stringify(is) : is}`),
    ', ',
  );
  return snapshotOf(manager, sql`update "order" set ${assignments} where id = ${order.id} returning *`);
}

export interface ChangeOptions {
  refuse?: RefuseChange;
  withhold?: Withhold;
}

/**
 * The one way to change an order: locks its row, runs `work`, writes the row once and emits what happened; what follows from
 * that is written in the same transaction (docs/product.md, "Lifecycle"). Errors: NOT_FOUND, or what `refuse` makes of it, and
 * whatever `work` throws; then nothing was changed.
 */
export async function changeOrder<T>(
  deps: Deps,
  orderId: string,
  work: (change: OrderChange) => Promise<T>,
  { refuse = refuseChange, withhold }: ChangeOptions = {},
): Promise<T> {
  const done = await changeOrderIfThere(deps, orderId, work, { refuse, withhold });
  if (!done) throw refuse({ refused: 'gone' });
  return done.result;
}

/** The same for the portal's own jobs: undefined when the order was deleted in the meantime. */
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
    await deps.events.emit(manager, orderHappened, withhold ? await keepBack(manager, events, withhold) : events);
    return { result };
  });
}

/**
 * Decides on each event of a change before it is emitted: what is written of it, and whether it is emitted at all. Drivers are told
 * of a confirmed plan once, not trip by trip.
 */
export type Withhold = (event: OrderDomainEvent) => { statements: Sql[]; isEmitted: boolean };

/** Writes what is kept of the events; returns those to be emitted. */
async function keepBack(
  manager: EntityManager,
  events: readonly OrderDomainEvent[],
  withhold: Withhold,
): Promise<OrderDomainEvent[]> {
  const decided = events.map((event) => ({ event, ...withhold(event) }));
  await runTogether(
    manager,
    decided.flatMap(({ statements }) => statements),
  );
  return decided.filter(({ isEmitted }) => isEmitted).map(({ event }) => event);
}
