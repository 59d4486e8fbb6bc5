import { planners } from '../turns/planner';
import { must, paide, tallinn, tartu } from '../../../testing/builders';
import type { Plan, PlanTrip } from '../plan.fixture';
import { december, startPlan } from '../plan.fixture';

let plan: Plan;
let other: string;

beforeAll(async () => {
  plan = await startPlan();
  other = await plan.colleague();
  const lift = 'mutation($id: UUID!) { updateBus(id: $id, name: "Setra", details: { seats: 50, lift: true }) { id } }';
  await must(plan.app, lift, { id: plan.setra }, plan.admin);
});
afterAll(() => plan.app.stop());

const move = (seen: PlanTrip, step: Record<string, unknown>, token = plan.admin) =>
  plan.move(seen.id, step, token, seen);
const undo = (token = plan.admin) => plan.turn('undo', token);
const codes = (replies: { errors?: { extensions: { code: string } }[] }[]) =>
  replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK').sort();

test('two people drag the same trip at the same moment: one wins, the other gets an error, ten times', async () => {
  const seen = await plan.tripOf(await plan.trip(1));
  for (let round = 0; round < 10; round += 1) {
    const now = await plan.tripOf(seen.id);
    const out = now.driverIds[0];
    const replies = await Promise.all([
      move(now, {
        driverOut: out,
        driverIn: out === plan.jaan.id ? plan.mari.id : plan.jaan.id,
        busIn: round === 0 ? plan.setra : null,
      }),
      move(now, { driverOut: out, driverIn: out === plan.mari.id ? plan.jaan.id : plan.mari.id }, other),
    ]);
    expect(codes(replies)).toEqual(['OK', 'STALE_VERSION']);
    expect((await plan.tripOf(seen.id)).driverIds).toHaveLength(1);
  }
});

test('the last two moves are taken back at the same moment, from two tabs: both are', async () => {
  const seen = await plan.tripOf(await plan.trip(2));
  for (let round = 0; round < 5; round += 1) {
    await move(await plan.tripOf(seen.id), { driverIn: plan.jaan.id });
    await move(await plan.tripOf(seen.id), { busIn: plan.setra });
    expect(codes(await Promise.all([undo(), undo()]))).toEqual(['OK', 'OK']);
    expect(await plan.tripOf(seen.id)).toMatchObject({ driverIds: [], busIds: [], mark: null });
  }
});

test('a move is taken back while somebody else moves the trip on: one wins', async () => {
  const seen = await plan.tripOf(await plan.trip(3));
  for (let round = 0; round < 5; round += 1) {
    await move(await plan.tripOf(seen.id), { driverIn: plan.jaan.id });
    const now = await plan.tripOf(seen.id);
    const replies = await Promise.all([undo(), move(now, { driverOut: plan.jaan.id, driverIn: plan.mari.id }, other)]);
    expect(codes(replies)).toEqual([
      expect.stringMatching(/^(CONFLICT|OK)$/),
      expect.stringMatching(/^(OK|STALE_VERSION)$/),
    ]);
    expect(codes(replies).filter((code) => code === 'OK')).toHaveLength(1);
    const { driverIds } = await plan.tripOf(seen.id);
    expect(driverIds).toEqual(replies[0].errors ? [plan.mari.id] : []);
    if (replies[0].errors) await undo(other);
    // The move of another planner cleared this planner's undo: the trip begins again.
    const left = await plan.tripOf(seen.id);
    if (left.driverIds.length > 0) await move(left, { driverOut: left.driverIds[0] });
  }
});

test('a driver is hidden in mid-drag: the move is refused at its field, and changes nothing', async () => {
  const seen = await plan.tripOf(await plan.trip(4));
  const hide = (hidden: boolean) =>
    must(
      plan.app,
      'mutation($id: UUID!, $hidden: Boolean!) { setUserHidden(id: $id, hidden: $hidden) { id } }',
      { id: plan.mari.id, hidden },
      plan.admin,
    );
  await hide(true);
  expect((await move(seen, { driverIn: plan.mari.id, busIn: plan.setra })).errors?.[0]).toMatchObject({
    message: 'Juhti ei saa valida, sest ta on peidetud',
    extensions: { code: 'BAD_USER_INPUT', field: 'driverIn' },
  });
  expect(await plan.tripOf(seen.id)).toEqual(seen);
  await hide(false);
});

test('a trip longer than the window is shown, moved and proposed on any of its days', async () => {
  const id = await plan.accepted([{ ...tallinn, depart: december(10) }, { ...tartu, depart: december(13) }, paide]);
  expect((await plan.board(plan.admin, '2026-12-12', '2026-12-12')).trips.map((one) => one.id)).toEqual([id]);
  const { proposePlan } = await must<{ proposePlan: { trips: { orderId: string; driverId: string | null }[] } }>(
    plan.app,
    '{ proposePlan(from: "2026-12-12", to: "2026-12-12") { trips { orderId driverId } } }',
    {},
    plan.admin,
  );
  expect(proposePlan.trips.map(({ orderId }) => orderId)).toEqual([id]);
  expect((await move(await plan.tripOf(id), { driverIn: plan.jaan.id, busIn: plan.setra })).errors).toBeUndefined();
  await undo();
});

test('a planner waits in line with the number of those before, and too many are refused at once', async () => {
  const { turns } = planners.require(plan.app.deps);
  let end: () => void = () => undefined;
  const held = turns.take(() => new Promise<void>((done) => (end = done)));
  // Days without trips: what is looked at is the line, not the search.
  const document =
    'query($task: UUID!) { proposePlan(from: "2026-12-30", to: "2026-12-30", task: $task) { trips { orderId } } }';
  const task = (nth: number) => `00000000-0000-4000-8000-0000000000${String(nth).padStart(2, '0')}`;
  const progress = async (nth: number, token = plan.admin) =>
    (
      await must<{ planProgress: { ahead: number } | null }>(
        plan.app,
        'query($task: UUID!) { planProgress(task: $task) { ahead } }',
        { task: task(nth) },
        token,
      )
    ).planProgress;
  const asked: Promise<{ errors?: { message: string; extensions: { code: string } }[] }>[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    asked.push(plan.app.graphql(document, { task: task(nth) }, plan.admin));
    while ((await progress(nth)) === null);
  }
  expect([await progress(0), await progress(11)]).toEqual([{ ahead: 1 }, { ahead: 12 }]);
  // Progress of another planner's work is hidden.
  expect(await progress(0, other)).toBeNull();
  const refused = await plan.app.graphql(document, { task: task(99) }, plan.admin);
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Ootel on juba 12 plaani. Proovige mõne minuti pärast uuesti.',
    extensions: { code: 'UNAVAILABLE' },
  });
  end();
  await held;
  expect(codes(await Promise.all(asked))).toEqual(Array.from({ length: 12 }, () => 'OK'));
  expect(await progress(0)).toBeNull();
});

const proposeDocument =
  '{ proposePlan(from: "2026-12-20", to: "2026-12-20") { trips { orderId driverId busId problem } } }';
interface Proposal {
  proposePlan: { trips: { driverId: string | null; busId: string | null; problem: string | null }[] };
}

test('500 trips without a crew are proposed for at once, one more is refused', async () => {
  const id = await plan.trip(20);
  const copies = async (count: number) => {
    await plan.app.deps.db.dataSource.query(
      `with fresh as (
         insert into "order" select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'inquiry_hash', null, 'form_key_hash', null))).*
         from "order" o, generate_series(1, $2::int) where o.id = $1 returning id)
       insert into stop select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'order_id', f.id))).*
       from fresh f, stop s where s.order_id = $1`,
      [id, count],
    );
  };
  await copies(499);
  const { proposePlan } = await must<Proposal>(plan.app, proposeDocument, {}, plan.admin);
  expect(proposePlan.trips).toHaveLength(500);
  // One bus: one trip at that hour.
  expect(proposePlan.trips.filter(({ busId }) => busId !== null)).toHaveLength(1);
  expect(proposePlan.trips.filter(({ problem }) => problem === null)).toHaveLength(1);
  await copies(1);
  expect((await plan.app.graphql(proposeDocument, {}, plan.admin)).errors?.[0]).toMatchObject({
    message: 'Korraga saab pakkuda kuni 500 reisi',
    extensions: { code: 'BAD_USER_INPUT', field: 'to' },
  });
  await plan.app.deps.db.dataSource.query(
    'delete from "order" where id in (select order_id from stop s join "order" o on o.id = s.order_id where o.starts_at = $1) and id <> $2',
    [december(20), id],
  );
});

test('no driver at all: every trip says why, and nobody can repair anything', async () => {
  const fallen = await plan.trip(27);
  await move(await plan.tripOf(fallen), { driverIn: plan.mari.id, busIn: plan.setra });
  await plan.app.deps.db.dataSource.query(`update "user" set hidden = true where role = 'driver'`);
  const { proposePlan } = await must<Proposal>(plan.app, proposeDocument, {}, plan.admin);
  expect(proposePlan.trips).toEqual([
    expect.objectContaining({ driverId: null, busId: null, problem: expect.stringContaining('ei ole') as unknown }),
  ]);
  const { planRepair } = await must<{ planRepair: { plans: unknown[]; stuck: { problem: string }[] } }>(
    plan.app,
    `query($id: UUID!) { planRepair(out: { driverId: $id, firstDay: "2026-12-27", lastDay: "2026-12-27" }) {
       plans { changes { orderId } } stuck { problem } } }`,
    { id: plan.mari.id },
    plan.admin,
  );
  expect(planRepair).toEqual({ plans: [], stuck: [{ problem: 'teist juhti ei ole' }] });
});
