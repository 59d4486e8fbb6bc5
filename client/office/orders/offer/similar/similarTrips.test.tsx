import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../testRender';
import { orderId, someOrder } from '../../parts/order.fixture';
import type { DataOf, Replies } from '../../../../testRender';
import { replied } from '../../../../testReplies';
import { openPart } from '../../parts/openPart.fixture';
import { QuoteForm } from '../QuoteForm';
import { makeScale, stackPlaces } from './similarScale';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
type Similar = DataOf<'SimilarTrips'>['similarTrips'];
const similar = (changes: Partial<Similar> = {}): { data: DataOf<'SimilarTrips'> } => ({
  data: { similarTrips: { ...replied('SimilarTrips', 'full').similarTrips, orderId, ...changes } },
});
const open = (SimilarTrips: Replies['SimilarTrips']) =>
  openPart(QuoteForm, () => someOrder({ allowedActions: ['answer'] }), { SimilarTrips });

it('shows won and lost similar trips, as a picture and in words, beside the typed price', async () => {
  open(() => similar());
  const picture = await screen.findByRole('img', { name: /meie pakkumist/ });
  const said =
    '9 meie pakkumist: 9–20 reisijat, 300–420 km, 6–11 h, üks päev, talv Pooled pakkumised 570,00 € kuni 640,00 €, ' +
    'mediaan 610,00 €. Võidetud 5/8 kuni 610,00 €. Kaotatud: 2 × odavam mujal, 1 × üle eelarve. Vastust ootab 1.';
  expect(plain(picture.getAttribute('aria-label'))).toBe(said);
  expect(picture.querySelectorAll('.won, .lost, .open')).toHaveLength(9);
  expect(screen.getByText(/^Võidetud 5\/8 kuni/)).toBeVisible();
  expect(picture.querySelector('.now')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Hind'));
  await userEvent.type(screen.getByLabelText('Hind'), '840');
  expect(plain(picture.getAttribute('aria-label'))).toBe(`${said} Praegune hind 840,00 €.`);
  expect(picture.querySelector('.nowText')).toHaveTextContent('840,00');
});

it('with fewer than eight it says that it does not know', async () => {
  const { offers } = similar().data.similarTrips;
  const none = replied('SimilarTrips', 'answered').similarTrips;
  open(() => similar({ ...none, orderId, orderVersion: 1, offers: offers.slice(0, 1) }));
  expect(await screen.findByText('Ei oska veel öelda: sarnaseid reise on 1, vaja on vähemalt kaheksat.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /meie pakkumist/ })).toBeNull();
});

it('a failed request is shown in its place, and can be repeated', async () => {
  let fails = true;
  open(() => (fails ? refusal('staleOrder') : similar()));
  expect(await screen.findByText('Sarnaste reiside laadimine ebaõnnestus.')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByRole('img', { name: /meie pakkumist/ })).toBeVisible();
});

it('holds all prices on its line, and stacks those that would overlap', () => {
  const place = makeScale([500, 600, 700]);
  expect([500, 600, 700].map(place)).toEqual([6, 50, 94]);
  expect(makeScale([500])(500)).toBe(50);
  expect(stackPlaces([10, 10.4, 50], 3)).toEqual([
    { place: 10, level: 0 },
    { place: 10.4, level: 1 },
    { place: 50, level: 0 },
  ]);
});
