import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { refusal, renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import ChangeRequests from './ChangeRequests';

const id = '0190ab00-0000-7000-8000-000000000002';
const orderId = '0190ab00-0000-7000-8000-000000000001';
const trip = (start: string, end: string, passengers: number) => ({
  ...{ __typename: 'ChangeTrip', start, end, passengers, distanceKm: 372, durationMin: 331 },
  stops: ['Tallinn', 'Tartu'].map((city) => ({ __typename: 'ChangeStop', city })),
});
type Request = DataOf<'ChangeRequests'>['changeRequests'][number];
const request: Request = {
  ...{ __typename: 'ChangeRequest', id, orderId, orderVersion: 4, orderStatus: 'accepted' },
  ...{ customer: 'Eesti Rahvatantsu Selts', askedAt: '2026-11-10T08:00:00.000Z', note: 'Kool lõpeb hiljem.' },
  status: 'open',
  stands: trip('2026-12-05T06:00:00.000Z', '2026-12-05T14:00:00.000Z', 38),
  wanted: trip('2026-12-06T06:00:00.000Z', '2026-12-06T14:00:00.000Z', 38),
  ...{ price: 540, proposed: 610.5, problem: null, answeredPrice: null },
  legality: [{ __typename: 'ChangeLegality', who: 'Mart', light: 'amber', line: 'puhkeaega jääb väheks' }],
};

const open = (requests: Request[], replies: Replies = {}, of?: string) =>
  renderClient(<ChangeRequests orderId={of} />, {
    replies: { ChangeRequests: () => ({ data: { changeRequests: requests } }), ...replies },
  });
afterEach(() => act(() => closeSnackbar()));

it('says what is asked against what stands, what it would cost, and what the law says', async () => {
  open([request]);
  const section = within(await screen.findByRole('region', { name: /Klientide muudatuse soovid/ }));
  expect(section.getByRole('row', { name: 'Väljumine 05.12.2026 08:00 06.12.2026 08:00' })).toBeVisible();
  expect(section.getByRole('row', { name: /^Hind käibemaksuta 540,00.* 610,50/ })).toBeVisible();
  expect(section.getByText('Mart: puhkeaega jääb väheks')).toBeVisible();
  expect(section.getByText('Klient: Kool lõpeb hiljem.')).toBeVisible();
  expect(section.getByRole('link', { name: 'Ava tellimus: Eesti Rahvatantsu Selts' })).toHaveAttribute(
    'href',
    `/platform/confirmedQuery/${orderId.toUpperCase()}`,
  );
});

it.each([
  ['Tee muudatus, hind jääb', 'TakeChange', { takeChange: orderId }, {}, 'Muudatus tehtud!'],
  [/^Vasta hinnaga 610,50/, 'PriceChange', { priceChange: orderId }, { price: 610.5 }, 'Hind saadetud!'],
  [
    'Keeldu',
    'DeclineChange',
    { declineChange: orderId },
    { words: 'Kahjuks ei saa me seda muudatust teha.' },
    'Soovist keeldutud!',
  ],
])('is answered by one press: %s', async (button, operation, data, variables, toast) => {
  const answer = jest.fn((_: Record<string, unknown>) => ({ data }));
  open([request], { [operation]: answer });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(toast)).toBeVisible();
  expect(answer.mock.calls).toEqual([[{ requestId: id, words: '', version: 4, ...variables }]]);
});

it('that the customer has replaced says so, and shows the one that took its place', async () => {
  let now = request;
  open([], {
    ChangeRequests: () => ({ data: { changeRequests: [now] } }),
    TakeChange: () => {
      now = { ...request, id: '0190ab00-0000-7000-8000-000000000003', note: 'Või hoopis pühapäeval.' };
      return refusal('changeReplaced');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tee muudatus, hind jääb' }));
  expect(await screen.findByText('Klient: Või hoopis pühapäeval.')).toBeVisible();
  expect(await screen.findByText('Klient on soovi vahepeal muutnud: vaadake uus soov üle')).toBeVisible();
});

it('that a colleague has answered says so, also when it was the last one', async () => {
  let answered = false;
  open([], {
    ChangeRequests: () => ({ data: { changeRequests: answered ? [] : [request] } }),
    TakeChange: () => {
      answered = true;
      return refusal('changeTakenBefore');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tee muudatus, hind jääb' }));
  expect(await screen.findByText('See muudatus on juba tehtud')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sulge' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('that waits for the customer can only be taken back', async () => {
  open([{ ...request, status: 'priced', answeredPrice: 610 }], {}, orderId);
  expect(await screen.findByText(/^Hind 610,00.* saadetud, ootab kliendi otsust$/)).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keeldu']);
  expect(screen.queryByRole('link')).toBeNull();
});

it('without a proposal the price that stands is where one begins', async () => {
  open([{ ...request, proposed: null }]);
  expect(await screen.findByRole('button', { name: /^Vasta hinnaga 540,00/ })).toBeEnabled();
});

it('is no section while nothing waits, and says when it could not be read', async () => {
  const { unmount } = open([]);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  open([], { ChangeRequests: () => refusal('databaseAway') });
  expect(await screen.findByText('Muudatuse soovide laadimine ebaõnnestus')).toBeVisible();
});
