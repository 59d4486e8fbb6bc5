import { content } from '../../edge/rest/calls/fnClient.fixture';
import type { Person } from '../../testing/builders';
import { createBus, createException, createPerson, createArrangement, jobOn, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { createId } from '../../platform/ids';

let app: TestApp;
let admin: string;
let jaan: Person;
let liis: Person;
let kalev: Person;
let bus: string;
let monthsEnd: string;

interface Report {
  driver: { id: string };
  trips: {
    orderId: string;
    cities: string[];
    end: string;
    driven: boolean;
    replaced: boolean;
    feedback: { hours: number[] } | null;
    days: { date: string; hours: number }[];
  }[];
  occurrences: { name: string; description: string; date: string; depart: string; start: string; hours: number }[];
}

const reportDocument = `query($ids: [UUID!], $first: LocalDate!, $last: LocalDate!) {
  driverReport(driverIds: $ids, first: $first, last: $last) { driver { id }
    trips { orderId cities end driven replaced feedback { hours } days { date hours } } occurrences { name description date depart start hours } } }`;

const report = async (first: string, last: string, ids?: string[]) =>
  (await must<{ driverReport: Report[] }>(app, reportDocument, { ids, first, last }, admin)).driverReport;

/** 'date what hours' of a driver, as the page shows it. */
const lines = ({ trips, occurrences }: Report) =>
  [
    ...trips.flatMap(({ cities, days }) => days.map(({ date, hours }) => `${date} ${cities.join(' - ')} ${hours}`)),
    ...occurrences.map(({ date, name, hours }) => `${date} ${name} ${hours}`),
  ].sort();

/** At that local time; a session does not outlive such jumps. */
async function goTo(moment: string): Promise<void> {
  app.clock.set(moment);
  admin = await app.login('admin');
}

const job = (departs: [string, string], driver: Person, otherDrivers: string[] = []): Promise<string> =>
  jobOn(app, admin, departs, { driver: driver.id, bus, otherDrivers });

async function reportHours(orderId: string, driver: Person, hours: number[]): Promise<void> {
  const document =
    'mutation($orderId: UUID!, $driverId: UUID, $hours: [Float!]!) { submitFeedback(orderId: $orderId, driverId: $driverId, input: { wentWell: true, hours: $hours }) }';
  await must(app, document, { orderId, driverId: driver.id, hours }, admin);
}

const occurrence = (fields: object): Promise<string> => createArrangement(app, admin, fields);

const exception = (arrangementId: string, date: string, input: object) =>
  createException(app, admin, arrangementId, date, input);

beforeAll(async () => {
  app = await startTestApp();
  await goTo('2026-09-28T09:00:00Z');
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  liis = await createPerson(app, admin, { firstname: 'Liis' });
  kalev = await createPerson(app, admin, { firstname: 'Kalev' });
  bus = await createBus(app, admin);

  const school = {
    name: 'Koolibuss',
    weekdays: [4],
    firstDay: '2026-09-01',
    lastDay: '2026-12-17',
    depart: '08:00',
    durationMin: 90,
  };
  const schoolId = await occurrence({ ...school, driver: jaan.id });
  const night = { name: 'Ööbuss', weekdays: [7], firstDay: '2026-10-25', lastDay: '2027-03-28', depart: '03:30' };
  await occurrence({ ...night, durationMin: 80, driver: jaan.id });
  await exception(schoolId, '2026-10-08', { driver: liis.id, description: 'Asendus' });
  await exception(schoolId, '2026-10-22', { runs: false });
  await exception(schoolId, '2026-10-29', { driver: jaan.id, depart: '10:00' });

  // Over the night on which the clock goes back: 03:30 is there twice.
  const autumn = await job(['2026-10-24T22:00:00+03:00', '2026-10-25T03:30:00+03:00'], jaan);
  monthsEnd = await job(['2026-10-30T08:00:00+02:00', '2026-11-01T10:00:00+02:00'], jaan, [kalev.id]);
  await job(['2026-10-20T08:00:00+03:00', '2026-10-20T10:00:00+03:00'], liis);

  await goTo('2026-10-12T09:00:00Z');
  await must(
    app,
    'mutation($id: UUID!, $input: ArrangementInput!) { updateArrangement(id: $id, input: $input) { id } }',
    { id: schoolId, input: { ...school, driver: liis.id } },
    admin,
  );
  await goTo('2026-11-05T09:00:00Z');
  await reportHours(autumn, jaan, [2, 5.25]);
  await reportHours(monthsEnd, jaan, [8, 7.5, 6]);
  // Over the night on which the clock goes forward: 03:30 is not there.
  const spring = await job(['2027-03-27T22:00:00+02:00', '2027-03-28T04:30:00+03:00'], jaan);
  await goTo('2027-04-01T09:00:00Z');
  await reportHours(spring, jaan, [2, 4.5, 0.5]);
});
afterAll(() => app.stop());

test('a month by hand: trips, occurrences, exceptions, a changed driver and a night with an hour more', async () => {
  const [own] = await report('2026-10-01', '2026-10-31', [jaan.id]);
  expect(lines(own!)).toEqual([
    '2026-10-01 Koolibuss 1.5',
    '2026-10-24 Tallinn - Paide - Tartu 2',
    '2026-10-25 Tallinn - Paide - Tartu 5.25',
    '2026-10-25 Ööbuss 1.3',
    '2026-10-29 Koolibuss 1.5',
    '2026-10-30 Tallinn - Paide - Tartu 8',
    '2026-10-31 Tallinn - Paide - Tartu 7.5',
  ]);
  expect(own!.occurrences.find(({ name }) => name === 'Ööbuss')).toMatchObject({ start: '2026-10-25T00:30:00.000Z' });
  expect(own!.occurrences.find(({ date }) => date === '2026-10-29')).toMatchObject({ depart: '10:00' });

  const [substitute] = await report('2026-10-01', '2026-10-31', [liis.id]);
  expect(lines(substitute!)).toEqual([
    '2026-10-08 Koolibuss 1.5',
    '2026-10-15 Koolibuss 1.5',
    '2026-10-20 Tallinn - Paide - Tartu 0',
  ]);
  expect(substitute!.occurrences[0]).toMatchObject({ description: 'Asendus' });
  expect(substitute!.trips[0]?.feedback).toBeNull();
});

test('a trip across a month’s end is cut by the day', async () => {
  const [own] = await report('2026-11-01', '2026-11-05', [jaan.id]);
  expect(lines(own!)).toEqual(['2026-11-01 Tallinn - Paide - Tartu 6', '2026-11-01 Ööbuss 1.3']);
  expect(own!.trips[0]?.feedback?.hours).toEqual([8, 7.5, 6]);
  expect(lines((await report('2026-10-31', '2026-10-31', [jaan.id]))[0]!)).toEqual([
    '2026-10-31 Tallinn - Paide - Tartu 7.5',
  ]);
});

test('the night with an hour less, and a day that only the feedback names', async () => {
  const [own] = await report('2027-03-27', '2027-03-29', [jaan.id]);
  expect(lines(own!)).toEqual([
    '2027-03-27 Tallinn - Paide - Tartu 2',
    '2027-03-28 Tallinn - Paide - Tartu 4.5',
    '2027-03-28 Ööbuss 1.3',
    '2027-03-29 Tallinn - Paide - Tartu 0.5',
  ]);
  expect(own!.occurrences[0]).toMatchObject({ depart: '03:30', start: '2027-03-28T01:30:00.000Z' });
});

test('everybody: drivers without work too, those hidden since only when they drove, admins likewise', async () => {
  await must(app, 'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true) { id } }', { id: kalev.id }, admin);
  const drivers = (reports: Report[]) => reports.map(({ driver }) => driver.id);
  expect(drivers(await report('2026-10-01', '2026-10-31'))).toEqual([jaan.id, kalev.id, liis.id]);
  expect(drivers(await report('2026-09-28', '2026-09-28'))).toEqual([jaan.id, liis.id]);
  // A driver who was taken off a job after reporting hours is paid all the same.
  const document = 'mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { id } }';
  await goTo('2026-10-28T09:00:00Z');
  await must(app, document, { id: monthsEnd, input: { driver: kalev.id, bus, overlapReason: 'Test' } }, admin);
  await goTo('2027-04-01T09:00:00Z');
  const [taken] = await report('2026-11-01', '2026-11-01', [jaan.id]);
  expect(lines(taken!)).toContain('2026-11-01 Tallinn - Paide - Tartu 6');
  const [beside] = await report('2026-11-01', '2026-11-01', [kalev.id]);
  expect([taken, beside].map((one) => one?.trips.map(({ replaced }) => replaced))).toEqual([[true], [false]]);
});

test('a trip is ahead until it has ended', async () => {
  const read = async (moment: string) => {
    await goTo(moment);
    const [own] = await report('2026-10-20', '2026-10-20', [liis.id]);
    return own!.trips[0]!;
  };
  const { end } = await read('2026-10-20T05:00:00Z');
  const before = new Date(Date.parse(end) - 60_000).toISOString();
  expect([(await read(before)).driven, (await read(end)).driven]).toEqual([false, true]);
  await goTo('2027-04-01T09:00:00Z');
});

test('a day of an occurrence counts once it was driven; a quarter of an hour stays one', async () => {
  await occurrence({
    name: 'Veerand',
    weekdays: [1, 2],
    firstDay: '2027-04-05',
    lastDay: '2027-04-06',
    depart: '08:00',
    durationMin: 435,
    driver: liis.id,
  });
  const days = async (moment: string) => {
    await goTo(moment);
    const [own] = await report('2027-04-05', '2027-04-06', [liis.id]);
    return lines(own!);
  };
  expect(await days('2027-04-05T12:00:00Z')).toEqual(['2027-04-05 Veerand 0', '2027-04-06 Veerand 0']);
  expect(await days('2027-04-05T12:16:00Z')).toEqual(['2027-04-05 Veerand 7.25', '2027-04-06 Veerand 0']);
  expect(await days('2027-04-07T00:00:00Z')).toEqual(['2027-04-05 Veerand 7.25', '2027-04-06 Veerand 7.25']);
  await goTo('2027-04-01T09:00:00Z');
});

test('a day has as many hours as its clock shows: 25 where it goes back', async () => {
  await goTo('2026-10-20T09:00:00Z');
  const order = await job(['2026-10-24T23:00:00+03:00', '2026-10-25T05:00:00+02:00'], liis);
  await goTo('2026-10-27T09:00:00Z');
  await expect(reportHours(order, liis, [24.5, 0])).rejects.toThrow('Päevas on kuni 24 tundi');
  await expect(reportHours(order, liis, [1, 25.5])).rejects.toThrow('Päevas on kuni');
  await reportHours(order, liis, [1, 25]);
  const [own] = await report('2026-10-25', '2026-10-25', [liis.id]);
  expect(own?.trips[0]?.days).toEqual([{ date: '2026-10-25', hours: 25 }]);
  await goTo('2027-04-01T09:00:00Z');
});

test('hours that are no number count as none', async () => {
  await app.deps.db.dataSource.query(
    `update feedback set hours = '{8,NaN,6}' where job_id = (select id from job where order_id = $1)`,
    [monthsEnd],
  );
  const [own] = await report('2026-10-30', '2026-11-01', [jaan.id]);
  expect(lines(own!).filter((line) => line.includes('Tartu'))).toEqual([
    '2026-10-30 Tallinn - Paide - Tartu 8',
    '2026-10-31 Tallinn - Paide - Tartu 0',
    '2026-11-01 Tallinn - Paide - Tartu 6',
  ]);
});

test('explains impossible questions', async () => {
  const refusal = async (variables: object) => {
    const { errors } = await app.graphql(reportDocument, variables, admin);
    return [errors?.[0]?.message, errors?.[0]?.extensions.field];
  };
  expect(await refusal({ first: '2026-10-02', last: '2026-10-01' })).toEqual(['Lõpp ei saa olla enne algust', 'last']);
  expect(await refusal({ first: '2026-10-01', last: '2036-10-01' })).toEqual([
    'Aruande periood võib olla kuni 400 päeva',
    'last',
  ]);
  expect(await refusal({ first: '2026-02-30', last: '2026-03-01' })).toEqual(['Vigane kuupäev', 'first']);
  expect((await refusal({ ids: [createId()], first: '2026-10-01', last: '2026-10-01' }))[0]).toBe('Juhti ei leitud');
});

test('/fn getDriverReport: a row a trip, a row a day of occurrence', async () => {
  const args = { driverID: jaan.id.toUpperCase(), startDate: '2026-10-24', endDate: '2026-10-29' };
  const rows = await content<Record<string, unknown>[]>(app, 'getDriverReport', args, admin);
  expect(rows).toEqual([
    expect.objectContaining({
      type: 'job',
      query_start: Date.parse('2026-10-24T19:00:00Z') / 1000,
      query_waypoints: [{ city_name: 'Tallinn' }, { city_name: 'Paide' }, { city_name: 'Tartu' }],
      dates: ['2026-10-24', '2026-10-25'],
      hours: [2, 5.25],
      job_feedbacks: [expect.objectContaining({ driverId: jaan.id, hours: [2, 5.25], wentWell: true })],
      driver_firstname: 'Jaan',
    }),
    expect.objectContaining({
      type: 'arrangement',
      arrangement_name: 'Ööbuss',
      arrangement_date: '2026-10-25',
      arrangement_depart: '03:30',
      arrangement_duration: '01:20',
      hours: [1.3],
    }),
    expect.objectContaining({ type: 'arrangement', arrangement_name: 'Koolibuss', arrangement_date: '2026-10-29' }),
  ]);
});

test('the PDF is for admins, from here, and of a bounded size', async () => {
  const sheet = {
    first: '2026-10-01',
    last: '2026-10-31',
    drivers: [{ firstname: 'Jaan', lastname: '', rows: [], extras: [{ title: 'Pesu', hours: 1.5 }] }],
  };
  const post = (body: object, token: string | null, headers: Record<string, string> = {}) =>
    app.fetch('/api/reports/driver-hours.pdf', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: JSON.stringify(body),
    });
  const made = await post(sheet, admin);
  expect([made.status, made.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(made.headers.get('content-disposition')).toBe('attachment; filename="Jaan 01.10.2026 - 31.10.2026.pdf"');
  expect(
    Buffer.from(await made.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  expect((await post(sheet, null)).status).toBe(401);
  expect((await post(sheet, await app.login(liis.username))).status).toBe(403);
  const elsewhere = { cookie: `session=${admin}`, 'sec-fetch-site': 'cross-site' };
  expect((await post(sheet, null, elsewhere)).status).toBe(403);
  expect((await post({ ...sheet, drivers: [] }, admin)).status).toBe(400);
  const negative = await post(
    { ...sheet, drivers: [{ ...sheet.drivers[0], extras: [{ title: '', hours: -1 }] }] },
    admin,
  );
  expect([negative.status, await negative.json()]).toEqual([
    400,
    { error: { requestID: expect.any(String), message: 'Aruannet ei saa lugeda' } },
  ]);
  const large = await post({ ...sheet, filler: 'x'.repeat(5_000_000) }, admin);
  expect(((await large.json()) as { error: { message: string } }).error.message).toBe(
    'Aruanne on PDF-i jaoks liiga suur',
  );
});
