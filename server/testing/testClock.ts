import type { Clock } from '../platform/time';

/** A clock that runs from a chosen moment on and can be set, so that tests choose the day. */
export class TestClock implements Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  set(moment: Date | string): void {
    this.offsetMs = new Date(moment).getTime() - Date.now();
  }
}
