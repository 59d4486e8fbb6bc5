import type { Clock } from '../platform/time';

/** A Tuesday morning: what a test does in the coming hours and days is the same at whatever hour it is run. */
const begins = '2026-11-10T08:00:00Z';

/** A clock that runs from a chosen moment on and can be set, so that tests choose the day. */
export class TestClock implements Clock {
  private offsetMs = 0;

  constructor(from: Date | string = begins) {
    this.set(from);
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  set(moment: Date | string): void {
    this.offsetMs = new Date(moment).getTime() - Date.now();
  }
}
