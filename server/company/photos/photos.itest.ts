import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import { deleteBus } from '../fleet/fleet';
import { createId } from '../../platform/ids';
import type { Person } from '../../testing/builders';
import { createBus, createFood, createPerson, must, startedJob } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { savePhoto } from './photos';
import { heic, picture } from './picture.fixture';

let app: TestApp;
let admin: string;
let driver: Person;
let driverToken: string;
let bus: string;
let food: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  driver = await createPerson(app, admin);
  driverToken = await app.login(driver.username);
  bus = await createBus(app, admin);
  food = await createFood(app, admin, 'Võileivad', 4.5);
});
afterAll(() => app.stop());

const bearer = (token: string | null): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

async function upload(path: string, image: Buffer | null, headers = bearer(admin), field = 'image') {
  const body = new FormData();
  if (image) body.append(field, new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'pilt.jpg');
  const response = await app.fetch(`/api/${path}/photo`, { method: 'POST', headers, body });
  const reply = (await response.json()) as { content?: unknown; error?: { requestID: string; message: string } };
  return { status: response.status, requestId: response.headers.get('x-request-id'), ...reply };
}

const load = (path: string, headers: Record<string, string> = {}) => app.fetch(path, { headers });

async function urls(token: string | null = admin) {
  const ask = '{ drivers { id photoUrl } buses { id photoUrl } foodPackages { id photoUrl } }';
  const data = await must<Record<string, { id: string; photoUrl: string | null }[]>>(app, ask, {}, token);
  const of = (list: string, id: string) => data[list]?.find((row) => row.id === id)?.photoUrl;
  return { driver: of('drivers', driver.id), bus: of('buses', bus), food: of('foodPackages', food) };
}

test('without a photo there is no path, and nothing behind it', async () => {
  expect(await urls()).toEqual({ driver: null, bus: null, food: null });
  expect((await load(`/storage/bus/${bus}.jpg`)).status).toBe(404);
  expect((await load(`/storage/bus/${createId()}.jpg`)).status).toBe(404);
  expect((await load('/storage/bus/abc.jpg')).status).toBe(404);
  expect((await load(`/storage/order/${bus}.jpg`)).status).toBe(404);
});

test('a photo of each kind is kept, shrunk and served', async () => {
  const image = await picture(2048, 1536, 'png');
  for (const path of [`driver/${driver.id}`, `bus/${bus.toUpperCase()}`, `foodPackage/${food}`]) {
    expect(await upload(path, image)).toMatchObject({ status: 200, content: { ok: true } });
  }
  const paths = await urls();
  expect(paths).toEqual({
    driver: expect.stringMatching(`^/storage/driver/${driver.id}\\.jpg\\?v=[0-9a-f]{12}$`),
    bus: expect.stringMatching(`^/storage/bus/${bus}\\.jpg\\?v=`),
    food: expect.stringMatching(`^/storage/food_package/${food}\\.jpg\\?v=`),
  });
  for (const path of [...Object.values(paths), `/storage/foodPackage/${food.toUpperCase()}.jpg`]) {
    const response = await load(path ?? '', bearer(driverToken));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(shown).toMatchObject({ format: 'jpeg', width: 1024, height: 768 });
  }
});

test('a browser does not load a known photo again, until there is another', async () => {
  const { bus: before } = await urls();
  // fetch itself would ask to have everything again.
  const ask = (etag: string) => load(before ?? '', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
  const first = await load(before ?? '');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await ask(etag);
  expect([again.status, await again.text()]).toEqual([304, '']);

  await upload(`bus/${bus}`, await picture(300, 200, 'webp', '#0e6a61'));
  const { bus: after } = await urls();
  expect(after).not.toBe(before);
  const changed = await ask(etag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
  const [{ count } = { count: '' }] = await app.deps.db.dataSource.query<{ count: string }[]>(
    `select count(*) from photo where kind = 'bus' and owner_id = $1`,
    [bus],
  );
  expect(count).toBe('1');
});

test('photos of people need a session, those of buses and food are public', async () => {
  const status = async (path: string, token: string | null) => (await load(path, bearer(token))).status;
  const person = `/storage/driver/${driver.id}.jpg`;
  const vehicle = `/storage/bus/${bus}.jpg`;
  const dish = `/storage/food_package/${food}.jpg`;
  for (const [token, expected] of [
    [null, 401],
    ['made-up-token', 401],
    [driverToken, 200],
    [admin, 200],
  ] as const) {
    expect(await status(person, token)).toBe(expected);
    expect(await status(vehicle, token)).toBe(200);
    expect(await status(dish, token)).toBe(200);
  }
  // Nor can a stranger learn who has a photo, or keep one in a cache that others use.
  expect(await status(`/storage/driver/${createId()}.jpg`, null)).toBe(401);
  expect((await load(person, bearer(admin))).headers.get('cache-control')).toBe('private, no-cache');
});

test('only an admin uploads, from no other site', async () => {
  const image = await picture(30, 30);
  for (const path of [`driver/${driver.id}`, `bus/${bus}`, `foodPackage/${food}`]) {
    expect((await upload(path, image, bearer(null))).status).toBe(401);
    expect((await upload(path, image, bearer('made-up-token'))).status).toBe(401);
    expect((await upload(path, image, bearer(driverToken))).status).toBe(403);
    const cookie = { cookie: `session=${admin}` };
    expect((await upload(path, image, { ...cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await upload(path, image, { ...cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await upload(path, image, { ...cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  }
});

test('a refusal is in Estonian, and the former photo stays', async () => {
  const before = await urls();
  const refused = async (image: Buffer | null, field?: string) => {
    const { status, error, requestId } = await upload(`bus/${bus}`, image, bearer(admin), field);
    expect(error?.requestID).toBe(requestId);
    return [status, error?.message];
  };
  const unreadable = 'Faili ei saa pildina lugeda. Sobib terve JPEG-, PNG- või WebP-pilt.';
  expect(await refused(Buffer.from('see ei ole pilt'))).toEqual([400, unreadable]);
  expect(await refused(Buffer.alloc(0))).toEqual([400, unreadable]);
  expect(await refused(heic)).toEqual([400, expect.stringMatching(/^HEIC-vormingus pilti ei saa kasutada/)]);
  expect(await refused(await picture(8000, 5000, 'png'))).toEqual([400, expect.stringMatching(/40 megapikslit/)]);
  expect(await refused(Buffer.alloc(10 * 1024 * 1024 + 1))).toEqual([
    400,
    'Fail on liiga suur. Lubatud on kuni 10 MB.',
  ]);
  expect(await refused(null)).toEqual([400, 'Palun valige pilt']);
  expect(await refused(await picture(9, 9), 'pilt')).toEqual([400, 'Üleslaaditud vormi ei saa lugeda']);
  expect((await upload(`bus/${createId()}`, await picture(9, 9))).error?.message).toBe('Bussi ei leitud');
  expect((await upload(`driver/${bus}`, await picture(9, 9))).status).toBe(404);
  expect((await upload('bus/abc', await picture(9, 9))).status).toBe(404);
  expect(await urls()).toEqual(before);
});

test('a body that is no form, or breaks off, is refused too', async () => {
  const send = async (type: string, body: string) => {
    const headers = { ...bearer(admin), 'content-type': type };
    return (await app.fetch(`/api/bus/${bus}/photo`, { method: 'POST', headers, body })).status;
  };
  expect(await send('application/json', '{"image": "x"}')).toBe(400);
  expect(await send('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="image"')).toBe(
    400,
  );
});

test('the people and buses of an order carry their photos, except behind a link', async () => {
  const { driver: person, bus: vehicle } = await urls();
  const id = await startedJob(app, admin, driver.id, bus);
  const ask =
    'query($id: UUID!) { order(id: $id) { job { drivers { driver { photoUrl } } buses { photoUrl } } offer { sentBy { photoUrl } } } }';
  const crew = { drivers: [{ driver: { photoUrl: person } }], buses: [{ photoUrl: vehicle }] };
  expect(await must(app, ask, { id }, admin)).toEqual({ order: { job: crew, offer: { sentBy: { photoUrl: null } } } });
  expect(await must(app, ask, { id }, driverToken)).toMatchObject({ order: { job: crew } });

  const [link] = (await app.mail(driver.email, 'Uus töö')).links.filter(
    ({ pathname }) => pathname === '/portal/confirmJob',
  );
  const byLink =
    'query($id: UUID!, $key: Key!) { jobLink(id: $id, confirmationKey: $key) { order { job { drivers { driver { photoUrl } } } } } }';
  const key = link?.searchParams.get('confirmation_key');
  expect(await must(app, byLink, { id, key })).toEqual({
    jobLink: { order: { job: { drivers: [{ driver: { photoUrl: null } }] } } },
  });
});

test('three lists with photos are three statements', async () => {
  const query = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  expect((await urls()).bus).toMatch(/^\/storage/);
  const statements = query.mock.calls
    .map(([sql]) => sql)
    .filter((sql) => /from "(user|bus|food_package)"|photo/i.test(sql));
  query.mockRestore();
  expect(statements).toHaveLength(3);
});

test('the photo of a deleted bus goes with it', async () => {
  const scrapped = await createBus(app, admin, 'Ikarus 250');
  await upload(`bus/${scrapped}`, await picture(30, 30));
  expect((await load(`/storage/bus/${scrapped}.jpg`)).status).toBe(200);
  await must(app, 'mutation($id: UUID!) { deleteBus(id: $id) }', { id: scrapped }, admin);
  expect((await load(`/storage/bus/${scrapped}.jpg`)).status).toBe(404);
});

test('of a photo that is saved while its bus is deleted nothing stays', async () => {
  const scrapped: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const id = await createBus(app, admin, `Ikarus ${round}`);
    scrapped.push(id);
    await Promise.all([
      // So large that the bus is deleted before it is written.
      savePhoto(app.deps, 'bus', id, Buffer.alloc(2_000_000)).catch((error: unknown) =>
        expect(error).toMatchObject({ code: 'NOT_FOUND' }),
      ),
      sleep(round).then(() => deleteBus(app.deps, id)),
    ]);
  }
  const left = 'select count(*)::int as left from photo where owner_id = any($1)';
  expect(await app.deps.db.dataSource.query(left, [scrapped])).toEqual([{ left: 0 }]);
});
