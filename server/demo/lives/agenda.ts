import type { SeedingClock } from '../seedingClock';

interface AgendaEvent {
  at: Date;
  run: () => Promise<void>;
}

/** Events to come, by time. Each may put further ones on it. */
export class Agenda {
  private readonly entries: AgendaEvent[] = [];

  add(at: Date, run: () => Promise<void>): void {
    this.entries.push({ at, run });
  }

  /** Lives through everything up to `end`, one thing after the other, with the clock at its moment. The rest never happens. */
  async play(clock: SeedingClock, end: Date, progress: (moment: Date) => void): Promise<void> {
    for (;;) {
      const next = this.takeEarliest();
      if (!next || next.at > end) return;
      clock.set(next.at);
      await next.run();
      progress(next.at);
    }
  }

  private takeEarliest(): AgendaEvent | undefined {
    const [first] = this.entries;
    if (!first) return undefined;
    // Of two things at one moment the one that was added first comes first.
    const earliest = this.entries.reduce((found, entry) => (entry.at < found.at ? entry : found), first);
    this.entries.splice(this.entries.indexOf(earliest), 1);
    return earliest;
  }
}
