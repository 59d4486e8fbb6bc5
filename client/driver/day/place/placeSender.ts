/** A place of this phone; the moment is the server's. */
export interface Fix {
  at: number;
  lat: number;
  lng: number;
}

/** The parts of the phone that the sender uses; tests have their own. */
export interface Phone {
  now(): number;
  /** Resolves when the server has taken the places, or refused them for good. Rejects without a line. */
  send(orderId: string, fixes: readonly Fix[]): Promise<void>;
}

/** A place is kept this often, and sent this often. */
const EVERY_MS = 10_000;
const SEND_MS = 30_000;
/** Older places tell nobody where the bus is: without a signal they are dropped. */
const KEPT_MS = 10 * 60_000;

/** Keeps places of the phone for a while and sends them in parts. It begins when it is made, and ends with the page. */
export class PlaceSender {
  private fixes: Fix[] = [];
  private takenAt = -Infinity;
  private sentAt = -Infinity;
  private isSending = false;

  constructor(
    private readonly phone: Phone,
    readonly orderId: string,
  ) {}

  /** Takes a place that the phone found. */
  take({ lat, lng }: { lat: number; lng: number }): void {
    const at = this.phone.now();
    if (at - this.takenAt < EVERY_MS) return;
    this.takenAt = at;
    this.fixes = [...this.fixes, { at, lat, lng }].filter((fix) => fix.at > at - KEPT_MS);
    if (at - this.sentAt >= SEND_MS) void this.flush();
  }

  private async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    const sent = this.fixes;
    this.sentAt = this.phone.now();
    try {
      await this.phone.send(this.orderId, sent);
      this.fixes = this.fixes.filter((fix) => !sent.includes(fix));
    } catch {
      // Without a line they wait for the next time.
    }
    this.isSending = false;
  }
}
