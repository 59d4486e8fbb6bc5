import type { Clock } from '../platform/time';
import { systemClock } from '../platform/time';

/** Stands at a chosen moment while the demo's past is lived through, and is the true clock afterwards. */
export class SeedingClock implements Clock {
  private moment: Date | undefined;

  now(): Date {
    return this.moment ?? systemClock.now();
  }

  set(moment: Date): void {
    this.moment = moment;
  }

  release(): void {
    this.moment = undefined;
  }
}
