import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../testRender';
import { orderId, someOrder } from '../parts/order.fixture';
import type { DataOf, Replies } from '../../../testRender';
import { openPart } from '../parts/openPart.fixture';
import { QuoteForm } from './QuoteForm';
import { scaleOf, stacked } from './similarScale';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const offer = (price: number, outcome: 'won' | 'lost' | 'open') => ({ __typename: 'SimilarOffer', price, outcome });
type Similar = DataOf<'SimilarTrips'>['similarTrips'];
const similar = (changes: Partial<Similar> = {}): { data: DataOf<'SimilarTrips'> } => ({
  data: {
    similarTrips: {
      ...{ __typename: 'SimilarTrips', orderId, orderVersion: 1 },
      offers: [
        ...[520, 550, 560, 570, 580, 600, 610].map((price) => offer(price, 'won')),
        ...[offer(620, 'lost'), offer(640, 'open'), offer(660, 'lost'), offer(700, 'lost')],
      ],
      ...{ lowerQuartile: 565, median: 600, upperQuartile: 630, won: 7, decided: 10, wonUpTo: 610 },
      lost: [
        { __typename: 'LostCount', reason: 'cheaper_elsewhere', count: 2 },
        { __typename: 'LostCount', reason: 'no_decision', count: 1 },
      ],
      ...{ passengersFrom: 21, passengersTo: 57, kmFrom: 370, kmTo: 510, minutesFrom: 660, minutesTo: 1200 },
      ...{ days: 1, summer: false },
      ...changes,
    },
  },
});
const open = (SimilarTrips: Replies['SimilarTrips']) =>
  openPart(QuoteForm, () => someOrder({ allowedActions: ['answer'] }), { SimilarTrips });

it('says of similar trips what was won and lost, as a picture and in words, with the price that is typed', async () => {
  open(() => similar());
  const picture = await screen.findByRole('img', { name: /meie pakkumist/ });
  const said =
    '11 meie pakkumist: 21–57 reisijat, 370–510 km, 11–20 h, üks päev, talv Pooled pakkumised 565,00 € kuni 630,00 €, ' +
    'mediaan 600,00 €. Võidetud 7/10 kuni 610,00 €. Kaotatud: 2 × odavam mujal, 1 × vastuseta. Vastust ootab 1.';
  expect(plain(picture.getAttribute('aria-label'))).toBe(said);
  expect(picture.querySelectorAll('.won, .lost, .open')).toHaveLength(11);
  expect(screen.getByText(/^Võidetud 7\/10 kuni/)).toBeVisible();
  expect(picture.querySelector('.now')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Hind'));
  await userEvent.type(screen.getByLabelText('Hind'), '840');
  expect(plain(picture.getAttribute('aria-label'))).toBe(`${said} Praegune hind 840,00 €.`);
  expect(picture.querySelector('.nowText')).toHaveTextContent('840,00');
});

it('with fewer than eight it says that it does not know', async () => {
  const few = { offers: [offer(500, 'won')], lowerQuartile: null, median: null, upperQuartile: null };
  open(() => similar(few));
  expect(await screen.findByText('Ei oska veel öelda: sarnaseid reise on 1, vaja on vähemalt kaheksat.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /meie pakkumist/ })).toBeNull();
});

it('what could not be read is said in its place, and asked for anew', async () => {
  let fails = true;
  open(() => (fails ? refusal('staleOrder') : similar()));
  expect(await screen.findByText('Sarnaste reiside laadimine ebaõnnestus.')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByRole('img', { name: /meie pakkumist/ })).toBeVisible();
});

it('holds all prices on its line, and stacks what would lie on each other', () => {
  const place = scaleOf([500, 600, 700]);
  expect([500, 600, 700].map(place)).toEqual([6, 50, 94]);
  expect(scaleOf([500])(500)).toBe(50);
  expect(stacked([10, 10.4, 50], 3)).toEqual([
    { place: 10, level: 0 },
    { place: 10.4, level: 1 },
    { place: 50, level: 0 },
  ]);
});
