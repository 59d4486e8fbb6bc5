import type { Clock } from '../platform/time';

/** After this many failures in a row the provider is not asked for `REST_MS`. */
const FAILURES = 3;
const REST_MS = 30_000;

/**
 * Spares the callers a service that fails: after three failures in a row it rests for half a minute, then one call tries it.
 * Each process keeps its own, since another one may well reach what this one does not.
 */
export class Circuit {
  private failures = 0;
  private restsUntil = 0;

  constructor(private readonly clock: Clock) {}

  /** Whether to ask now. */
  isOpenForCalls(): boolean {
    if (this.failures < FAILURES) return true;
    if (this.clock.now().getTime() < this.restsUntil) return false;
    // While this one tries, the others go on without.
    this.rest();
    return true;
  }

  noteSuccess(): void {
    this.failures = 0;
  }

  noteFailure(): void {
    this.failures += 1;
    this.rest();
  }

  private rest(): void {
    this.restsUntil = this.clock.now().getTime() + REST_MS;
  }
}
