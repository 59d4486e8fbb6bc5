import type { ActOutcome } from './types/actOutcome';
import {
  accept,
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
import type { Person } from '../testing/builders';
import type { Office } from './office.fixture';
import { startOffice } from './office.fixture';

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.stop());

describe('the life of an order', () => {
  it('goes from the first question to the archive, and is always in the right lists', async () => {
    const sandwiches = await createFood(office.app, office.admin, 'Võileivad', 4.5);
    const id = await submitInquiry(office.app, { ...inquiry(office.app, 48), food: [{ id: sandwiches, count: 38 }] });
    expect(await office.listed('newOrders')).toContain(id);
    const asked = await office.orderOf(id);
    expect(asked).toMatchObject({
      status: 'new',
      passengers: 38,
      offer: null,
      job: null,
      food: [{ name: 'Võileivad', price: 4.5, count: 38 }],
    });
    expect(asked.distanceKm).toBeGreaterThan(170);
    expect((await office.app.mail('oie@rahvatants.example', 'Tallinn')).text).toContain('Tartu');
    expect((await office.app.mail('logistik@bussiveod.example', 'Õie Jõgeväli')).text).toContain('38');

    const key = await answer(office.app, office.admin, id, 540);
    expect(await office.listed('answeredOrders')).toContain(id);
    expect(await office.listed('newOrders')).not.toContain(id);
    const offer = await office.app.mail('oie@rahvatants.example', '840,60');
    expect(offer.text).toContain('129,60');

    expect(await accept(office.app, id, key)).toBe('done');
    expect(await accept(office.app, id, key)).toBe('doneBefore');
    expect(await office.orderOf(id)).toMatchObject({
      status: 'accepted',
      groupFullName: leader.fullName,
      offer: { price: 540, total: 669.6, status: 'accepted' },
    });
    expect(await office.listed('acceptedOrders')).toContain(id);

    await must(
      office.app,
      startJobDocument,
      { id, input: { driver: office.jaan.id, bus: office.bus, otherDrivers: [office.liis.id] } },
      office.admin,
    );
    expect(await office.listed('upcomingJobs')).toContain(id);
    const jaanToken = await office.app.login(office.jaan.username);
    expect(await office.listed('myUpcomingJobs', jaanToken)).toContain(id);
    const confirmBy = async (driver: Person, confirm: boolean) => {
      const mail = await office.app.mail(driver.email, 'Tallinn');
      const link = mail.links.find((url) => url.pathname === '/portal/confirmJob');
      const confirmationKey = link?.searchParams.get('confirmation_key');
      return must<{ confirmJob: ActOutcome }>(
        office.app,
        'mutation($id: UUID!, $confirmationKey: Key!, $confirm: Boolean!) { confirmJob(id: $id, confirmationKey: $confirmationKey, confirm: $confirm) }',
        { id, confirmationKey, confirm },
      );
    };
    expect(await confirmBy(office.jaan, true)).toEqual({ confirmJob: 'done' });
    expect((await office.orderOf(id)).job).toMatchObject({ confirmation: 'waiting' });
    expect(await confirmBy(office.liis, true)).toEqual({ confirmJob: 'done' });
    expect(await confirmBy(office.liis, false)).toEqual({ confirmJob: 'doneBefore' });
    expect((await office.orderOf(id)).job).toMatchObject({ confirmation: 'accepted' });

    const archiveDocument = 'mutation($id: UUID!) { archiveOrder(id: $id) { status } }';
    expect(await office.refused(archiveDocument, { id }, office.admin)).toMatchObject({
      code: 'CONFLICT',
      message: 'Reis ei ole veel lõppenud',
    });
    const before = office.app.clock.now();
    office.app.clock.set(new Date(before.getTime() + 4 * 86_400_000));
    expect(await office.listed('upcomingJobs')).not.toContain(id);
    expect(await office.listed('feedbacklessJobs')).toContain(id);
    expect(await office.listed('myFeedbacklessJobs', jaanToken)).toContain(id);
    expect(await office.app.askForFeedback()).toBeGreaterThan(0);
    expect(await office.app.askForFeedback()).toBe(0);
    const ask = await office.app.mail(office.jaan.email, 'agasiside');
    const secret = ask.links.find((url) => url.pathname === '/portal/feedback')?.searchParams.get('secret');
    const feedbackDocument =
      'mutation($id: UUID!, $secret: Key!, $driver: UUID!, $input: FeedbackInput!) { submitFeedbackByLink(orderId: $id, secret: $secret, driverId: $driver, input: $input) }';
    const input = { wentWell: true, comment: 'Kõik korras', hours: [7.5] };
    await must(office.app, feedbackDocument, { id, secret, driver: office.jaan.id, input });
    await must(office.app, feedbackDocument, { id, secret, driver: office.jaan.id, input: { ...input, hours: [8] } });
    expect(await office.listed('unreadFeedback')).toContain(id);
    expect(await office.listed('myFeedbacklessJobs', jaanToken)).not.toContain(id);
    expect((await office.orderOf(id)).job).toMatchObject({ feedback: [{ wentWell: true, hours: [8], isRead: false }] });
    expect(
      await office.refused(feedbackDocument, {
        id,
        secret,
        driver: (await createPerson(office.app, office.admin)).id,
        input,
      }),
    ).toMatchObject({ field: 'driverId' });

    await must(office.app, archiveDocument, { id }, office.admin);
    expect(await office.refused(feedbackDocument, { id, secret, driver: office.jaan.id, input })).toMatchObject({
      code: 'CONFLICT',
    });
    const { archive } = await must<{ archive: { nodes: { id: string }[]; total: number } }>(
      office.app,
      '{ archive(search: "poltsamaa") { total } all: archive { nodes { id } total } }',
      {},
      office.admin,
    );
    expect(archive.total).toBe(0);
    const found = await must<{ archive: { nodes: { id: string; job: { tripNumber: number } }[] } }>(
      office.app,
      '{ archive(search: "õie tartu jaan") { nodes { id job { tripNumber } } } }',
      {},
      office.admin,
    );
    expect(found.archive.nodes.map((node) => node.id)).toEqual([id]);
    const { orderHistory } = await must<{ orderHistory: { action: string }[] }>(
      office.app,
      'query($id: UUID!) { orderHistory(id: $id) { action actor actorName changes } }',
      { id },
      office.admin,
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
    office.app.clock.set(before);
  });

  it('shows drivers no money, notes of logisticians or discount codes', async () => {
    const id = await startedJob(office.app, office.admin, office.jaan.id, office.bus);
    await must(
      office.app,
      'mutation($id: UUID!) { updateNotes(id: $id, notes: { logisticsNotes: "Klient on keeruline" }) { id } }',
      { id },
      office.admin,
    );
    expect(await office.orderOf(id)).toMatchObject({ logisticsNotes: 'Klient on keeruline', offer: { price: 540 } });
    expect(await office.orderOf(id, await office.app.login(office.jaan.username))).toMatchObject({
      logisticsNotes: null,
      offer: null,
      allowedActions: [],
    });
  });

  it('kills the former link when answered again', async () => {
    const id = await submitInquiry(office.app);
    const first = await answer(office.app, office.admin, id, 500);
    const second = await answer(office.app, office.admin, id, 450);
    const link =
      'query($id: UUID!, $key: Key!) { offerLink(id: $id, activationKey: $key) { alreadyDecided fullName } }';
    expect(await office.refused(link, { id, key: first })).toMatchObject({
      code: 'WRONG_KEY',
      message: 'Link aegunud!',
    });
    expect((await office.app.graphql(link, { id, key: second })).data).toEqual({
      offerLink: { alreadyDecided: false, fullName: 'Õie Jõgeväli' },
    });
    await expect(accept(office.app, id, first)).rejects.toThrow('Link aegunud!');
    expect(await accept(office.app, id, second)).toBe('done');
  });

  it('rejects with a reason, can be answered again and accepted on behalf', async () => {
    const id = await submitInquiry(office.app);
    const key = await answer(office.app, office.admin, id);
    const reject =
      'mutation($id: UUID!, $key: Key!) { rejectOffer(id: $id, activationKey: $key, reason: over_budget) }';
    await must(office.app, reject, { id, key });
    expect(await office.orderOf(id)).toMatchObject({ status: 'rejected', offer: { rejectReason: 'over_budget' } });
    const { rejectedOrders } = await must<{ rejectedOrders: { nodes: { id: string }[] } }>(
      office.app,
      '{ rejectedOrders { nodes { id } } }',
      {},
      office.admin,
    );
    expect(rejectedOrders.nodes.map((node) => node.id)).toContain(id);
    await must(office.app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { status } }', { id }, office.admin);
    expect(await office.orderOf(id)).toMatchObject({ status: 'accepted', offer: { price: 540, status: 'accepted' } });
    expect((await office.app.mail('oie@rahvatants.example', 'Kinnitasime tellimuse teie eest')).text).toContain(
      '669,60',
    );
  });

  it('corrects the group leader; absent fields stay, and the history has both', async () => {
    const id = await startedJob(office.app, office.admin, office.jaan.id, office.bus);
    const save = (input: object) =>
      must<{ order: Record<string, string> }>(
        office.app,
        `mutation($id: UUID!, $input: OrderDetailsInput!) {
          order: updateOrder(id: $id, input: $input) { groupFullName groupEmail groupPhone } }`,
        { id, input },
        office.admin,
      );
    const { order: before } = await save({});
    const { order } = await save({ groupFullName: ' Malle Mustikas ', groupPhone: '5551 1111' });
    expect(order).toEqual({ ...before, groupFullName: 'Malle Mustikas', groupPhone: '+37255511111' });
    const { orderHistory } = await must<{ orderHistory: { changes: string }[] }>(
      office.app,
      'query($id: UUID!) { orderHistory(id: $id) { changes } }',
      { id },
      office.admin,
    );
    expect(JSON.parse(orderHistory[0]?.changes ?? '')).toMatchObject({
      groupFullName: [before['groupFullName'], 'Malle Mustikas'],
    });
  });

  it('keeps the route, start and drivers in step when the start moves', async () => {
    const id = await startedJob(office.app, office.admin, office.jaan.id, office.bus);
    const before = await office.orderOf(id);
    const start = new Date(new Date(before.start).getTime() + 86_400_000).toISOString();
    await must(
      office.app,
      'mutation($id: UUID!, $start: DateTime!) { updateOrder(id: $id, input: { start: $start }) { id } }',
      { id, start },
      office.admin,
    );
    const moved = await office.orderOf(id);
    expect(moved.start).toBe(start);
    expect(new Date(moved.end).getTime() - new Date(before.end).getTime()).toBe(86_400_000);
    expect(moved.stops[0]?.depart).toBe(start);
    expect(
      (await office.app.mail(office.jaan.email, 'Töö muutus')).links.some(
        (url) => url.pathname === '/portal/confirmJob',
      ),
    ).toBe(true);
  });

  it('asks drivers again when the route was bent, not when it was only told; the price stays', async () => {
    const eva = await createPerson(office.app, office.admin, { firstname: 'Eva' });
    const id = await startedJob(
      office.app,
      office.admin,
      eva.id,
      await createBus(office.app, office.admin, 'Teine buss'),
    );
    const link = (await office.app.mail(eva.email, 'Uus töö')).links.find(
      (url) => url.pathname === '/portal/confirmJob',
    );
    await must(
      office.app,
      'mutation($id: UUID!, $key: Key!) { confirmJob(id: $id, confirmationKey: $key, confirm: true) }',
      {
        id,
        key: link?.searchParams.get('confirmation_key'),
      },
    );
    const save = async (stops: object[], notifyByEmail: boolean) => {
      await must(
        office.app,
        'mutation($id: UUID!, $stops: [StopInput!]!, $notify: Boolean!) { updateRoute(id: $id, stops: $stops, notifyByEmail: $notify) { id } }',
        { id, stops, notify: notifyByEmail },
        office.admin,
      );
      return office.orderOf(id);
    };
    const { order } = await must<{ order: { stops: { lat: number }[] } }>(
      office.app,
      'query($id: UUID!) { order(id: $id) { stops { lat lng city address depart } } }',
      { id },
      office.admin,
    );
    const confirmation = (state: string) => ({ job: { drivers: [{ confirmation: state }] }, offer: { price: 540 } });
    expect(await save(order.stops, true)).toMatchObject(confirmation('accepted'));
    await office.app.mail('oie@rahvatants.example', 'Muutsime teie reisi marsruuti');
    expect((await office.app.mails()).filter(({ to }) => to === eva.email)).toHaveLength(1);

    // Only the marker was moved: the address is the same, the trip is not.
    const [first, second, ...others] = order.stops;
    const bent = await save([first ?? {}, { ...second, lat: (second?.lat ?? 0) + 0.2 }, ...others], false);
    expect(bent).toMatchObject(confirmation('waiting'));
    await office.app.mail(eva.email, 'Töö muutus');
  });

  it('deletes softly: shown nowhere, drivers get a mail', async () => {
    const id = await startedJob(office.app, office.admin, office.liis.id, office.bus);
    await must(office.app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id }, office.admin);
    expect(await office.listed('upcomingJobs')).not.toContain(id);
    expect(await office.refused('query($id: UUID!) { order(id: $id) { id } }', { id }, office.admin)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const [row]: { deleted_by_id: string }[] = await office.app.deps.db.dataSource.query(
      'select deleted_by_id from "order" where id = $1',
      [id],
    );
    expect(row?.deleted_by_id).toBeTruthy();
    await office.app.mail(office.liis.email, 'võeti tagasi');
  });
});
