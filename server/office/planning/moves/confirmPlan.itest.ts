import { order } from '../../../outbound/notifications/events.fixture';
import { createBus, must, startJobDocument } from '../../../testing/builders';
import type { Plan } from '../plan.fixture';
import { moveDocument, startPlan } from '../plan.fixture';
import { emitLeftNotices } from './planNotices';

let plan: Plan;
let volvo: string;

beforeAll(async () => {
  plan = await startPlan();
  volvo = await createBus(plan.app, plan.admin, 'Volvo');
});
afterAll(() => plan.app.stop());

interface Proposed {
  orderId: string;
  version: number;
  mark: string | null;
  driverId: string | null;
  busId: string | null;
  light: string;
  line: string;
  problem: string | null;
}

test('a draft without driver and bus stays a draft and says why', async () => {
  const id = await plan.trip(2);
  await plan.move(id, { driverIn: plan.jaan.id });
  expect(await plan.confirm({ orderIds: [id] })).toEqual([{ orderId: id, problem: 'juht või buss on puudu' }]);
  expect(await plan.tripOf(id)).toMatchObject({ assigned: false, driverIds: [plan.jaan.id] });
  await plan.turn('undo');
});

test('a job that nobody is left on stays as it is until somebody is, and says so', async () => {
  const id = await plan.trip(11);
  await must(plan.app, startJobDocument, { id, input: { driver: plan.jaan.id, bus: plan.setra } }, plan.admin);
  await plan.move(id, { driverOut: plan.jaan.id, busOut: plan.setra });
  const problem =
    'töö ei saa jääda bussi ja juhita: määrake keegi teine, võtke samm tagasi või loobuge tellimusest selle lehel';
  expect(await plan.confirm({ orderIds: [id] })).toEqual([{ orderId: id, problem }]);
  const { planDrafts } = await must<{ planDrafts: { orderId: string; complete: boolean; lines: string[] }[] }>(
    plan.app,
    '{ planDrafts { orderId complete lines } }',
    {},
    plan.admin,
  );
  expect(planDrafts.find(({ orderId }) => orderId === id)).toEqual({ orderId: id, complete: false, lines: [problem] });
  await plan.move(id, { driverIn: plan.mari.id });
  expect((await plan.confirm({ orderIds: [id] }))[0]?.problem).toMatch(/^töö ei saa jääda bussita: /);
  // Its driver keeps the job meanwhile.
  const own = await plan.app.login(plan.jaan.username);
  const { myUpcomingJobs } = await must<{ myUpcomingJobs: { id: string }[] }>(
    plan.app,
    '{ myUpcomingJobs { id } }',
    {},
    own,
  );
  expect(myUpcomingJobs).toContainEqual({ id });
  await plan.turn('undo');
  await plan.turn('undo');
});

test('two drafts that swap drivers are confirmed together; the law judges the plan as a whole', async () => {
  const one = await plan.trip(10);
  const two = await plan.trip(10);
  for (const [id, driver, bus] of [
    [one, plan.jaan.id, plan.setra],
    [two, plan.mari.id, volvo],
  ] as const)
    await must(plan.app, startJobDocument, { id, input: { driver, bus } }, plan.admin);
  const step = async (orderId: string, driverOut: string, driverIn: string) => {
    const { version, mark } = await plan.tripOf(orderId);
    return { orderId, version, mark, driverOut, driverIn };
  };
  const steps = [await step(one, plan.jaan.id, plan.mari.id), await step(two, plan.mari.id, plan.jaan.id)];
  await must(plan.app, moveDocument, { kind: 'swap', steps }, plan.admin);
  const { planDrafts } = await must<{ planDrafts: { orderId: string; light: string; lines: string[] }[] }>(
    plan.app,
    '{ planDrafts { orderId light lines complete } }',
    {},
    plan.admin,
  );
  expect(planDrafts.filter(({ orderId }) => [one, two].includes(orderId)).map(({ light }) => light)).toEqual([
    'green',
    'green',
  ]);
  expect(await plan.confirm({ orderIds: [one, two] })).toEqual(
    expect.arrayContaining([
      { orderId: one, problem: null },
      { orderId: two, problem: null },
    ]),
  );
  expect([await plan.tripOf(one), await plan.tripOf(two)].map(({ driverIds }) => driverIds)).toEqual([
    [plan.mari.id],
    [plan.jaan.id],
  ]);
});

test('a plan is confirmed in part: unticked drafts stay, and keep their crews', async () => {
  const one = await plan.trip(18);
  const two = await plan.trip(18);
  await must(plan.app, startJobDocument, { id: one, input: { driver: plan.jaan.id, bus: plan.setra } }, plan.admin);
  // Jaan goes to the second trip only if the first one goes to Mari.
  await plan.move(one, { driverOut: plan.jaan.id, driverIn: plan.mari.id });
  await plan.move(two, { driverIn: plan.jaan.id, busIn: volvo });
  type Drafts = { planDrafts: { orderId: string; mark: string; drivers: string[]; buses: string[] }[] };
  const { planDrafts } = await must<Drafts>(plan.app, '{ planDrafts { orderId mark drivers buses } }', {}, plan.admin);
  const findDraft = (id: string) => planDrafts.find(({ orderId }) => orderId === id);
  expect(findDraft(two)).toMatchObject({ drivers: ['Jaan'], buses: ['Volvo'] });
  expect(await plan.confirm({ orderIds: [two] })).toEqual([
    { orderId: two, problem: 'Valitud juht või buss on samal ajal mujal' },
  ]);
  expect(await plan.tripOf(two)).toMatchObject({ assigned: false });
  // A planner who has seen another draft confirms nothing.
  const stale = { orderId: one, mark: findDraft(two)?.mark ?? '' };
  expect(await plan.confirmSeen([stale])).toEqual([{ orderId: one, problem: 'keegi muutis seda sammu vahepeal' }]);
  expect(await plan.confirmSeen([])).toEqual([]);
  expect((await plan.confirm({ orderIds: [one, two] })).map(({ problem }) => problem)).toEqual([null, null]);
});

test('each row shows whether a trip fits: busy, too small, or against the law', async () => {
  const one = await plan.trip(12);
  const two = await plan.trip(12, '10:00');
  await plan.move(one, { driverIn: plan.jaan.id, busIn: plan.setra });
  const ask = async (orderId: string) =>
    (
      await must<{ planChecks: Record<'drivers' | 'buses', { id: string; light: string; line: string }[]> }>(
        plan.app,
        'query($orderId: UUID!) { planChecks(orderId: $orderId) { drivers { id light line } buses { id light line } } }',
        { orderId },
        plan.admin,
      )
    ).planChecks;
  await must(
    plan.app,
    'mutation($id: UUID!) { updateBus(id: $id, name: "Volvo", details: { seats: 20 }) { id } }',
    { id: volvo },
    plan.admin,
  );
  // The draft counts before its driver hears of it.
  const { drivers, buses } = await ask(two);
  expect(drivers.map(({ id, light, line }) => [id, light, line.slice(0, 5)])).toEqual([
    [plan.mari.id, 'green', 'sobib'],
    [plan.jaan.id, 'red', 'samal'],
  ]);
  expect(buses).toEqual([
    { id: volvo, light: 'amber', line: 'kohti 20, vaja 39 (koos juhiga)' },
    { id: plan.setra, light: 'red', line: 'samal ajal: Tallinn - Paide' },
  ]);
  // Against itself a trip does not stand.
  expect((await ask(one)).drivers.map(({ light }) => light)).toEqual(['green', 'green']);
  const confirmed = await plan.confirm({ orderIds: [one] });
  expect(confirmed).toEqual([{ orderId: one, problem: null }]);
});

test('a proposal gives every trip a driver and a bus that may have it, and changes nothing by itself', async () => {
  const one = await plan.trip(28);
  const two = await plan.trip(28);
  const three = await plan.trip(28);
  // The notes of the customer speak of wheelchairs.
  const details =
    'mutation($id: UUID!, $name: String!) { updateBus(id: $id, name: $name, details: { seats: 50, lift: true }) { id } }';
  for (const [id, name] of [
    [plan.setra, 'Setra'],
    [volvo, 'Volvo'],
  ] as const)
    await must(plan.app, details, { id, name }, plan.admin);
  const before = await plan.board();
  const { proposePlan } = await must<{ proposePlan: { trips: Proposed[]; emptyKm: number } }>(
    plan.app,
    `{ proposePlan(from: "2026-12-28", to: "2026-12-28") { emptyKm trips { orderId version mark driverId busId light line problem } } }`,
    {},
    plan.admin,
  );
  const { trips: proposed } = proposePlan;
  expect(await plan.board()).toEqual(before);
  expect(proposed.map(({ orderId }) => orderId).sort()).toEqual([one, two, three].sort());
  // Two drivers at one time: the third trip gets a reason.
  const placed = proposed.filter(({ driverId }) => driverId !== null);
  expect(new Set(placed.map(({ driverId }) => driverId)).size).toBe(placed.length);
  expect(new Set(placed.map(({ busId }) => busId)).size).toBe(placed.length);
  expect(placed).toHaveLength(2);
  expect(proposed.filter(({ driverId }) => driverId === null).every(({ problem }) => problem !== null)).toBe(true);
  expect(placed.every(({ light, line }) => light !== 'red' && line !== '')).toBe(true);

  const selected = await must<{ proposePlan: { trips: Proposed[] } }>(
    plan.app,
    `query($ids: [UUID!]) { proposePlan(from: "2026-12-28", to: "2026-12-28", orderIds: $ids) { trips { orderId emptyKm next } } }`,
    { ids: [two] },
    plan.admin,
  );
  expect(selected.proposePlan.trips).toEqual([
    { orderId: two, emptyKm: 0, next: expect.stringMatching(/^(Setra|Volvo): sobiks sama hästi; \S+: \S+/) as string },
  ]);

  const steps = placed.map(({ orderId, version, mark, driverId, busId }) => ({
    orderId,
    version,
    mark,
    driverIn: driverId,
    busIn: busId,
  }));
  await must(plan.app, moveDocument, { kind: 'proposal', steps }, plan.admin);
  expect(await plan.tripOf(placed[0]?.orderId ?? '')).toMatchObject({ driverIds: [placed[0]?.driverId] });
  // All of it is one move; and taken after the plan changed it is refused.
  expect(
    (await plan.app.graphql(moveDocument, { kind: 'proposal', steps }, plan.admin)).errors?.[0]?.extensions.code,
  ).toBe('STALE_VERSION');
  await plan.turn('undo');
  expect((await plan.board()).trips.filter(({ mark }) => mark)).toEqual(before.trips.filter(({ mark }) => mark));
});

test('each driver gets one e-mail with all that was confirmed: new, moved and taken back', async () => {
  const one = await plan.trip(14);
  const two = await plan.trip(15);
  const three = await plan.trip(16);
  for (const [id, bus] of [
    [one, plan.setra],
    [two, plan.setra],
  ] as const)
    await must(plan.app, startJobDocument, { id, input: { driver: plan.jaan.id, bus } }, plan.admin);
  await plan.move(one, { driverOut: plan.jaan.id, driverIn: plan.mari.id });
  await plan.move(two, { busOut: plan.setra, busIn: volvo });
  await plan.move(three, { driverIn: plan.jaan.id, busIn: plan.setra });
  const confirmed = await plan.confirm({ orderIds: [one, two, three] });
  expect(confirmed.map(({ problem }) => problem)).toEqual([null, null, null]);
  const { subject, text } = await plan.app.mail(plan.jaan.email, 'muutunud töid 1');
  expect(subject).toBe('Teie tööd muutusid: uusi töid 1, muutunud töid 1, tagasi võetud töid 1');
  for (const part of ['Uus töö', 'Töö muutus', 'Volvo', 'Töö võeti tagasi'])
    expect(text.toLowerCase()).toContain(part.toLowerCase());
  // A single trip is mailed as usual, and nothing is mailed twice.
  await plan.app.mail(plan.mari.email, 'Uus töö');
  const subjects = (await plan.app.mails())
    .filter((mail) => mail.to.includes(plan.jaan.email))
    .map((mail) => mail.subject);
  const about = (what: string) => subjects.filter((one) => one.includes(what));
  expect(about('muutunud töid 1')).toHaveLength(1);
  expect([...about('Töö võeti tagasi: Tallinn - Paide, 14.12.2026'), ...about('16.12.2026')]).toEqual([]);
  expect(await plan.app.deps.db.dataSource.query('select 1 from plan_notice')).toEqual([]);
});

test('another server finishes the mails of one that was killed while it confirmed a plan, once', async () => {
  const confirmedAt = plan.app.clock.now();
  await plan.app.deps.db.dataSource.query(
    `insert into plan_notice (id, batch, at, driver_id, kind, trip, confirmation_key)
     select gen_random_uuid(), $1, $2, $3, 'off', $4, null from generate_series(1, 2)`,
    [plan.jaan.id, confirmedAt, plan.mari.id, JSON.stringify(order)],
  );
  await emitLeftNotices(plan.app.deps);
  expect((await plan.app.mails()).some(({ subject }) => subject.includes('tagasi võetud töid 2'))).toBe(false);
  plan.app.clock.set(new Date(confirmedAt.getTime() + 180_000).toISOString());
  await Promise.all([emitLeftNotices(plan.app.deps), emitLeftNotices(plan.app.deps)]);
  await plan.app.mail(plan.mari.email, 'tagasi võetud töid 2');
  const taken = (await plan.app.mails()).filter(({ subject }) => subject.includes('tagasi võetud töid 2'));
  expect(taken).toHaveLength(1);
  plan.app.clock.set(confirmedAt.toISOString());
});
