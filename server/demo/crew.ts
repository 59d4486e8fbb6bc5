import { minutes } from '../platform/time';
import { shownDriver } from './company';
import type { DemoOrder } from './world';

/** A driver or a bus, and until when the company has it. */
export interface Resource {
  id: string;
  leavesAt: Date | undefined;
}

export interface CrewDriver extends Resource {
  username: string;
}

export interface CrewBus extends Resource {
  name: string;
  seats: number;
}

export interface Assigned {
  /** Ids, the main one first. */
  drivers: string[];
  buses: string[];
}

/** Between two trips there is time to clean the bus and to reach the next customer. */
const pauseMs = minutes(60);

/** Who and what is free when: a logistician never books anybody twice. */
export class Crew {
  private readonly bookings = new Map<string, { start: Date; end: Date; ids: string[] }>();

  constructor(
    private readonly drivers: CrewDriver[],
    private readonly buses: CrewBus[],
    /** From here on the shown driver's days are kept for the trips meant for him. */
    private readonly shownFrom: Date,
  ) {}

  /** Free drivers and buses for an order; undefined when there are too few. */
  find(order: DemoOrder): Assigned | undefined {
    const buses = this.chooseBuses(order);
    const long = order.plan.nights === 0 && order.end.getTime() - order.start.getTime() > minutes(15 * 60);
    const drivers = this.chooseDrivers(order, buses.length + (long ? 1 : 0));
    return buses.length > 0 && drivers
      ? { buses: buses.map(({ id }) => id), drivers: drivers.map(({ id }) => id) }
      : undefined;
  }

  /** A free driver who takes over from those of the order. */
  findAnother(order: DemoOrder): string | undefined {
    return this.chooseDrivers({ ...order, plan: { ...order.plan, shown: false } }, 1)?.[0]?.id;
  }

  /** Keeps the order's drivers and buses for the time of its trip, and nothing else. */
  book(order: DemoOrder): void {
    this.bookings.set(order.id, { start: order.start, end: order.end, ids: [...order.drivers, ...order.buses] });
  }

  /** Keeps drivers and buses for something else than an order. */
  keep(name: string, ids: string[], start: Date, end: Date): void {
    this.bookings.set(name, { start, end, ids });
  }

  release(order: DemoOrder): void {
    this.bookings.delete(order.id);
  }

  private chooseBuses({ plan, start, end }: DemoOrder): CrewBus[] {
    const free = this.buses.filter((bus) => this.isFree(bus, start, end)).sort((a, b) => a.seats - b.seats);
    const enough = free.filter(({ seats }) => seats >= plan.passengers);
    if (enough.length > 0) return [plan.random.pick(enough.slice(0, 3))];
    const [largest, second] = free.toReversed();
    return largest && second && largest.seats + second.seats >= plan.passengers ? [largest, second] : [];
  }

  private chooseDrivers({ plan, start, end }: DemoOrder, count: number): CrewDriver[] | undefined {
    const free = this.drivers.filter((driver) => this.isFree(driver, start, end));
    const shown = free.filter(({ username }) => plan.shown && username === shownDriver);
    const others = free.filter(({ username }) => username !== shownDriver || start < this.shownFrom);
    const chosen = [...shown];
    while (chosen.length < count) {
      const left = others.filter((driver) => !chosen.includes(driver));
      if (left.length === 0) return undefined;
      chosen.push(plan.random.pick(left));
    }
    return chosen;
  }

  private isFree({ id, leavesAt }: Resource, start: Date, end: Date): boolean {
    if (leavesAt && end > leavesAt) return false;
    return ![...this.bookings.values()].some(
      (booking) =>
        booking.ids.includes(id) &&
        start.getTime() < booking.end.getTime() + pauseMs &&
        booking.start.getTime() < end.getTime() + pauseMs,
    );
  }
}
