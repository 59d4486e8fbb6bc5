import type { EntityManager } from 'typeorm';
import { afterCommit } from './database/transaction';
import type { Sql } from './sql';
import { runTogether } from './sql';

/**
 * Something that happens in a lower folder and that higher folders follow. The lower folder declares the topic and emits its events;
 * it does not know who subscribes.
 */
export class Topic<E> {
  declare readonly event: E;

  constructor(readonly name: string) {}
}

/**
 * Returns the statements that follow from an event. They run in the transaction of the event, in one round trip with those of the
 * other subscribers. A subscriber that has to read first uses `manager` and returns a promise.
 */
export type Subscriber<E> = (event: E, manager: EntityManager) => Sql[] | Promise<Sql[]>;

/** The domain events of one running portal. `subscribers.ts` subscribes, once, before anything happens. */
export class Events {
  private readonly subscribers = new Map<Topic<never>, Subscriber<never>[]>();
  private readonly listeners: (() => void)[] = [];
  private readonly tell = () => this.announce();

  /** Returns a function that ends the subscription. */
  subscribe<E>(topic: Topic<E>, subscriber: Subscriber<E>): () => void {
    const list = this.listSubscribers(topic);
    list.push(subscriber);
    return () => void list.splice(list.indexOf(subscriber), 1);
  }

  /** Writes what follows from events, inside their transaction, and tells the listeners after its commit. */
  async emit<E>(manager: EntityManager, topic: Topic<E>, events: readonly E[]): Promise<void> {
    if (events.length === 0) return;
    const statements: Sql[] = [];
    for (const event of events)
      for (const subscriber of this.listSubscribers(topic)) statements.push(...(await subscriber(event, manager)));
    await runTogether(manager, statements);
    afterCommit(this.tell);
  }

  /** Calls `listener` after every commit that left something. It must return at once and not throw. */
  onCommit(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Tells the listeners of a commit. Only for rows without an event; `emit` announces its own commits. */
  announce(): void {
    this.listeners.forEach((listener) => listener());
  }

  private listSubscribers<E>(topic: Topic<E>): Subscriber<E>[] {
    const key = topic as unknown as Topic<never>;
    const list = this.subscribers.get(key) ?? [];
    this.subscribers.set(key, list);
    return list as unknown as Subscriber<E>[];
  }
}
