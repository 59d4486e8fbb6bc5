import { addMs, days } from '../../platform/time';
import type { DemoOrder, TripReply } from '../lives/demoOrder';
import { refresh, TRIP_FIELDS } from '../lives/demoOrder';
import type { World } from '../world';

// Changes that customers request on the page of their trip, the office's answers, and cancelled trips.

const toLink = ({ keys }: World, { id }: DemoOrder) => ({ id, key: keys.tripKey(id) });

/** Keeps what became of the trip. */
async function reread(world: World, order: DemoOrder): Promise<void> {
  const source = `query($id: UUID!) { order(id: $id) ${TRIP_FIELDS} }`;
  const viewer = world.logisticians[0] ?? null;
  refresh(order, (await world.api.run<{ order: TripReply }>(viewer, source, { id: order.id })).order);
}

/** The day after, or a few people more. */
export async function playAskChange(world: World, order: DemoOrder): Promise<void> {
  const { random, passengers } = order.plan;
  const input = random.chance(0.5)
    ? { start: addMs(order.start, days(1)).toISOString(), note: 'Kooli ajakava muutus.' }
    : { passengers: passengers + random.whole(2, 6), note: '' };
  await world.api.run(
    null,
    'mutation($id: UUID!, $key: Key!, $input: ChangeRequestInput!) { askChange(id: $id, key: $key, input: $input) }',
    { ...toLink(world, order), input },
  );
}

async function requireRequest(world: World, order: DemoOrder): Promise<string> {
  const source = 'query($id: UUID!, $key: Key!) { myChange(id: $id, key: $key) { id } }';
  return (await world.api.run<{ myChange: { id: string } }>(null, source, toLink(world, order))).myChange.id;
}

async function answer(world: World, order: DemoOrder, mutation: string, variables: object = {}): Promise<void> {
  const logistician = order.plan.random.pick(world.logisticians);
  await world.api.run(logistician, mutation, { request: await requireRequest(world, order), ...variables });
  await reread(world, order);
}

export const playTakeChange = (world: World, order: DemoOrder): Promise<void> =>
  answer(
    world,
    order,
    'mutation($request: UUID!) { takeChange(requestId: $request, words: "Mahub ära, sõidame nii.") }',
  );

export const playPriceChange = (world: World, order: DemoOrder): Promise<void> =>
  answer(
    world,
    order,
    'mutation($request: UUID!, $price: Price!) { priceChange(requestId: $request, price: $price, words: "Nii tuleb kallim.") }',
    { price: Math.round(order.price * 1.08) },
  );

export const playDeclineChange = (world: World, order: DemoOrder): Promise<void> =>
  answer(
    world,
    order,
    'mutation($request: UUID!) { declineChange(requestId: $request, words: "Sel päeval on kõik bussid väljas.") }',
  );

async function decide(world: World, order: DemoOrder, accept: boolean): Promise<void> {
  await world.api.run(
    null,
    'mutation($id: UUID!, $key: Key!, $request: UUID!, $accept: Boolean!) { decideChange(id: $id, key: $key, requestId: $request, accept: $accept) }',
    { ...toLink(world, order), request: await requireRequest(world, order), accept },
  );
  await reread(world, order);
}

export const playTakePrice = (world: World, order: DemoOrder): Promise<void> => decide(world, order, true);
export const playLeavePrice = (world: World, order: DemoOrder): Promise<void> => decide(world, order, false);

/** For the fee that the page shows. */
export async function playCancelTrip(world: World, order: DemoOrder): Promise<void> {
  const link = toLink(world, order);
  const { myCancellation } = await world.api.run<{ myCancellation: { due: number } }>(
    null,
    'query($id: UUID!, $key: Key!) { myCancellation(id: $id, key: $key) { due } }',
    link,
  );
  await world.api.run(
    null,
    'mutation($id: UUID!, $key: Key!, $fee: Price!) { cancelTrip(id: $id, key: $key, reason: trip_cancelled, fee: $fee) }',
    { ...link, fee: myCancellation.due },
  );
  world.crew.release(order);
}
