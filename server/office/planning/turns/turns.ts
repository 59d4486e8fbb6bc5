import { unavailable } from '../../../texts/messages';

interface Waiting {
  begin: () => void;
  moved: (ahead: number) => void;
}

/** Heavy work runs one at a time. Others wait in order of arrival, up to this number. */
export class Turns {
  private readonly waiting: Waiting[] = [];
  private isBusy = false;

  constructor(private readonly most: number) {}

  /** `moved` hears how many stand before it, 0 when it begins. Errors: UNAVAILABLE when too many wait already. */
  async take<Result>(work: () => Promise<Result>, moved: (ahead: number) => void = () => undefined): Promise<Result> {
    if (this.isBusy) {
      if (this.waiting.length >= this.most) throw unavailable('plan.queueFull', { count: this.waiting.length });
      await new Promise<void>((begin) => {
        moved(this.waiting.push({ begin, moved }));
      });
    }
    this.isBusy = true;
    moved(0);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      this.isBusy = next !== undefined;
      this.waiting.forEach((one, nth) => one.moved(nth + 1));
      next?.begin();
    }
  }
}
