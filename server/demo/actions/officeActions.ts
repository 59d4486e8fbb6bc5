import { minutes } from '../../platform/time';
import { pickPhone } from '../data/customers';
import type { Lawful } from '../crew';
import { chooseFood } from './otherActions';
import { computeDemoPrice } from '../trips';
import type { DemoOrder, TripReply } from '../lives/demoOrder';
import type { ActionOutcome, World } from '../world';
import { refresh, TRIP_FIELDS } from '../lives/demoOrder';
import { driverNotes, logisticsNotes, offerNotes } from '../data/words';

// Actions of logisticians. Each is an operation of the portal that one of them does.

const rejectReasons = ['cancelled_via_platform', 'trip_cancelled', 'other', 'cheaper_elsewhere', 'over_budget'];

/** Runs a change of the order, and keeps what the portal replies. */
async function change(
  world: World,
  order: DemoOrder,
  parameters: string,
  call: string,
  variables: object = {},
): Promise<void> {
  const admin = order.plan.random.pick(world.logisticians);
  const source = `mutation($id: UUID!${parameters}) { changed: ${call} ${TRIP_FIELDS} }`;
  const { changed } = await world.api.run<{ changed: TripReply }>(admin, source, { id: order.id, ...variables });
  refresh(order, changed);
}

function findVatRate({ plan: { route, random } }: DemoOrder): number {
  if (route.abroad) return 0;
  return random.chance(0.06) ? 22 : 24;
}

async function sendOffer(world: World, order: DemoOrder, price: number): Promise<void> {
  order.price = price;
  const { random } = order.plan;
  const note = random.chance(0.5) ? random.pick(offerNotes) : '';
  await change(
    world,
    order,
    ', $price: Price!, $vatRate: VatRate!, $note: String',
    'answerOrder(id: $id, price: $price, vatRate: $vatRate, note: $note)',
    { price, vatRate: findVatRate(order), note },
  );
}

/**
 * A logistician says whose order it is: of the customer that the portal suggests, or of a new one. That is worth a press
 * where the customer's terms matter; most orders travel well without.
 */
async function tieCustomer(world: World, order: DemoOrder): Promise<void> {
  if (order.plan.nth % 16 !== 5) return;
  const { suggestedCustomers } = await world.api.run<{ suggestedCustomers: { id: string }[] }>(
    world.logisticians[0] ?? null,
    'query($id: UUID!) { suggestedCustomers(orderId: $id) { id } }',
    { id: order.id },
  );
  const [known] = suggestedCustomers;
  if (!known) return change(world, order, '', 'tieNewCustomer(id: $id)');
  return change(world, order, ', $customerId: UUID!', 'tieCustomer(id: $id, customerId: $customerId)', {
    customerId: known.id,
  });
}

export async function playAnswer(world: World, order: DemoOrder): Promise<void> {
  await tieCustomer(world, order);
  const { plan, start, end, distanceKm } = order;
  const hours = (end.getTime() - start.getTime()) / minutes(60);
  const { passengers, nights, route } = plan;
  await sendOffer(
    world,
    order,
    computeDemoPrice({ distanceKm, hours, passengers, nights, oneWay: route.to !== undefined }),
  );
}

export const playAnswerAgain = (world: World, order: DemoOrder): Promise<void> =>
  sendOffer(world, order, Math.round(order.price * 0.93));

export const playAcceptOnBehalf = (world: World, order: DemoOrder): Promise<void> =>
  change(world, order, '', 'acceptOnBehalf(id: $id)');

export async function playRejectOnBehalf(world: World, order: DemoOrder): Promise<void> {
  await change(world, order, ', $reason: RejectReason!', 'rejectOnBehalf(id: $id, reason: $reason)', {
    reason: rejectReasons[order.plan.nth % rejectReasons.length],
  });
  world.crew.release(order);
}

async function assign(world: World, order: DemoOrder, operation: 'startJob' | 'updateJob'): Promise<void> {
  const [driver, ...otherDrivers] = order.drivers;
  const [bus, ...otherBuses] = order.buses;
  // Only a line can stand in the way: the crew is never booked twice.
  const overlapReason = 'Liini sõidab sel päeval teine juht';
  const input = { driver, bus, otherDrivers, otherBuses, overlapReason };
  await change(world, order, ', $input: AssignmentInput!', `${operation}(id: $id, input: $input)`, { input });
  world.crew.book(order);
}

/** The portal's verdict on drivers for an order, as the form shows it to a logistician. */
const findLawful =
  (world: World, order: DemoOrder): Lawful =>
  async (driverIds, busIds, crewed) => {
    const source = `query($orderId: UUID!, $driverIds: [UUID!], $busIds: [UUID!], $crewed: Boolean) {
      checkAssignment(orderId: $orderId, driverIds: $driverIds, busIds: $busIds, crewed: $crewed) { drivers { driverId light } } }`;
    type Reply = { checkAssignment: { drivers: { driverId: string; light: string }[] } };
    const variables = { orderId: order.id, driverIds, busIds, crewed };
    const { checkAssignment } = await world.api.run<Reply>(world.logisticians[0] ?? null, source, variables);
    return new Set(checkAssignment.drivers.filter(({ light }) => light !== 'red').map(({ driverId }) => driverId));
  };

/** Without a free driver whom the law allows it, and a bus, the order stays as it is. */
export async function playStartJob(world: World, order: DemoOrder): Promise<ActionOutcome> {
  const found = await world.crew.find(order, findLawful(world, order));
  if (!found) return 'stop';
  Object.assign(order, found);
  await assign(world, order, 'startJob');
}

/** The driver meant to say yes. */
export async function playAskDriverAgain(world: World, order: DemoOrder): Promise<void> {
  const variables = { driver: order.declined };
  order.declined = undefined;
  await change(world, order, ', $driver: UUID!', 'askDriverAgain(id: $id, driverId: $driver)', variables);
}

/** Another driver takes the place of the one who declined. */
export async function playReassign(world: World, order: DemoOrder): Promise<ActionOutcome> {
  const other = await world.crew.findAnother(order, findLawful(world, order));
  if (!other) return 'stop';
  order.drivers = order.drivers.map((id) => (id === order.declined ? other : id));
  order.declined = undefined;
  await assign(world, order, 'updateJob');
}

/** The group would rather leave half an hour earlier. That fits into the pause before each trip, so nobody is booked twice. */
export async function playEditRoute(world: World, order: DemoOrder): Promise<void> {
  const { stops, random } = order.plan;
  const [first, ...others] = stops;
  if (!first?.depart) return;
  const earlier = new Date(new Date(first.depart).getTime() - minutes(30)).toISOString();
  const variables = { stops: [{ ...first, depart: earlier }, ...others], notify: random.chance(0.7) };
  await change(
    world,
    order,
    ', $stops: [StopInput!]!, $notify: Boolean!',
    'updateRoute(id: $id, stops: $stops, notifyByEmail: $notify)',
    variables,
  );
  world.crew.book(order);
}

/** The whole trip is put off by an hour, which the pause after it allows; its drivers are asked again. */
export async function playMoveStart(world: World, order: DemoOrder): Promise<void> {
  const start = new Date(order.start.getTime() + minutes(60)).toISOString();
  await change(world, order, ', $input: OrderDetailsInput!', 'updateOrder(id: $id, input: $input)', {
    input: { start },
  });
  world.crew.book(order);
}

export async function playEditDetails(world: World, order: DemoOrder): Promise<void> {
  const { plan } = order;
  plan.passengers += plan.random.whole(1, 4);
  const input = { passengers: plan.passengers, phone: pickPhone(plan.random) };
  await change(world, order, ', $input: OrderDetailsInput!', 'updateOrder(id: $id, input: $input)', { input });
}

export async function playEditFood(world: World, order: DemoOrder): Promise<void> {
  const food = await chooseFood(world, order.plan);
  await change(world, order, ', $food: [OrderedFoodInput!]!', 'updateOrderFood(id: $id, food: $food)', { food });
}

/** The bill turned out higher: more hours, or parking. */
export const playEditPrice = (world: World, order: DemoOrder): Promise<void> =>
  change(
    world,
    order,
    ', $price: Price!, $vatRate: VatRate!',
    'updatePrice(id: $id, price: $price, vatRate: $vatRate)',
    {
      price: order.price + order.plan.random.pick([25, 47.5, 60]),
      vatRate: order.plan.route.abroad ? 0 : 24,
    },
  );

export const playWriteNotes = (world: World, order: DemoOrder): Promise<void> =>
  change(world, order, ', $notes: OrderNotesInput!', 'updateNotes(id: $id, notes: $notes)', {
    notes: { logisticsNotes: order.plan.random.pick(logisticsNotes), driverNotes: order.plan.random.pick(driverNotes) },
  });

interface Reported {
  id: string;
  wentWell: boolean;
  comment: string;
  hours: number[];
}

async function readReported(world: World, order: DemoOrder): Promise<Reported[]> {
  const source = 'query($id: UUID!) { order(id: $id) { job { feedback { id wentWell comment hours } } } }';
  type Reply = { order: { job: { feedback: Reported[] } } };
  const { order: found } = await world.api.run<Reply>(order.plan.random.pick(world.logisticians), source, {
    id: order.id,
  });
  return found.job.feedback;
}

export async function playReadFeedback(world: World, order: DemoOrder): Promise<void> {
  const admin = order.plan.random.pick(world.logisticians);
  for (const { id } of await readReported(world, order)) {
    await world.api.run(admin, 'mutation($id: UUID!) { markFeedbackRead(id: $id) }', { id });
  }
}

/** A driver forgot the way to the depot: half an hour more on the first day. */
export async function playCorrectFeedback(world: World, order: DemoOrder): Promise<void> {
  const admin = order.plan.random.pick(world.logisticians);
  for (const { id, wentWell, comment, hours } of await readReported(world, order)) {
    const corrected = hours.map((value, day) => (day === 0 ? value + 0.5 : value));
    const input = { wentWell, comment, hours: corrected };
    await world.api.run(
      admin,
      'mutation($id: UUID!, $input: FeedbackInput!) { editFeedback(id: $id, input: $input) }',
      { id, input },
    );
  }
}

/** Does nothing where sending the invoice has done it. */
export const playArchive = (world: World, order: DemoOrder): Promise<void> =>
  change(world, order, '', 'archiveOrder(id: $id)');

export const playTakeFromArchive = (world: World, order: DemoOrder): Promise<void> =>
  change(world, order, '', 'takeFromArchive(id: $id)');

export async function playDeleteOrder(world: World, order: DemoOrder): Promise<void> {
  await world.api.run(order.plan.random.pick(world.logisticians), 'mutation($id: UUID!) { deleteOrder(id: $id) }', {
    id: order.id,
  });
  world.crew.release(order);
}
