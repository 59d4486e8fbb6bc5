import { localDatesBetween, minutes } from '../platform/time';
import { leader } from './customers';
import type { OrderPlan } from './plans';
import type { DemoOrder, World } from './world';
import { badComments, goodComments } from './words';

// What customers and drivers do: customers by the links of their e-mails, drivers by links or signed in.

/** One package for everybody, of those that can be ordered now. */
export async function chooseFood({ api }: World, { random, passengers }: OrderPlan): Promise<object[]> {
  const { foodPackages } = await api.run<{ foodPackages: { id: string }[] }>(null, '{ foodPackages { id } }');
  return [{ id: random.pick(foodPackages).id, count: passengers }];
}

/** Asks for a price as the public form does. The id is made by the form. */
export async function submit(world: World, plan: OrderPlan, id: string): Promise<void> {
  const { random, customer, stops, passengers, notes, promo } = plan;
  const food = random.chance(0.35) ? await chooseFood(world, plan) : [];
  const input = { ...customer, id, stops, food, passengers, notes, promo };
  await world.api.run(null, 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }', { input });
}

export async function accept({ api, keys }: World, { id, plan }: DemoOrder): Promise<void> {
  const variables = { id, key: keys.activationKey(id), leader: leader(plan.random, plan.customer) };
  await api.run(
    null,
    'mutation($id: UUID!, $key: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $key, leader: $leader) }',
    variables,
  );
}

const rejectReasons = ['cheaper_elsewhere', 'over_budget', 'trip_cancelled', 'other'];

export async function reject({ api, keys }: World, { id, plan }: DemoOrder): Promise<void> {
  const variables = { id, key: keys.activationKey(id), reason: rejectReasons[plan.nth % rejectReasons.length] };
  await api.run(
    null,
    'mutation($id: UUID!, $key: Key!, $reason: RejectReason!) { rejectOffer(id: $id, activationKey: $key, reason: $reason) }',
    variables,
  );
}

async function answerJob({ api, keys }: World, order: DemoOrder, driver: string, confirm: boolean): Promise<void> {
  const variables = { id: order.id, key: keys.confirmationKey(order.id, driver), confirm };
  await api.run(
    null,
    'mutation($id: UUID!, $key: Key!, $confirm: Boolean!) { answerJob(id: $id, confirmationKey: $key, confirm: $confirm) }',
    variables,
  );
}

/** Every driver says yes; who said so before is told that, as the page does. */
export async function confirm(world: World, order: DemoOrder): Promise<void> {
  for (const driver of order.drivers) await answerJob(world, order, driver, true);
}

/** All but the last driver say yes. */
export async function confirmSome(world: World, order: DemoOrder): Promise<void> {
  for (const driver of order.drivers.slice(0, -1)) await answerJob(world, order, driver, true);
}

/** The last driver cannot come. */
export async function decline(world: World, order: DemoOrder): Promise<void> {
  await confirmSome(world, order);
  order.declined = order.drivers.at(-1);
  if (order.declined) await answerJob(world, order, order.declined, false);
}

/** Hours of each date that the trip touches; nights at a hotel are not counted. */
function hoursOf({ start, end, plan: { nights, random } }: DemoOrder): number[] {
  const dates = localDatesBetween(start, end);
  const total = (end.getTime() - start.getTime()) / minutes(60) + 1;
  return dates.map(() => {
    const hours = nights > 0 ? random.between(6, 10.5) : Math.min(14, total / dates.length + random.between(-0.5, 0.5));
    return Math.max(0.5, Math.round(hours * 2) / 2);
  });
}

async function report(world: World, order: DemoOrder, driverId: string): Promise<void> {
  const { random } = order.plan;
  const wentWell = random.chance(0.9);
  const input = { wentWell, comment: random.pick(wentWell ? goodComments : badComments), hours: hoursOf(order) };
  const viewer = world.drivers.get(driverId);
  if (viewer && random.chance(0.5)) {
    const source = 'mutation($id: UUID!, $input: FeedbackInput!) { submitFeedback(orderId: $id, input: $input) }';
    await world.api.run(viewer, source, { id: order.id, input });
    return;
  }
  await world.api.run(
    null,
    'mutation($id: UUID!, $secret: Key!, $driverId: UUID!, $input: FeedbackInput!) { submitFeedbackByLink(orderId: $id, secret: $secret, driverId: $driverId, input: $input) }',
    { id: order.id, secret: world.keys.feedbackKey(order.id), driverId, input },
  );
}

export async function feedback(world: World, order: DemoOrder): Promise<void> {
  for (const driver of order.drivers) await report(world, order, driver);
}

export async function feedbackOfFirst(world: World, order: DemoOrder): Promise<void> {
  for (const driver of order.drivers.slice(0, 1)) await report(world, order, driver);
}
