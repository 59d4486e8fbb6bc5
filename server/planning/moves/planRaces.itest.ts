import type { Person } from '../../testing/builders';
import { createBus, createPerson, inquiry, must, paide, submitInquiry, tallinn, tartu } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;
let other: string;
let mari: Person;
let jaan: Person;
let setra: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-08-31T08:00:00Z');
  admin = await app.login('admin');
  mari = await createPerson(app, admin, { firstname: 'Mari' });
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  other = await app.login((await createPerson(app, admin, { firstname: 'Kaarel', role: 'admin' })).username);
  setra = await createBus(app, admin, 'Setra');
  const lift = 'mutation($id: UUID!) { updateBus(id: $id, name: "Setra", details: { seats: 50, lift: true }) { id } }';
  await must(app, lift, { id: setra }, admin);
});
afterAll(() => app.stop());

const at = (day: number, time = '09:00') =>
  new Date(`2026-12-${String(day).padStart(2, '0')}T${time}:00+02:00`).toISOString();

async function trip(day: number, stops: object[] = [{ ...tallinn, depart: at(day) }, paide]): Promise<string> {
  const id = await submitInquiry(app, { ...inquiry(app), stops });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  return id;
}

interface Trip {
  id: string;
  version: number;
  mark: string | null;
  driverIds: string[];
  busIds: string[];
}
const tripsOf = async (from: string, to = from) =>
  (
    await must<{ planBoard: { trips: Trip[] } }>(
      app,
      `query($from: LocalDate!, $to: LocalDate!) { planBoard(from: $from, to: $to) { trips { id version mark driverIds busIds } } }`,
      { from, to },
      admin,
    )
  ).planBoard.trips;
const tripOf = async (id: string) => (await tripsOf('2026-12-01', '2026-12-31')).find((one) => one.id === id) as Trip;
const move = (seen: Trip, step: object, token = admin) =>
  app.graphql(
    'mutation($steps: [PlanStepInput!]!) { movePlan(kind: assign, steps: $steps) }',
    { steps: [{ orderId: seen.id, version: seen.version, mark: seen.mark, ...step }] },
    token,
  );
const undo = (token = admin) => app.graphql('mutation { undoPlanMove }', {}, token);
const codes = (replies: { errors?: { extensions: { code: string } }[] }[]) =>
  replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK').sort();

test('two people drag the same trip at the same moment: one wins, the other is told, ten times', async () => {
  const seen = await tripOf(await trip(1));
  for (let round = 0; round < 10; round += 1) {
    const now = await tripOf(seen.id);
    const out = now.driverIds[0];
    const replies = await Promise.all([
      move(now, { driverOut: out, driverIn: out === jaan.id ? mari.id : jaan.id, busIn: round === 0 ? setra : null }),
      move(now, { driverOut: out, driverIn: out === mari.id ? jaan.id : mari.id }, other),
    ]);
    expect(codes(replies)).toEqual(['OK', 'STALE_VERSION']);
    expect((await tripOf(seen.id)).driverIds).toHaveLength(1);
  }
});

test('the last two moves are taken back at the same moment, from two tabs: both are', async () => {
  const seen = await tripOf(await trip(2));
  for (let round = 0; round < 5; round += 1) {
    await move(await tripOf(seen.id), { driverIn: jaan.id });
    await move(await tripOf(seen.id), { busIn: setra });
    expect(codes(await Promise.all([undo(), undo()]))).toEqual(['OK', 'OK']);
    expect(await tripOf(seen.id)).toMatchObject({ driverIds: [], busIds: [], mark: null });
  }
});

test('a move is taken back while somebody else moves the trip on: one wins', async () => {
  const seen = await tripOf(await trip(3));
  for (let round = 0; round < 5; round += 1) {
    await move(await tripOf(seen.id), { driverIn: jaan.id });
    const now = await tripOf(seen.id);
    const replies = await Promise.all([undo(), move(now, { driverOut: jaan.id, driverIn: mari.id }, other)]);
    expect(codes(replies)).toEqual([
      expect.stringMatching(/^(CONFLICT|OK)$/),
      expect.stringMatching(/^(OK|STALE_VERSION)$/),
    ]);
    expect(codes(replies).filter((code) => code === 'OK')).toHaveLength(1);
    const { driverIds } = await tripOf(seen.id);
    expect(driverIds).toEqual(replies[0].errors ? [mari.id] : []);
    if (replies[0].errors) await undo(other);
    // What somebody moved on was forgotten by who had moved it: the trip begins anew.
    const left = await tripOf(seen.id);
    if (left.driverIds.length > 0) await move(left, { driverOut: left.driverIds[0] });
  }
});

test('a driver is hidden in mid-drag: the move is refused at its field, and changes nothing', async () => {
  const seen = await tripOf(await trip(4));
  const hide = (hidden: boolean) =>
    must(
      app,
      'mutation($id: UUID!, $hidden: Boolean!) { setUserHidden(id: $id, hidden: $hidden) { id } }',
      { id: mari.id, hidden },
      admin,
    );
  await hide(true);
  expect((await move(seen, { driverIn: mari.id, busIn: setra })).errors?.[0]).toMatchObject({
    message: 'Juhti ei saa valida, sest ta on peidetud',
    extensions: { code: 'BAD_USER_INPUT', field: 'driverIn' },
  });
  expect(await tripOf(seen.id)).toEqual(seen);
  await hide(false);
});

test('a trip longer than the window is shown, moved and proposed on any of its days', async () => {
  const id = await trip(10, [{ ...tallinn, depart: at(10) }, { ...tartu, depart: at(13) }, paide]);
  expect((await tripsOf('2026-12-12')).map((one) => one.id)).toEqual([id]);
  const { proposePlan } = await must<{ proposePlan: { trips: { orderId: string; driverId: string | null }[] } }>(
    app,
    '{ proposePlan(from: "2026-12-12", to: "2026-12-12") { trips { orderId driverId } } }',
    {},
    admin,
  );
  expect(proposePlan.trips.map(({ orderId }) => orderId)).toEqual([id]);
  expect((await move(await tripOf(id), { driverIn: jaan.id, busIn: setra })).errors).toBeUndefined();
  await undo();
});

const proposeDocument =
  '{ proposePlan(from: "2026-12-20", to: "2026-12-20") { trips { orderId driverId busId problem } } }';
interface Proposal {
  proposePlan: { trips: { driverId: string | null; busId: string | null; problem: string | null }[] };
}

test('500 trips without anybody are proposed for at once, one more is told to be too many', async () => {
  const id = await trip(20);
  const copies = async (count: number) => {
    await app.deps.db.dataSource.query(
      `with fresh as (
         insert into "order" select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'inquiry_hash', null, 'form_key_hash', null))).*
         from "order" o, generate_series(1, $2::int) where o.id = $1 returning id)
       insert into stop select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'order_id', f.id))).*
       from fresh f, stop s where s.order_id = $1`,
      [id, count],
    );
  };
  await copies(499);
  const { proposePlan } = await must<Proposal>(app, proposeDocument, {}, admin);
  expect(proposePlan.trips).toHaveLength(500);
  // One bus: one trip at that hour.
  expect(proposePlan.trips.filter(({ busId }) => busId !== null)).toHaveLength(1);
  expect(proposePlan.trips.filter(({ problem }) => problem === null)).toHaveLength(1);
  await copies(1);
  expect((await app.graphql(proposeDocument, {}, admin)).errors?.[0]).toMatchObject({
    message: 'Korraga saab pakkuda kuni 500 reisi',
    extensions: { code: 'BAD_USER_INPUT', field: 'to' },
  });
  await app.deps.db.dataSource.query(
    'delete from "order" where id in (select order_id from stop s join "order" o on o.id = s.order_id where o.starts_at = $1) and id <> $2',
    [at(20), id],
  );
});

test('no driver at all: every trip says why, and nobody can repair anything', async () => {
  const fallen = await trip(27);
  await move(await tripOf(fallen), { driverIn: mari.id, busIn: setra });
  await app.deps.db.dataSource.query(`update "user" set hidden = true where role = 'driver'`);
  const { proposePlan } = await must<Proposal>(app, proposeDocument, {}, admin);
  expect(proposePlan.trips).toEqual([
    expect.objectContaining({ driverId: null, busId: null, problem: expect.stringContaining('ei ole') as unknown }),
  ]);
  const { planRepair } = await must<{ planRepair: { plans: unknown[]; stuck: { problem: string }[] } }>(
    app,
    `query($id: UUID!) { planRepair(out: { driverId: $id, firstDay: "2026-12-27", lastDay: "2026-12-27" }) {
       plans { changes { orderId } } stuck { problem } } }`,
    { id: mari.id },
    admin,
  );
  expect(planRepair).toEqual({ plans: [], stuck: [{ problem: 'teist juhti ei ole' }] });
});
