import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';
import type { Person } from '../testing/builders';
import {
  accept,
  acceptedOrder,
  answer,
  createBus,
  createFood,
  createPerson,
  inquiry,
  leader,
  must,
  startJobDocument,
  startedJob,
  submitInquiry,
} from '../testing/builders';

let app: TestApp;
let admin: string;
let jaan: Person;
let liis: Person;
let bus: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  liis = await createPerson(app, admin, { firstname: 'Liis' });
  bus = await createBus(app, admin);
});
afterAll(() => app.stop());

interface OrderView {
  status: string;
  start: string;
  end: string;
  passengers: number;
  distanceKm: number;
  job: object | null;
  stops: { depart: string | null }[];
}

const orderOf = async (id: string, token = admin) => {
  const { order } = await must<{ order: OrderView }>(
    app,
    `query($id: UUID!) { order(id: $id) { status version start end passengers distanceKm durationMin allowedActions groupFullName logisticsNotes
       offer { price total status rejectReason } job { tripNumber confirmation drivers { driver { id } confirmation } feedback { wentWell hours isRead } }
       stops { city arrive depart } food { name price count } } }`,
    { id },
    token,
  );
  return order;
};

const listed = async (list: string, token = admin): Promise<string[]> => {
  const data = await must<Record<string, { id: string }[]>>(app, `{ ${list} { id } }`, {}, token);
  return (data[list] ?? []).map(({ id }) => id);
};

const refused = async (document: string, variables: object, token?: string | null) => {
  const { errors } = await app.graphql(document, variables, token);
  return (
    errors?.[0] && { message: errors[0].message, code: errors[0].extensions.code, field: errors[0].extensions.field }
  );
};

const submitDocument = 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }';

describe('the life of an order', () => {
  it('goes from the first question to the archive, and each list shows what it should', async () => {
    const sandwiches = await createFood(app, admin, 'Võileivad', 4.5);
    const id = await submitInquiry(app, { ...inquiry(app, 48), food: [{ id: sandwiches, count: 38 }] });
    expect(await listed('newOrders')).toContain(id);
    const asked = await orderOf(id);
    expect(asked).toMatchObject({
      status: 'new',
      passengers: 38,
      offer: null,
      job: null,
      food: [{ name: 'Võileivad', price: 4.5, count: 38 }],
    });
    expect(asked.distanceKm).toBeGreaterThan(170);
    expect((await app.mail('oie@rahvatants.example', 'Tallinn')).text).toContain('Tartu');
    expect((await app.mail('logistik@bussiveod.example', 'Õie Jõgeväli')).text).toContain('38');

    const key = await answer(app, admin, id, 540);
    expect(await listed('answeredOrders')).toContain(id);
    expect(await listed('newOrders')).not.toContain(id);
    const offer = await app.mail('oie@rahvatants.example', '840,60');
    expect(offer.text).toContain('129,60');

    expect(await accept(app, id, key)).toBe(false);
    expect(await accept(app, id, key)).toBe(true);
    expect(await orderOf(id)).toMatchObject({
      status: 'accepted',
      groupFullName: leader.fullName,
      offer: { price: 540, total: 669.6, status: 'accepted' },
    });
    expect(await listed('acceptedOrders')).toContain(id);

    await must(app, startJobDocument, { id, input: { driver: jaan.id, bus, otherDrivers: [liis.id] } }, admin);
    expect(await listed('upcomingJobs')).toContain(id);
    const jaanToken = await app.login(jaan.username);
    expect(await listed('myUpcomingJobs', jaanToken)).toContain(id);
    const confirm = async (driver: Person, answer: boolean) => {
      const mail = await app.mail(driver.email, 'Tallinn');
      const link = mail.links.find((url) => url.pathname === '/portal/confirmJob');
      const confirmationKey = link?.searchParams.get('confirmation_key');
      return must<{ confirmJob: boolean }>(
        app,
        'mutation($id: UUID!, $confirmationKey: Key!, $confirm: Boolean!) { confirmJob(id: $id, confirmationKey: $confirmationKey, confirm: $confirm) }',
        { id, confirmationKey, confirm: answer },
      );
    };
    expect(await confirm(jaan, true)).toEqual({ confirmJob: false });
    expect((await orderOf(id)).job).toMatchObject({ confirmation: 'waiting' });
    expect(await confirm(liis, true)).toEqual({ confirmJob: false });
    expect(await confirm(liis, false)).toEqual({ confirmJob: true });
    expect((await orderOf(id)).job).toMatchObject({ confirmation: 'accepted' });

    const archiveDocument = 'mutation($id: UUID!) { archiveOrder(id: $id) { status } }';
    expect(await refused(archiveDocument, { id }, admin)).toMatchObject({
      code: 'CONFLICT',
      message: 'Reis ei ole veel lõppenud',
    });
    const before = app.clock.now();
    app.clock.set(new Date(before.getTime() + 4 * 86_400_000));
    expect(await listed('upcomingJobs')).not.toContain(id);
    expect(await listed('feedbacklessJobs')).toContain(id);
    expect(await listed('myFeedbacklessJobs', jaanToken)).toContain(id);
    expect(await app.askForFeedback()).toBeGreaterThan(0);
    expect(await app.askForFeedback()).toBe(0);
    const ask = await app.mail(jaan.email, 'agasiside');
    const secret = ask.links.find((url) => url.pathname === '/portal/feedback')?.searchParams.get('secret');
    const feedbackDocument =
      'mutation($id: UUID!, $secret: Key!, $driver: UUID!, $input: FeedbackInput!) { submitFeedbackByLink(orderId: $id, secret: $secret, driverId: $driver, input: $input) }';
    const input = { wentWell: true, comment: 'Kõik korras', hours: [7.5] };
    await must(app, feedbackDocument, { id, secret, driver: jaan.id, input });
    await must(app, feedbackDocument, { id, secret, driver: jaan.id, input: { ...input, hours: [8] } });
    expect(await listed('unreadFeedback')).toContain(id);
    expect(await listed('myFeedbacklessJobs', jaanToken)).not.toContain(id);
    expect((await orderOf(id)).job).toMatchObject({ feedback: [{ wentWell: true, hours: [8], isRead: false }] });
    expect(
      await refused(feedbackDocument, { id, secret, driver: (await createPerson(app, admin)).id, input }),
    ).toMatchObject({ field: 'driverId' });

    await must(app, archiveDocument, { id }, admin);
    expect(await refused(feedbackDocument, { id, secret, driver: jaan.id, input })).toMatchObject({ code: 'CONFLICT' });
    const { archive } = await must<{ archive: { nodes: { id: string }[]; total: number } }>(
      app,
      '{ archive(search: "poltsamaa") { total } all: archive { nodes { id } total } }',
      {},
      admin,
    );
    expect(archive.total).toBe(0);
    const found = await must<{ archive: { nodes: { id: string; job: { tripNumber: number } }[] } }>(
      app,
      '{ archive(search: "õie tartu jaan") { nodes { id job { tripNumber } } } }',
      {},
      admin,
    );
    expect(found.archive.nodes.map((node) => node.id)).toEqual([id]);
    const { orderHistory } = await must<{ orderHistory: { action: string }[] }>(
      app,
      'query($id: UUID!) { orderHistory(id: $id) { action actor actorName changes } }',
      { id },
      admin,
    );
    expect(orderHistory.map(({ action }) => action).reverse()).toEqual([
      'submit',
      'answer',
      'accept',
      'startJob',
      'confirmJob',
      'confirmJob',
      'feedback',
      'feedback',
      'archive',
    ]);
    app.clock.set(before);
  });

  it('shows drivers no money, notes of logisticians or discount codes', async () => {
    const id = await startedJob(app, admin, jaan.id, bus);
    await must(
      app,
      'mutation($id: UUID!) { updateNotes(id: $id, notes: { logisticsNotes: "Klient on keeruline" }) { id } }',
      { id },
      admin,
    );
    expect(await orderOf(id)).toMatchObject({ logisticsNotes: 'Klient on keeruline', offer: { price: 540 } });
    expect(await orderOf(id, await app.login(jaan.username))).toMatchObject({
      logisticsNotes: null,
      offer: null,
      allowedActions: [],
    });
  });

  it('kills the former link when answered again', async () => {
    const id = await submitInquiry(app);
    const first = await answer(app, admin, id, 500);
    const second = await answer(app, admin, id, 450);
    const link =
      'query($id: UUID!, $key: Key!) { offerLink(id: $id, activationKey: $key) { alreadyAnswered fullName } }';
    expect(await refused(link, { id, key: first })).toMatchObject({ code: 'WRONG_KEY', message: 'Link aegunud!' });
    expect((await app.graphql(link, { id, key: second })).data).toEqual({
      offerLink: { alreadyAnswered: false, fullName: 'Õie Jõgeväli' },
    });
    await expect(accept(app, id, first)).rejects.toThrow('Link aegunud!');
    expect(await accept(app, id, second)).toBe(false);
  });

  it('rejects with a reason, can be answered again and accepted on behalf', async () => {
    const id = await submitInquiry(app);
    const key = await answer(app, admin, id);
    const reject =
      'mutation($id: UUID!, $key: Key!) { rejectOffer(id: $id, activationKey: $key, reason: over_budget) }';
    await must(app, reject, { id, key });
    expect(await orderOf(id)).toMatchObject({ status: 'rejected', offer: { rejectReason: 'over_budget' } });
    const { rejectedOrders } = await must<{ rejectedOrders: { nodes: { id: string }[] } }>(
      app,
      '{ rejectedOrders { nodes { id } } }',
      {},
      admin,
    );
    expect(rejectedOrders.nodes.map((node) => node.id)).toContain(id);
    await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { status } }', { id }, admin);
    expect(await orderOf(id)).toMatchObject({ status: 'accepted', offer: { price: 540, status: 'accepted' } });
    expect((await app.mail('oie@rahvatants.example', 'Kinnitasime tellimuse teie eest')).text).toContain('669,60');
  });

  it('corrects the group leader; what is not said stays, and the history knows both', async () => {
    const id = await startedJob(app, admin, jaan.id, bus);
    const save = (input: object) =>
      must<{ order: Record<string, string> }>(
        app,
        `mutation($id: UUID!, $input: OrderDetailsInput!) {
          order: updateOrder(id: $id, input: $input) { groupFullName groupEmail groupPhone } }`,
        { id, input },
        admin,
      );
    const { order: before } = await save({});
    const { order } = await save({ groupFullName: ' Malle Mustikas ', groupPhone: '5551 1111' });
    expect(order).toEqual({ ...before, groupFullName: 'Malle Mustikas', groupPhone: '+37255511111' });
    const { orderHistory } = await must<{ orderHistory: { changes: string }[] }>(
      app,
      'query($id: UUID!) { orderHistory(id: $id) { changes } }',
      { id },
      admin,
    );
    expect(JSON.parse(orderHistory[0]?.changes ?? '')).toMatchObject({
      groupFullName: [before['groupFullName'], 'Malle Mustikas'],
    });
  });

  it('keeps the route, start and drivers in step when the start moves', async () => {
    const id = await startedJob(app, admin, jaan.id, bus);
    const before = await orderOf(id);
    const start = new Date(new Date(before.start).getTime() + 86_400_000).toISOString();
    await must(
      app,
      'mutation($id: UUID!, $start: DateTime!) { updateOrder(id: $id, input: { start: $start }) { id } }',
      { id, start },
      admin,
    );
    const moved = await orderOf(id);
    expect(moved.start).toBe(start);
    expect(new Date(moved.end).getTime() - new Date(before.end).getTime()).toBe(86_400_000);
    expect(moved.stops[0]?.depart).toBe(start);
    expect((await app.mail(jaan.email, 'Töö muutus')).links.some((url) => url.pathname === '/portal/confirmJob')).toBe(
      true,
    );
  });

  it('asks drivers again when the route was bent, not when it was only told; the price stays', async () => {
    const eva = await createPerson(app, admin, { firstname: 'Eva' });
    const id = await startedJob(app, admin, eva.id, await createBus(app, admin, 'Teine buss'));
    const link = (await app.mail(eva.email, 'Uus töö')).links.find((url) => url.pathname === '/portal/confirmJob');
    await must(app, 'mutation($id: UUID!, $key: Key!) { confirmJob(id: $id, confirmationKey: $key, confirm: true) }', {
      id,
      key: link?.searchParams.get('confirmation_key'),
    });
    const save = async (stops: object[], notifyByEmail: boolean) => {
      await must(
        app,
        'mutation($id: UUID!, $stops: [StopInput!]!, $notify: Boolean!) { updateRoute(id: $id, stops: $stops, notifyByEmail: $notify) { id } }',
        { id, stops, notify: notifyByEmail },
        admin,
      );
      return orderOf(id);
    };
    const { order } = await must<{ order: { stops: { lat: number }[] } }>(
      app,
      'query($id: UUID!) { order(id: $id) { stops { lat lng city address depart } } }',
      { id },
      admin,
    );
    const confirmation = (state: string) => ({ job: { drivers: [{ confirmation: state }] }, offer: { price: 540 } });
    expect(await save(order.stops, true)).toMatchObject(confirmation('accepted'));
    await app.mail('oie@rahvatants.example', 'Muutsime teie reisi marsruuti');
    expect((await app.mails()).filter(({ to }) => to === eva.email)).toHaveLength(1);

    // Only the marker was moved: the address is the same, the trip is not.
    const [first, second, ...others] = order.stops;
    const bent = await save([first ?? {}, { ...second, lat: (second?.lat ?? 0) + 0.2 }, ...others], false);
    expect(bent).toMatchObject(confirmation('waiting'));
    await app.mail(eva.email, 'Töö muutus');
  });

  it('deletes softly: shown nowhere, drivers are told', async () => {
    const id = await startedJob(app, admin, liis.id, bus);
    await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id }, admin);
    expect(await listed('upcomingJobs')).not.toContain(id);
    expect(await refused('query($id: UUID!) { order(id: $id) { id } }', { id }, admin)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const [row]: { deleted_by_id: string }[] = await app.deps.db.dataSource.query(
      'select deleted_by_id from "order" where id = $1',
      [id],
    );
    expect(row?.deleted_by_id).toBeTruthy();
    await app.mail(liis.email, 'võeti tagasi');
  });
});

describe('bad input changes nothing and names its field', () => {
  const stops = (change: (stops: { depart?: string; lat: number }[]) => unknown) => {
    const input = inquiry(app);
    return { ...input, stops: change(input.stops as never) };
  };

  it.each<[string, () => object, object]>([
    [
      'one stop',
      () => stops((all) => all.slice(0, 1)),
      { field: 'stops', message: 'Palun lisage vähemalt kaks teepunkti' },
    ],
    [
      'eleven stops',
      () => stops((all) => Array.from({ length: 11 }, () => all[0])),
      { field: 'stops', message: 'Marsruudil võib olla kuni 10 peatust' },
    ],
    [
      'no departure',
      () => stops(([a, b, c]) => [a, { ...b, depart: undefined }, c]),
      { field: 'stops.1.depart', message: 'Palun täitke kõikide peatuste väljumisajad' },
    ],
    [
      'the past',
      () => stops(([a, b, c]) => [{ ...a, depart: '2020-01-01T08:00:00Z' }, b, c]),
      { field: 'stops.0.depart', message: 'Väljumisaeg ei saa olla minevikus' },
    ],
    [
      'out of order',
      () => stops(([a, b, c]) => [b, { ...a }, c]),
      { field: 'stops.1.depart', message: 'Väljumisaeg peab olema ajaliselt pärast eelmist' },
    ],
    [
      'nobody travels',
      () => ({ ...inquiry(app), passengers: 0 }),
      { field: 'passengers', message: 'Palun sisestage reisijate arv' },
    ],
    ['no name', () => ({ ...inquiry(app), fullName: '' }), { field: 'fullName', message: 'Palun sisestage täisnimi' }],
    [
      'no e-mail',
      () => ({ ...inquiry(app), email: 'õie' }),
      { field: 'email', message: 'Palun sisestage korrektne e-posti aadress' },
    ],
    [
      'no phone',
      () => ({ ...inquiry(app), phone: 'abc' }),
      { field: 'phone', message: 'Palun sisestage korrektne telefoninumber' },
    ],
    [
      'a name of 500 letters',
      () => ({ ...inquiry(app), fullName: 'Õ'.repeat(500) }),
      { field: 'fullName', message: 'Kuni 255 tähemärki' },
    ],
    ['an unknown package', () => ({ ...inquiry(app), food: [{ id: jaan.id, count: 1 }] }), { field: 'food' }],
    [
      'a character that cannot be stored',
      () => ({ ...inquiry(app), fullName: 'Õie\u0000' }),
      { message: 'Tekstis on märk, mida ei saa salvestada' },
    ],
    ['a place on no map', () => stops(([a, b, c]) => [a, { ...b, lat: 91 }, c]), { code: 'BAD_USER_INPUT' }],
  ])('%s', async (_what, input, expected) => {
    const before = (await listed('newOrders')).length;
    expect(await refused(submitDocument, { input: input() })).toMatchObject({ code: 'BAD_USER_INPUT', ...expected });
    expect(await listed('newOrders')).toHaveLength(before);
  });

  it('takes the same form sent twice as one inquiry', async () => {
    const input = inquiry(app);
    const both = await Promise.all([submitInquiry(app, input), submitInquiry(app, input)]);
    expect(new Set(both).size).toBe(1);
    expect((await listed('newOrders')).filter((id) => id === input.id)).toHaveLength(1);
  });

  it('refuses unknown ids and wrong keys', async () => {
    const id = await submitInquiry(app);
    await answer(app, admin, id);
    await expect(accept(app, id, 'x'.repeat(43))).rejects.toThrow('Link aegunud!');
    await expect(accept(app, jaan.id, 'x')).rejects.toThrow('Link aegunud!');
    expect(await refused('query { order(id: "zz") { id } }', {}, admin)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Vigane tunnus',
    });
    expect(await refused('query($id: UUID!) { order(id: $id) { id } }', { id: jaan.id }, admin)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('refuses repeated, unknown and hidden drivers and buses', async () => {
    const id = await acceptedOrder(app, admin);
    const hiddenBus = await createBus(app, admin, 'Vana Ikarus');
    await must(app, 'mutation($id: UUID!) { setBusHidden(id: $id, hidden: true) { id } }', { id: hiddenBus }, admin);
    const assign = (input: object) => refused(startJobDocument, { id, input }, admin);
    expect(await assign({ driver: jaan.id, bus, otherDrivers: [jaan.id] })).toMatchObject({
      message: 'Korduvad juhid!',
      field: 'otherDrivers',
    });
    expect(await assign({ driver: jaan.id, bus, otherBuses: [bus] })).toMatchObject({
      message: 'Korduvad bussid!',
      field: 'otherBuses',
    });
    expect(await assign({ driver: bus, bus })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'driver' });
    expect(await assign({ driver: jaan.id, bus: hiddenBus })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'bus' });
    expect((await orderOf(id)).status).toBe('accepted');
  });

  it('takes null for no company', async () => {
    const id = await submitInquiry(app);
    await must(
      app,
      'mutation($id: UUID!) { updateOrder(id: $id, input: { company: null, promo: null }) { company } }',
      { id },
      admin,
    );
  });

  it('tells a stale page what changed and by whom', async () => {
    const id = await submitInquiry(app);
    const edit =
      'mutation($id: UUID!, $version: Int, $passengers: Int!) { updateOrder(id: $id, version: $version, input: { passengers: $passengers }) { version } }';
    await must(app, edit, { id, version: 1, passengers: 40 }, admin);
    const { errors } = await app.graphql(edit, { id, version: 1, passengers: 50 }, admin);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'STALE_VERSION',
      details: {
        version: 2,
        missed: [{ actorName: 'admin', action: 'editDetails', changes: { passengers: [38, 40] } }],
      },
    });
    expect((await orderOf(id)).passengers).toBe(40);
  });
});
