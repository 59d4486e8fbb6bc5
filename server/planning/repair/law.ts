import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../access/context';
import type { HoursLight } from '../../duties/duties.events';
import type { TripRow } from '../board/board';
import { crewOf, draftedTrips } from '../board/plannedTrips';
import { mayHave } from '../solve/repairProblem';
import type { Repair } from '../solve/repairProblem';
import type { NamedSlot, RepairBoard } from './readBoard';

/** A driver takes some milliseconds; between two of them others who wait get on. */
const pauseMs = 1;
/** So often the law is asked of who could have a trip as the only change, where the sieve says no. */
const mostAsked = 200;

/** What the engine of hours says to repairs: it has the last word on what the sieve of the search lets through. */
export async function lawOf(deps: Deps, { sources, problem, slots, rows }: RepairBoard) {
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const { waiting, around } = sources;
  const hours = await deps.boardHours(manager, {
    driverIds: sources.drivers.map(({ id }) => id),
    busIds: sources.buses.map(({ id }) => id),
    orderIds: waiting.map(({ id }) => id),
    planned: (await draftedTrips(manager, now)).map((one) => ({ orderId: one.orderId, ...crewOf(one) })),
    ...{ ...around, now },
  });
  const tripOf = (slot: number) => waiting[slots[slot]?.trip ?? -1] as TripRow;
  const crewBefore = ({ driverIds, busIds }: TripRow) => ({ driverIds, busIds });

  /** Who drives a trip, and with what, after all that a repair changes on it. */
  function crewAfter(trip: TripRow, repair: Repair) {
    const crew = crewBefore(trip);
    for (const { slot, row } of repair) {
      if (tripOf(slot) !== trip) continue;
      const { holder } = slots[slot] as NamedSlot;
      const into = row < 0 ? [] : [rows[row]?.id ?? ''];
      const swapped = (ids: string[]) => ids.flatMap((id) => (id === holder ? into : [id]));
      if (problem.lane === 'drivers') crew.driverIds = swapped(crew.driverIds);
      else crew.busIds = swapped(crew.busIds);
    }
    return crew;
  }

  /** The worst light of those who drive a trip that changes: who comes in, or whose bus is another. */
  function lightOf(repair: Repair, slot: number, row: number): HoursLight | undefined {
    const trip = tripOf(slot);
    const crew = crewAfter(trip, repair);
    const concerned = problem.lane === 'drivers' ? [rows[row]?.id ?? ''] : crew.driverIds;
    const lights = concerned.flatMap((id) => hours.check(id, trip.id, crew) ?? []);
    return lights.find(({ light }) => light === 'red') ?? lights.find(({ light }) => light === 'amber') ?? lights[0];
  }

  async function check(repair: Repair) {
    const changed = [...new Set(repair.map(({ slot }) => tripOf(slot)))];
    const found: (Pick<HoursLight, 'light' | 'line'> & { slot: number; row: number })[] = [];
    // Another bus makes nobody drive longer: what was red before does not stand in its way.
    const former = new Map(
      problem.lane === 'buses' ? repair.map(({ slot }) => [slot, lightOf([], slot, -1)?.light] as const) : [],
    );
    for (const trip of changed) hours.plan({ orderId: trip.id, ...crewAfter(trip, repair) });
    for (const { slot, row } of repair) {
      if (row < 0) continue;
      const { light, line } = lightOf(repair, slot, row) ?? { light: 'green' as const, line: '' };
      found.push({ slot, row, line, light: light === 'red' && former.get(slot) === 'red' ? 'amber' : light });
      await sleep(pauseMs);
    }
    for (const trip of changed) hours.plan({ orderId: trip.id, ...crewBefore(trip) });
    return found;
  }

  /** The sieve is stricter than the law: who may have a fallen trip beside all else is asked of the law. */
  async function allowOnly(): Promise<void> {
    let asked = 0;
    for (const [slot, { fallen }] of slots.entries())
      for (const row of rows.keys()) {
        if (!fallen || problem.lane === 'buses' || asked >= mostAsked) continue;
        const before = slots.flatMap((one, nth) => (one.row === row ? [nth] : []));
        const allowed: [number, number][] = [[slot, row]];
        if (mayHave(problem, row, before, before, [slot])) continue;
        if (!mayHave({ ...problem, allowed }, row, before, before, [slot])) continue;
        asked += 1;
        const [verdict] = await check([{ slot, row }]);
        if (verdict && verdict.light !== 'red') problem.allowed.push([slot, row]);
      }
  }

  return { check, allowOnly };
}
