import { randomUUID } from 'node:crypto';
import { listLocalDates, minutes, startOfLocalDate } from '../../platform/time';
import { pickLeader } from '../data/customers';
import type { OrderPlan } from '../lives/plans';
import type { DemoOrder } from '../lives/demoOrder';
import type { World } from '../world';
import { badComments, goodComments } from '../data/words';

// Actions of customers and drivers: customers use the links of their e-mails, drivers links or their session.

/** One package for everybody, of those that can be ordered now. */
export async function chooseFood({ api }: World, { random, passengers }: OrderPlan): Promise<object[]> {
  const { foodPackages } = await api.run<{ foodPackages: { id: string }[] }>(null, '{ foodPackages { id } }');
  return [{ id: random.pick(foodPackages).id, count: passengers }];
}

/** Asks for a price as the public form does. The form makes the id, and the key by which it may correct what it sent. */
export async function playSubmit(world: World, plan: OrderPlan, id: string): Promise<void> {
  const { random, customer, stops, passengers, notes, promo } = plan;
  const food = random.chance(0.35) ? await chooseFood(world, plan) : [];
  const input = { ...customer, id, formKey: randomUUID(), stops, food, passengers, notes, promo };
  const document = 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }';
  await world.api.run(null, document, { input });
  // Some customers think of something as soon as they have sent it, and send it again.
  if (plan.nth % 30 === 7)
    await world.api.run(null, document, {
      input: { ...input, notes: `${notes}\nMeil on kaasas ka lastekäru.`.trim() },
    });
}

export async function playAccept({ api, keys }: World, { id, plan }: DemoOrder): Promise<void> {
  const variables = { id, key: keys.activationKey(id), leader: pickLeader(plan.random, plan.customer) };
  await api.run(
    null,
    'mutation($id: UUID!, $key: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $key, leader: $leader) }',
    variables,
  );
}

const rejectReasons = ['cheaper_elsewhere', 'over_budget', 'trip_cancelled', 'other'];

export async function playReject({ api, keys }: World, { id, plan }: DemoOrder): Promise<void> {
  const variables = { id, key: keys.activationKey(id), reason: rejectReasons[plan.nth % rejectReasons.length] };
  await api.run(
    null,
    'mutation($id: UUID!, $key: Key!, $reason: RejectReason!) { rejectOffer(id: $id, activationKey: $key, reason: $reason) }',
    variables,
  );
}

/** The offer has ended meanwhile. */
export async function playAskAgain({ api, keys }: World, { id }: DemoOrder): Promise<void> {
  await api.run(null, 'mutation($id: UUID!, $key: Key!) { askOfferAgain(id: $id, activationKey: $key) }', {
    id,
    key: keys.activationKey(id),
  });
}

/** One person less comes along. */
export async function playChangeTrip({ api, keys }: World, { id }: DemoOrder): Promise<void> {
  const link = { id, key: keys.tripKey(id) };
  const { myTrip } = await api.run<{ myTrip: { version: number; passengers: number } }>(
    null,
    'query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { version passengers } }',
    link,
  );
  await api.run(
    null,
    'mutation($id: UUID!, $key: Key!, $version: Int!, $changes: TripChangesInput!) { changeTrip(id: $id, key: $key, version: $version, changes: $changes) { version } }',
    { ...link, version: myTrip.version, changes: { passengers: myTrip.passengers - 1 } },
  );
}

async function confirmJob({ api, keys }: World, order: DemoOrder, driver: string, confirm: boolean): Promise<void> {
  const variables = { id: order.id, key: keys.confirmationKey(order.id, driver), confirm };
  await api.run(
    null,
    'mutation($id: UUID!, $key: Key!, $confirm: Boolean!) { confirmJob(id: $id, confirmationKey: $key, confirm: $confirm) }',
    variables,
  );
}

/** Every driver confirms; a repeated confirmation gets the reply that the page shows. */
export async function playConfirm(world: World, order: DemoOrder): Promise<void> {
  for (const driver of order.drivers) await confirmJob(world, order, driver, true);
}

/** All but the last driver say yes. */
export async function playConfirmSome(world: World, order: DemoOrder): Promise<void> {
  for (const driver of order.drivers.slice(0, -1)) await confirmJob(world, order, driver, true);
}

/** The last driver cannot come. */
export async function playDecline(world: World, order: DemoOrder): Promise<void> {
  await playConfirmSome(world, order);
  order.declined = order.drivers.at(-1);
  if (order.declined) await confirmJob(world, order, order.declined, false);
}

/** Hours of each date that the trip touches, as they were planned, in halves. Six tenths of the waiting of a day are paid. */
async function readHours(world: World, { id, start, end }: DemoOrder, driverId: string): Promise<number[]> {
  const dates = listLocalDates(start, end);
  const source = `query($id: UUID!, $from: LocalDate!, $days: Int!) {
    driverHours(driverId: $id, from: $from, days: $days) { activities { kind start end orderId } } }`;
  type Reply = { driverHours: { activities: { kind: string; start: Date; end: Date; orderId: string | null }[] } };
  const variables = { id: driverId, from: dates[0], days: dates.length };
  const { driverHours } = await world.api.run<Reply>(world.logisticians[0] ?? null, source, variables);
  const work = driverHours.activities.filter(
    ({ kind, orderId }) => orderId === id && (kind === 'driving' || kind === 'otherWork'),
  );
  return dates.map((date) => {
    const [from, to] = [startOfLocalDate(date), startOfLocalDate(date, 1)].map((moment) => moment.getTime());
    const worked = work.reduce((sum, one) => {
      const begins = new Date(one.start).getTime();
      const ends = new Date(one.end).getTime();
      return sum + Math.max(0, Math.min(ends, to ?? 0) - Math.max(begins, from ?? 0));
    }, 0);
    const isOneDay = dates.length === 1;
    const waited = isOneDay ? Math.max(0, end.getTime() - start.getTime() - worked) : 0;
    return Math.round(((worked + waited * 0.6) / minutes(60)) * 2) / 2;
  });
}

async function report(world: World, order: DemoOrder, driverId: string): Promise<void> {
  const { random } = order.plan;
  const wentWell = random.chance(0.94);
  const input = {
    wentWell,
    comment: random.pick(wentWell ? goodComments : badComments),
    hours: await readHours(world, order, driverId),
  };
  const viewer = world.drivers.get(driverId);
  if (viewer && random.chance(0.5)) {
    const source = 'mutation($id: UUID!, $input: FeedbackInput!) { submitFeedback(orderId: $id, input: $input) }';
    await world.api.run(viewer, source, { id: order.id, input });
    return;
  }
  await world.api.run(
    null,
    'mutation($id: UUID!, $secret: Key!, $driverId: UUID!, $input: FeedbackInput!) { submitFeedbackByLink(orderId: $id, secret: $secret, driverId: $driverId, input: $input) }',
    { id: order.id, secret: world.keys.feedbackKey(order.id, driverId), driverId, input },
  );
}

export async function playFeedback(world: World, order: DemoOrder): Promise<void> {
  for (const driver of order.drivers) await report(world, order, driver);
}

export async function playFeedbackOfFirst(world: World, order: DemoOrder): Promise<void> {
  for (const driver of order.drivers.slice(0, 1)) await report(world, order, driver);
}
