import { minutes } from '../platform/time';
import { SHOWN_DRIVER } from './data/company';
import type { DepotName } from './data/company';
import type { DemoOrder } from './lives/demoOrder';
import { findNearestDepot } from './depots';

/** A driver or a bus, and until when the company has it. */
export interface Resource {
  id: string;
  leavesAt: Date | undefined;
  /** Where it stands, or who begins there. */
  depotName: DepotName;
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

/** Which of the drivers the law allows an order, alone or two in a bus; the portal is asked. */
export type Lawful = (driverIds: string[], busIds: string[], crewed: boolean) => Promise<ReadonlySet<string>>;

/** Between two trips there is time to clean the bus and to reach the next customer. */
const PAUSE_MS = minutes(60);

/** Free drivers and buses at any time: a logistician never books anybody twice. */
export class DemoCrew {
  private readonly bookings = new Map<string, { start: Date; end: Date; ids: string[] }>();

  constructor(
    private readonly drivers: CrewDriver[],
    private readonly buses: CrewBus[],
    /** From here on the shown driver's days are kept for the trips meant for him. */
    private readonly shownFrom: Date,
    /** The days around it are kept for the trip that the shown driver is on now. */
    private readonly present: Date,
  ) {}

  /** Free buses, and free drivers whom the law allows it: one a bus, or two; undefined when there are too few. */
  async find(order: DemoOrder, lawful: Lawful): Promise<Assigned | undefined> {
    const buses = this.chooseBuses(order).map(({ id }) => id);
    if (buses.length === 0) return undefined;
    const others = { ...order, plan: { ...order.plan, shown: false } };
    let drivers: CrewDriver[] | undefined;
    // Trips meant for the shown driver go to that driver, with a second one where necessary.
    for (const wanted of this.isForShown(order) ? [order, others] : [others])
      drivers ??=
        (await this.chooseDrivers(wanted, buses.length, (ids) => lawful(ids, buses, false))) ??
        (await this.chooseDrivers(wanted, buses.length * 2, (ids) => lawful(ids, buses, true)));
    return drivers && { buses, drivers: drivers.map(({ id }) => id) };
  }

  /** A free driver who takes over from one of the order. */
  async findAnother(order: DemoOrder, lawful: Lawful): Promise<string | undefined> {
    const isCrewed = order.drivers.length > order.buses.length;
    const chosen = await this.chooseDrivers({ ...order, plan: { ...order.plan, shown: false } }, 1, (ids) =>
      lawful(ids, order.buses, isCrewed),
    );
    return chosen?.[0]?.id;
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

  private isForShown({ plan, start }: DemoOrder): boolean {
    const isNear = Math.abs(start.getTime() - this.present.getTime()) < minutes(4 * 24 * 60);
    return plan.shown && (plan.fate.name === 'under way' || !isNear);
  }

  private chooseBuses({ plan, start, end }: DemoOrder): CrewBus[] {
    const free = this.buses.filter((bus) => this.isFree(bus, start, end)).sort((a, b) => a.seats - b.seats);
    const enough = free.filter(({ seats }) => seats >= plan.passengers);
    const near = preferDepot(enough, plan.stops[0]);
    if (near.length > 0) return [plan.random.pick(near.slice(0, 3))];
    // Two go together from one depot, so that either driver can have either bus.
    const own = plan.stops[0] ? findNearestDepot(plan.stops[0]) : 'tallinn';
    for (const depotName of [own, own === 'tartu' ? 'tallinn' : 'tartu'] as const) {
      const [largest, second] = free.filter((bus) => bus.depotName === depotName).toReversed();
      if (largest && second && largest.seats + second.seats >= plan.passengers) return [largest, second];
    }
    return [];
  }

  private async chooseDrivers(
    { plan, start, end }: DemoOrder,
    count: number,
    lawful: (ids: string[]) => Promise<ReadonlySet<string>>,
  ): Promise<CrewDriver[] | undefined> {
    const present = this.drivers.filter((driver) => this.isFree(driver, start, end));
    const allowed = await lawful(present.map(({ id }) => id));
    const free = present.filter(({ id }) => allowed.has(id));
    const shown = free.filter(({ username }) => plan.shown && username === SHOWN_DRIVER);
    if (plan.shown && shown.length === 0) return undefined;
    const others = free.filter(({ username }) => username !== SHOWN_DRIVER || start < this.shownFrom);
    const chosen = [...shown];
    while (chosen.length < count) {
      const left = preferDepot(
        others.filter((driver) => !chosen.includes(driver)),
        plan.stops[0],
      );
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
        start.getTime() < booking.end.getTime() + PAUSE_MS &&
        booking.start.getTime() < end.getTime() + PAUSE_MS,
    );
  }
}

/** Keeps the items whose depot is nearest to the start of the trip; keeps all if there are none. */
function preferDepot<Item extends Resource>(items: Item[], first: { lat: number; lng: number } | undefined): Item[] {
  const near = first ? items.filter(({ depotName }) => depotName === findNearestDepot(first)) : [];
  return near.length > 0 ? near : items;
}
