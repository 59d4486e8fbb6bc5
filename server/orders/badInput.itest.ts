import {
  accept,
  acceptedOrder,
  answer,
  createBus,
  inquiry,
  must,
  startJobDocument,
  submitInquiry,
} from '../testing/builders';
import type { Office } from './office.fixture';
import { startOffice } from './office.fixture';

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.stop());

const submitDocument = 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }';

describe('bad input changes nothing and names its field', () => {
  const stops = (change: (stops: { depart?: string; lat: number }[]) => unknown) => {
    const input = inquiry(office.app);
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
      () => ({ ...inquiry(office.app), passengers: 0 }),
      { field: 'passengers', message: 'Palun sisestage reisijate arv' },
    ],
    [
      'no name',
      () => ({ ...inquiry(office.app), fullName: '' }),
      { field: 'fullName', message: 'Palun sisestage täisnimi' },
    ],
    [
      'no e-mail',
      () => ({ ...inquiry(office.app), email: 'õie' }),
      { field: 'email', message: 'Palun sisestage korrektne e-posti aadress' },
    ],
    [
      'no phone',
      () => ({ ...inquiry(office.app), phone: 'abc' }),
      { field: 'phone', message: 'Palun sisestage korrektne telefoninumber' },
    ],
    [
      'a name of 500 letters',
      () => ({ ...inquiry(office.app), fullName: 'Õ'.repeat(500) }),
      { field: 'fullName', message: 'Kuni 255 tähemärki' },
    ],
    [
      'an unknown package',
      () => ({ ...inquiry(office.app), food: [{ id: office.jaan.id, count: 1 }] }),
      { field: 'food' },
    ],
    [
      'a character that cannot be stored',
      () => ({ ...inquiry(office.app), fullName: 'Õie\u0000' }),
      { message: 'Tekstis on märk, mida ei saa salvestada' },
    ],
    ['a place on no map', () => stops(([a, b, c]) => [a, { ...b, lat: 91 }, c]), { code: 'BAD_USER_INPUT' }],
  ])('%s', async (_what, input, expected) => {
    const before = (await office.listed('newOrders')).length;
    expect(await office.refused(submitDocument, { input: input() })).toMatchObject({
      code: 'BAD_USER_INPUT',
      ...expected,
    });
    expect(await office.listed('newOrders')).toHaveLength(before);
  });

  it('takes the same form sent twice as one inquiry', async () => {
    const input = inquiry(office.app);
    const both = await Promise.all([submitInquiry(office.app, input), submitInquiry(office.app, input)]);
    expect(new Set(both).size).toBe(1);
    expect((await office.listed('newOrders')).filter((id) => id === input.id)).toHaveLength(1);
  });

  it('refuses unknown ids and wrong keys', async () => {
    const id = await submitInquiry(office.app);
    await answer(office.app, office.admin, id);
    await expect(accept(office.app, id, 'x'.repeat(43))).rejects.toThrow('Link aegunud!');
    await expect(accept(office.app, office.jaan.id, 'x')).rejects.toThrow('Link aegunud!');
    expect(await office.refused('query { order(id: "zz") { id } }', {}, office.admin)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Vigane tunnus',
    });
    expect(
      await office.refused('query($id: UUID!) { order(id: $id) { id } }', { id: office.jaan.id }, office.admin),
    ).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('refuses repeated, unknown and hidden drivers and buses', async () => {
    const id = await acceptedOrder(office.app, office.admin);
    const hiddenBus = await createBus(office.app, office.admin, 'Vana Ikarus');
    await must(
      office.app,
      'mutation($id: UUID!) { setBusHidden(id: $id, hidden: true) { id } }',
      { id: hiddenBus },
      office.admin,
    );
    const assign = (input: object) => office.refused(startJobDocument, { id, input }, office.admin);
    expect(await assign({ driver: office.jaan.id, bus: office.bus, otherDrivers: [office.jaan.id] })).toMatchObject({
      message: 'Korduvad juhid!',
      field: 'otherDrivers',
    });
    expect(await assign({ driver: office.jaan.id, bus: office.bus, otherBuses: [office.bus] })).toMatchObject({
      message: 'Korduvad bussid!',
      field: 'otherBuses',
    });
    expect(await assign({ driver: office.bus, bus: office.bus })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'driver',
    });
    expect(await assign({ driver: office.jaan.id, bus: hiddenBus })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'bus',
    });
    expect((await office.orderOf(id)).status).toBe('accepted');
  });

  it('takes null for no company', async () => {
    const id = await submitInquiry(office.app);
    await must(
      office.app,
      'mutation($id: UUID!) { updateOrder(id: $id, input: { company: null, promo: null }) { company } }',
      { id },
      office.admin,
    );
  });

  it('gives a stale page the changes and their authors', async () => {
    const id = await submitInquiry(office.app);
    const edit =
      'mutation($id: UUID!, $version: Int, $passengers: Int!) { updateOrder(id: $id, version: $version, input: { passengers: $passengers }) { version } }';
    await must(office.app, edit, { id, version: 1, passengers: 40 }, office.admin);
    const { errors } = await office.app.graphql(edit, { id, version: 1, passengers: 50 }, office.admin);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'STALE_VERSION',
      details: {
        version: 2,
        missed: [{ actorName: 'admin', action: 'editDetails', changes: { passengers: [38, 40] } }],
      },
    });
    expect((await office.orderOf(id)).passengers).toBe(40);
  });
});
