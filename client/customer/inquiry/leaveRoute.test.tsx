import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeId } from '../../testIds';
import { renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import { forgetReplies } from '../../lib/request/keptReply';
import { estimateRoute, halfFilled, places, replies } from './inquiry.fixture';
import InquiryPage from './InquiryPage';
import type { InquiryState } from './inquiryState';
import { saveInquiry } from './savedInquiry';

// The calendar's code alone takes seconds to load on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

const next = 'Sisesta vahe- või lõpp-peatus';
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const stopNames = () =>
  screen.queryAllByRole('button', { name: /^Eemalda peatus/ }).map((button) => button.getAttribute('aria-label'));
const title = (name: string) => screen.findByRole('heading', { name, level: 1 });

/** A page of the browser's history for itself. */
const openTab = () => window.history.pushState(null, '');

const open = (some: Replies = {}) => renderClient(<InquiryPage />, { replies: { ...replies, ...some } });

const whole = { passengers: 47, fullName: 'Õie Jõgeväli', email: 'oie@rahvatants.ee', phone: '55512345' };

/** Tallinn at `from`, maybe more stops, and Tartu at the end. */
function saveRoute(step: number, departures: readonly string[]) {
  halfFilled(step, whole);
  const saved = JSON.parse(sessionStorage.getItem('inquiry.3') ?? '{}') as InquiryState;
  const at = [places.Tallinn, places.Türi];
  const stops = departures.map((depart, index) => ({
    id: index + 1,
    place: { ...at[index]!, approximate: false },
    depart,
  }));
  saveInquiry({
    ...saved,
    stops: [...stops, { id: 9, place: { ...places.Tartu, approximate: false }, depart: null }],
  });
}

beforeAll(() => {
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});
beforeEach(() => {
  openTab();
  sessionStorage.clear();
  forgetReplies();
});

describe('a stop that was typed and not chosen', () => {
  it.each([
    ['a suggestion that is called so is taken', 'Tallinn', (): void => undefined],
    ['after Enter too', 'tallinn', () => fireEvent.keyDown(screen.getByLabelText(next), { key: 'Enter' })],
  ])('%s', async (_, typed, then) => {
    const tallinn = { ...places.Tallinn, address: 'Tallinn, Harju maakond' };
    saveRoute(0, ['2026-12-05T06:00:00Z']);
    open({
      FindPlaces: () => ({
        data: { findPlaces: { places: [tallinn, { ...tallinn, address: 'Tallinna lennujaam, Tallinn' }], hint: null } },
      }),
      GeocodePlace: () => ({ data: { geocodePlace: { ...tallinn, lat: 59.4, lng: 24.7 } } }),
    });
    type(next, typed);
    then();
    await press('EDASI');
    await waitFor(() => expect(stopNames()).toHaveLength(3));
    // Tartu has become a stop on the way, which is left some time.
    expect(await screen.findByText('Palun täitke kõikide peatuste väljumisajad')).toBeVisible();
    expect(screen.getByLabelText(next)).toHaveValue('');
  });

  it.each([
    ['only begins so', 'Tal', { places: [places.Tallinn], hint: null }, /^Palun valige loendist soovitus/],
    [
      'is one of several',
      'Aruküla',
      { places: [1, 2].map((lat) => ({ ...places.Tallinn, address: 'Aruküla', lat })), hint: null },
      /valige loendist/,
    ],
    ['is only similar', 'Talinn', { places: [places.Tallinn], hint: 'SIMILAR_NAMES' as const }, /valige loendist/],
    ['is unknown', 'Xyzzy', { places: [], hint: null }, /^Sellist kohta me ei leidnud/],
    ['is too short', 'T', { places: [], hint: null }, /valige loendist/],
  ])('stops EDASI at the field while it %s', async (_, typed, findPlaces, message) => {
    saveRoute(0, ['2026-12-05T06:00:00Z']);
    open({ FindPlaces: () => ({ data: { findPlaces } }) });
    type(next, typed);
    await press('EDASI');
    await waitFor(() => expect(screen.getByLabelText(next)).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText(next)).toHaveFocus();
    expect(screen.getByLabelText(next)).toBeInvalid();
    await press(/Reisijad$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'EDASI' })).toBeEnabled());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kuhu sõidame?');
    // An empty field asks for nothing.
    type(next, '');
    await press('EDASI');
    expect(await title('Kes sõidavad?')).toBeVisible();
  });

  it('goes back to the start with one tap, once', async () => {
    saveRoute(0, ['2026-12-05T06:00:00Z']);
    open();
    await screen.findByRole('button', { name: 'Tagasi algusesse' });
    await press('Tagasi algusesse');
    expect(stopNames()).toEqual([
      'Eemalda peatus Viru väljak 4, Tallinn',
      'Eemalda peatus Raekoja plats 1, Tartu',
      'Eemalda peatus Viru väljak 4, Tallinn',
    ]);
    expect(screen.queryByRole('button', { name: 'Tagasi algusesse' })).toBeNull();
  });
});

it('asks for the estimate before it judges whether a stop is left before it is reached', async () => {
  saveRoute(0, ['2026-12-05T06:00:00Z', '2026-12-05T06:30:00Z']);
  const asked = jest.fn();
  open({
    EstimateRoute: (variables) => {
      asked(variables);
      return {
        data: { estimateRoute: { ...estimateRoute, arrivals: [null, '2026-12-05T07:18:00Z', '2026-12-05T09:00:00Z'] } },
      };
    },
  });
  await press('EDASI');
  expect(await screen.findByText(/^Buss jõuab siia umbes 09:18/)).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kuhu sõidame?');
});

it('goes on without the estimate when it cannot be had', async () => {
  saveRoute(0, ['2026-12-05T06:00:00Z']);
  open({ EstimateRoute: () => Promise.reject(new TypeError('x')) });
  await press('EDASI');
  expect(await title('Kes sõidavad?')).toBeVisible();
});

it('asks once whether a trip that leads nowhere is meant', async () => {
  saveRoute(0, ['2026-12-05T06:00:00Z']);
  const saved = JSON.parse(sessionStorage.getItem('inquiry.3') ?? '{}') as InquiryState;
  const [start, end] = saved.stops;
  saveInquiry({ ...saved, stops: [start!, { ...end!, place: start!.place }] });
  open();
  await press('EDASI');
  expect(await screen.findByText(/^Peatused on samas kohas: teekond oleks 0 km/)).toBeVisible();
  await press('EDASI');
  expect(await title('Kes sõidavad?')).toBeVisible();
});

it('goes one step back with the browser, keeps the input, and leaves the page from the first step only', async () => {
  saveRoute(0, ['2026-12-05T06:00:00Z']);
  open();
  await press('EDASI');
  await title('Kes sõidavad?');
  type('Täisnimi', 'Mari Mets');
  await press('EDASI');
  await title('Mida kaasa võtame?');
  window.history.back();
  expect(await screen.findByLabelText('Täisnimi')).toHaveValue('Mari Mets');
  // The form's own button is the same way back.
  await press('TAGASI');
  await title('Kuhu sõidame?');
  await press('EDASI');
  await title('Kes sõidavad?');
  window.history.back();
  await title('Kuhu sõidame?');
});

it('leaves out the step of the packages where there are none', async () => {
  saveRoute(1, ['2026-12-05T06:00:00Z']);
  open({
    InquiryFoodPackages: () => ({ data: { foodPackages: [] } }),
    SubmitInquiry: () => ({ data: { submitInquiry: makeId('x') } }),
  });
  expect(await screen.findByText('2 / 2 · Reisijad')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Lisateenused/ })).toBeNull();
  await press('SAADA ÄRA');
  expect(await screen.findByText('Tänname!')).toBeVisible();
});

it('shows the price before the contact fields, and leads through the fields with the key of the keyboard', async () => {
  const price = {
    kind: 'firm' as const,
    netFrom: 250,
    netTo: 250,
    vatRate: 24,
    totalFrom: 310,
    totalTo: 310,
    holdsUntil: null,
  };
  saveRoute(0, ['2026-12-05T06:00:00Z']);
  open({ ShowInquiryPrice: () => ({ data: { showInquiryPrice: price } }) });
  await press('EDASI');
  const name = await screen.findByLabelText('Täisnimi');
  const shown = await screen.findByText('Reisi hind');
  expect(shown.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.type(screen.getByLabelText('Reisijate arv'), '{Enter}');
  expect(name).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('E-posti aadress')).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kes sõidavad?');
});
