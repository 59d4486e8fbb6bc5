import type { Replies } from '../../../testRender';
import { RefusedError } from '../../../lib/request/request';
import type { Reply } from '../../../lib/request/request';
import { refusal } from '../../../testRender';
import { makeId } from '../../../testIds';
import { beginInquiry, printBegun } from './begunInquiry';
import type { BegunInquiry } from './begunInquiry';
import { places, replies } from '../inquiry.fixture';
import { takeSentStep } from './sentStep';
import type { SentFields } from './sentStep';

const asked = jest.fn();
const submitted = jest.fn();

/** Sends the form that stands in the page, with these fields. */
async function send(begun: BegunInquiry, fields: SentFields, some: Replies = {}): Promise<BegunInquiry> {
  const all: Replies = {
    ...replies,
    FindPlaces: ({ text }) => ({
      data: {
        findPlaces: { places: Object.values(places).filter(({ address }) => address.includes(text)), hint: null },
      },
    }),
    SubmitInquiry: (variables) => submitted(variables) as never,
    ...some,
  };
  const server = all as Record<string, (variables: unknown) => Promise<Reply>>;
  return takeSentStep(
    { inquiry: printBegun(begun), ...fields },
    async ({ name }, variables) => {
      asked(name);
      const { data, errors } = await server[name]!(variables);
      if (errors) throw new RefusedError(errors);
      return data as never;
    },
    () => undefined,
  );
}
const stopNames = ({ state }: BegunInquiry) => state.stops.map(({ place }) => place?.address);
const depart = '05.12.2026 08:30';
const contact = { fullName: 'Õie Jõgeväli', email: 'oie@rahvatants.ee', phone: '55512345', passengers: '47' };

beforeEach(() => {
  jest.clearAllMocks();
  submitted.mockReturnValue({ data: { submitInquiry: makeId('x') } });
});

it('leads a browser without scripts from the first place to the thank-you', async () => {
  let page = await send(beginInquiry(), { place: 'Tallinn', 'stops.0.depart': depart });
  // The name before the comma is not the town's: the customer chooses.
  expect(page.place).toEqual({
    text: 'Tallinn',
    message: 'Palun valige loendist soovitus või tühjendage väli',
    offered: [places.Tallinn.address],
  });
  page = await send(page, { choose: places.Tallinn.address, place: 'Tallinn', 'stops.0.depart': depart });
  expect(stopNames(page)).toEqual([places.Tallinn.address]);
  // Nothing is wrong yet: the page asks for the end.
  expect([page.problems, page.place]).toEqual([{}, undefined]);
  expect(page.state.stops[0]).toMatchObject({ depart: '2026-12-05T06:30:00.000Z' });
  page = await send(page, { place: places.Tartu.address, 'stops.0.depart': depart });
  expect(page.state.step).toBe(1);
  page = await send(page, { ...contact, phone: '12' });
  expect([page.state.step, page.problems]).toEqual([1, { phone: 'Palun sisestage korrektne telefoninumber' }]);
  expect(page.state.details.fullName).toBe(contact.fullName);
  page = await send(page, contact);
  expect(page.state.step).toBe(2);
  page = await send(page, { [`food.${makeId('f1')}`]: '10', [`food.${makeId('f2')}`]: '0' });
  expect(page.state.sent).toEqual({ orderId: makeId('x'), email: contact.email });
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledWith({
    input: expect.objectContaining({
      passengers: 47,
      food: [{ id: makeId('f1'), count: 10 }],
      stops: [
        expect.objectContaining({ address: places.Tallinn.address, depart: '2026-12-05T06:30:00.000Z' }),
        expect.not.objectContaining({ depart: expect.anything() }),
      ],
    }),
  });
});

async function chooseRoute(departure = depart): Promise<BegunInquiry> {
  const start = await send(beginInquiry(), { place: places.Tallinn.address, 'stops.0.depart': departure });
  return send(start, { place: places.Tartu.address, 'stops.0.depart': departure });
}

it('asks once about midnight', async () => {
  const page = await chooseRoute('05.12.2026 00:00');
  expect(page.problems).toEqual({ 'stops.0.depart': expect.stringMatching(/^Väljumisaeg on 00:00/) });
  expect((await send(page, { 'stops.0.depart': '05.12.2026 00:00' })).state.step).toBe(1);
});

it('says what is wrong with a time that is none, and with a route that has no end', async () => {
  const page = await chooseRoute('homme hommikul');
  expect(page.problems).toEqual({ 'stops.0.depart': 'Palun täitke kõikide peatuste väljumisajad' });
  expect((await send(page, { remove: '2', 'stops.0.depart': depart })).problems).toEqual({
    stops: 'Palun lisage vähemalt kaks teepunkti',
  });
});

it('goes one step back and keeps what was typed', async () => {
  const page = await send(await chooseRoute(), { ...contact, back: '' });
  expect([page.state.step, page.state.details.email]).toEqual([0, contact.email]);
});

it('shows a refusal of the server at its field, on its step', async () => {
  const page = await send(
    await send(await chooseRoute(), contact),
    {},
    { SubmitInquiry: () => refusal('inquiryEmail') as never },
  );
  expect([page.state.step, page.problems]).toEqual([1, { email: 'Palun sisestage korrektne e-posti aadress' }]);
});

it('begins again where the form brings nonsense', async () => {
  for (const inquiry of ['', '{', '{"state":{}}', 'null', '[]']) {
    const page = await send(beginInquiry(), { inquiry });
    expect([page.state.step, page.state.stops[0]?.place]).toEqual([0, null]);
  }
});
