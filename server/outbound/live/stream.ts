import type { Viewer } from '../../access';
import type { LiveChange, LiveNews, PresentPerson } from './liveTypes';

/** A change, and the drivers who hear of it. */
export interface LoggedChange extends LiveChange {
  driverIds: readonly string[];
}

/** Anyone who has more to hear than this reads everything again. */
export const MOST_CHANGES = 200;

/**
 * The news of one open page. A reader takes all that came since the last time at once. So a slow reader delays nobody,
 * and its news do not pile up: several changes of one order are one, and too many are 'read everything again'.
 */
export class LiveStream implements AsyncIterableIterator<LiveNews> {
  private readonly changes = new Map<string, LiveChange>();
  private missed = false;
  private present: PresentPerson[] | null = null;
  private knownPresent = '[]';
  private fresh = false;
  private signedOut = false;
  private ended = false;
  private wake: () => void = () => undefined;

  constructor(
    readonly viewer: Viewer,
    /** Its id, made by the page. */
    readonly connection: string,
    /** How far this process has heard the log. */
    private readonly cursor: () => string,
    private readonly onEnd: (stream: LiveStream) => void,
  ) {}

  /** Drivers hear of their jobs, the office of everything. */
  push(changes: readonly LoggedChange[]): void {
    const own = changes.filter(({ driverIds }) => this.viewer.role === 'admin' || driverIds.includes(this.viewer.id));
    if (own.length === 0 || this.missed || this.signedOut) return;
    own.forEach((change) => this.keep(change));
    if (this.changes.size > MOST_CHANGES) return this.pushMissed();
    this.refresh();
  }

  private keep({ lists, orderId, version }: LiveChange): void {
    const key = orderId ?? lists.join();
    const former = this.changes.get(key);
    this.changes.set(key, {
      orderId,
      lists: former ? [...new Set([...former.lists, ...lists])] : lists,
      version: former?.version != null && version != null ? Math.max(former.version, version) : version,
    });
  }

  pushMissed(): void {
    this.missed = true;
    this.changes.clear();
    this.refresh();
  }

  /** The others in the same room; sent only when they have changed. */
  pushPresent(people: PresentPerson[]): void {
    const text = JSON.stringify(people);
    if (text === this.knownPresent) return;
    this.knownPresent = text;
    this.present = people;
    this.refresh();
  }

  /** Sends the news, or at least the cursor. */
  refresh(): void {
    this.fresh = true;
    this.wake();
  }

  /** The session is over. That is the last thing said, so that the page does not open another stream that would be refused. */
  signOut(): void {
    this.signedOut = true;
    this.changes.clear();
    this.refresh();
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.wake();
    this.onEnd(this);
  }

  async next(): Promise<IteratorResult<LiveNews>> {
    while (!this.fresh && !this.ended) await new Promise<void>((wake) => (this.wake = wake));
    if (this.ended) return { done: true, value: undefined };
    const value = this.take();
    if (value.signedOut) this.end();
    return { done: false, value };
  }

  private take(): LiveNews {
    const { missed, present, signedOut } = this;
    const news = { cursor: this.cursor(), missed, changes: [...this.changes.values()], present, signedOut };
    this.changes.clear();
    this.missed = false;
    this.present = null;
    this.fresh = false;
    return news;
  }

  async return(): Promise<IteratorResult<LiveNews>> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
