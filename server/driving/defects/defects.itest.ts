import { picture } from '../../company/photos/picture.fixture';
import { createId } from '../../platform/ids';
import { acceptedOrder, createBus, createPerson, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { reportDefect } from './defects';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const report = 'mutation($input: DefectInput!) { reportDefect(input: $input) }';
const change = `mutation($id: UUID!, $state: DefectState, $mayNotDrive: Boolean) {
  changeDefect(id: $id, state: $state, mayNotDrive: $mayNotDrive) }`;
const list = async (busId?: string) =>
  (
    await must<{ defects: { text: string; state: string; photoUrl: string | null }[] }>(
      app,
      'query($busId: UUID) { defects(busId: $busId) { text state mayNotDrive reportedBy photoUrl } }',
      { busId },
      admin,
    )
  ).defects;
const warnings = async (orderId: string) =>
  (
    await must<{ checkAssignment: { buses: { busId: string; warnings: string[] }[] } }>(
      app,
      'query($orderId: UUID!) { checkAssignment(orderId: $orderId) { buses { busId warnings } } }',
      { orderId },
      admin,
    )
  ).checkAssignment.buses;

test('a driver reports a defect, the office is warned of the bus until it is repaired', async () => {
  const bus = await createBus(app, admin, 'Setra 515');
  const driver = await createPerson(app, admin, { firstname: 'Jaan' });
  const token = await app.login(driver.username);
  const orderId = await acceptedOrder(app, admin);
  const refused = await app.graphql(report, { input: { busId: bus, text: ' ', mayNotDrive: false } }, token);
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  const id = createId();
  const input = { id, busId: bus, text: 'Parem pidurituli ei põle', mayNotDrive: true };
  // Sent twice by a phone whose reply was lost.
  await must(app, report, { input }, token);
  await must(app, report, { input }, token);
  await must(app, report, { input: { busId: bus, text: 'Kriimustus uksel', mayNotDrive: false } }, admin);
  const [first, second] = await list(bus);
  expect(first).toEqual({ text: input.text, state: 'open', mayNotDrive: true, reportedBy: 'Jaan', photoUrl: null });
  expect(second).toMatchObject({ text: 'Kriimustus uksel' });
  expect(await warnings(orderId)).toEqual([{ busId: bus, warnings: ['ei tohi sõita: Parem pidurituli ei põle'] }]);

  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await picture(40, 30, 'png'))], { type: 'image/png' }), 'tuli.png');
  const send = async (as: string) =>
    (await app.fetch(`/api/defect/${id}/photo`, { method: 'POST', body, headers: { authorization: `Bearer ${as}` } }))
      .status;
  const other = await app.login((await createPerson(app, admin)).username);
  expect([await send(other), await send(token)]).toEqual([404, 200]);
  expect((await list(bus))[0]?.photoUrl).toContain(`/storage/defect/${id}.jpg`);

  await must(app, change, { id, state: 'workshop' }, admin);
  expect(await warnings(orderId)).toHaveLength(1);
  await must(app, change, { id, state: 'done' }, admin);
  expect(await warnings(orderId)).toEqual([]);
  expect((await list()).map(({ state }) => state)).toEqual(['open', 'done']);
  expect((await app.graphql(change, { id: createId(), state: 'done' }, admin)).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
});

test('a state that is sent again keeps its moment, and the latest repair comes first', async () => {
  const bus = await createBus(app, admin, 'Neoplan');
  const repair = async (text: string, mayNotDrive: boolean) => {
    const id = createId();
    await must(app, report, { input: { id, busId: bus, text, mayNotDrive } }, admin);
    await must(app, change, { id, state: 'done' }, admin);
    return id;
  };
  const first = await repair('Pidur', true);
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  await repair('Kriimustus', false);
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  await must(app, change, { id: first, state: 'done' }, admin);
  expect((await list(bus)).map(({ text }) => text)).toEqual(['Kriimustus', 'Pidur']);
});

test('a report from a phone keeps its own moment, and an unknown bus is refused', async () => {
  const { manager } = app.deps.db.dataSource;
  const driver = await createPerson(app, admin);
  const reportedAt = new Date('2026-11-20T08:00:00Z');
  const told = { id: createId(), text: 'Rehv', mayNotDrive: false, reportedById: driver.id, reportedAt };
  await reportDefect(manager, { ...told, busId: await createBus(app, admin, 'Volvo') });
  const [row] = await manager.query<{ at: Date }[]>('select reported_at as at from defect where id = $1', [told.id]);
  expect(row?.at).toEqual(reportedAt);
  await expect(reportDefect(manager, { ...told, id: createId(), busId: createId() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('downloads of cards and tachographs are announced a week before they are due', async () => {
  const bus = await createBus(app, admin, 'Mercedes');
  const day = (back: number) => new Date(app.clock.now().getTime() - back * 86_400_000).toISOString().slice(0, 10);
  const ahead = async (back: number) => {
    await must(
      app,
      'mutation($id: UUID!, $details: BusDetailsInput) { updateBus(id: $id, name: "Mercedes", details: $details) { id } }',
      { id: bus, details: { unitDownloadedOn: day(back) } },
      admin,
    );
    const { busesAhead } = await must<{ busesAhead: { id: string; papers: object[] }[] }>(
      app,
      '{ busesAhead { id papers { kind ends } } }',
      {},
      admin,
    );
    return busesAhead.find(({ id }) => id === bus)?.papers;
  };
  expect(await ahead(82)).toEqual([]);
  expect(await ahead(83)).toEqual([{ kind: 'unitDownload', ends: day(-7) }]);
});
