import type { Database } from './database/database';

/** One value for each running portal, such as its planner. `services.ts` sets it. Tests run several portals in one process. */
export class PerPortal<T> {
  private readonly values = new WeakMap<Database, T>();

  constructor(private readonly name: string) {}

  set({ db }: { db: Database }, value: T): void {
    this.values.set(db, value);
  }

  /** Throws when the portal has none: `services.ts` forgot it. */
  require({ db }: { db: Database }): T {
    const value = this.values.get(db);
    if (value === undefined) throw new Error(`This portal has no ${this.name}`);
    return value;
  }
}
