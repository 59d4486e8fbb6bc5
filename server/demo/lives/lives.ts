import { createId } from '../../platform/ids';
import { addMs, toTallinn, minutes } from '../../platform/time';
import type { ActionName } from './fates';
import { actions } from '../actions/actions';
import type { Agenda } from './agenda';
import { playSubmit } from '../actions/otherActions';
import type { OrderPlan } from './plans';
import type { DemoOrder, TripReply } from './demoOrder';
import type { World } from '../world';
import { refresh, TRIP_FIELDS } from './demoOrder';

export interface Stage {
  world: World;
  agenda: Agenda;
  /** Where the demo's past ends. */
  present: Date;
  /** The server's own work while it runs. */
  askForFeedback: () => Promise<unknown>;
}

/** Puts an order on the agenda: it is asked for, and then one action leads to the next. */
export function beginLife(stage: Stage, plan: OrderPlan): void {
  const { world, agenda } = stage;
  agenda.add(plan.askedAt, async () => {
    const id = createId();
    await playSubmit(world, plan, id);
    const [logistician = null] = world.logisticians;
    const asked = await world.api.run<{ order: TripReply }>(
      logistician,
      `query($id: UUID!) { order(id: $id) ${TRIP_FIELDS} }`,
      { id },
    );
    const order: DemoOrder = {
      plan,
      id,
      start: plan.askedAt,
      end: plan.askedAt,
      distanceKm: 0,
      price: 0,
      drivers: [],
      buses: [],
    };
    refresh(order, asked.order);
    planNext(stage, order, plan.askedAt, plan.fate.actions);
  });
}

function planNext(stage: Stage, order: DemoOrder, now: Date, [name, ...rest]: ActionName[]): void {
  if (!name) return;
  const at = findMoment(stage.present, order, now, [name, ...rest]);
  stage.agenda.add(at, async () => {
    const outcome = await actions[name].run(stage.world, order);
    if (outcome === 'stop') return;
    awaitEnd(stage, order);
    planNext(stage, order, at, rest);
  });
}

/** The server asks for feedback once the trip has ended; one that was moved ends at another time. */
function awaitEnd({ agenda, askForFeedback }: Stage, order: DemoOrder): void {
  if (order.drivers.length === 0 || order.awaitedEnd?.getTime() === order.end.getTime()) return;
  order.awaitedEnd = order.end;
  agenda.add(addMs(order.end, minutes(0.5)), async () => void (await askForFeedback()));
}

/** When the next action happens: as people take their time, but early enough that the actions after it fit in too. */
function findMoment(present: Date, order: DemoOrder, now: Date, [name, ...rest]: [ActionName, ...ActionName[]]): Date {
  const { hours, inOffice, afterTrip } = actions[name];
  const earliest = afterTrip && order.end > now ? order.end : now;
  const limit = afterTrip || present < order.start ? present : order.start;
  const sameLimit = rest.filter((other) => actions[other].afterTrip === afterTrip).length;
  const latest = addMs(earliest, (limit.getTime() - earliest.getTime()) / (sameLimit + 2));
  const usual = addMs(earliest, minutes(60 * order.plan.random.between(...hours)));
  const wished = inOffice ? toOfficeHour(usual) : usual;
  return wished < latest ? wished : latest;
}

/** The moment itself, or the next morning at which the office is open. */
function toOfficeHour(moment: Date): Date {
  let local = toTallinn(moment);
  if (local.hour >= 18) local = local.plus({ days: 1 }).set({ hour: 8 });
  if (local.hour < 8) local = local.set({ hour: 8 });
  while (local.weekday > 5) local = local.plus({ days: 1 }).set({ hour: 8 });
  return local.toJSDate();
}
