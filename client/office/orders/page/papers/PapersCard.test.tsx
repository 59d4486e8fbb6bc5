import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, refusedCall, renderClient } from '../../../../testRender';
import type { DataOf, Replies } from '../../../../testRender';
import { someOrder } from '../../parts/order.fixture';
import { PapersCard } from './PapersCard';
import { makeId } from '../../../../testIds';
import { replied } from '../../../../testReplies';

const order = someOrder({ status: 'accepted' });
type Kept = DataOf<'Acceptances'>['acceptances'][number];
const findAcceptance = (of: 'accepted' | 'unpriced' | 'changed') => replied('Acceptances', of).acceptances[0]!;
const kept = findAcceptance('accepted');
const change = findAcceptance('changed');
const open = (acceptances: Kept[]): void =>
  void renderClient(<PapersCard order={order} />, { replies: { Acceptances: () => ({ data: { acceptances } }) } });
const rows = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
};

it('lists the offer and the acceptance, with time, address and person', async () => {
  open([
    kept,
    { ...kept, offerId: makeId('offer-2'), reminder: 2 },
    findAcceptance('unpriced'),
    { ...kept, offerId: makeId('offer-4'), address: null },
    { ...change, offerId: makeId('offer-5'), onBehalfBy: null },
    change,
  ]);
  expect(await rows(7)).toEqual([
    'Hinnapakkumine669,60 €Laadi PDF',
    'Kinnitus 22.11.2026 12:00Klient, 127.0.0.1 · 669,60 €Laadi PDF',
    'Kinnitus 22.11.2026 12:00Klient, 2. meeldetuletuse lingilt, 127.0.0.1 · 669,60 €Laadi PDF',
    'Kinnitus 08.12.2026 10:00admin kliendi nimelLaadi PDF',
    'Kinnitus 22.11.2026 12:00Klient, aadress teadmata · 669,60 €Laadi PDF',
    'Kokkulepitud muudatus 08.12.2026 10:00Klient, 127.0.0.1 · 669,60 €Laadi PDF',
    'Kokkulepitud muudatus 08.12.2026 10:00admin kliendi soovil · 669,60 €Laadi PDF',
  ]);
});

it("asks for each paper at its address, and shows the server's refusal", async () => {
  global.fetch = jest.fn(() => Promise.resolve(refusedCall('noSellerSet').response));
  open([kept]);
  await rows(2);
  for (const button of screen.getAllByRole('button', { name: /^Laadi PDF: / })) await userEvent.click(button);
  expect(jest.mocked(fetch).mock.calls.map(([path]) => path)).toEqual([
    `/api/order/${order.id}/offer.pdf`,
    `/api/acceptance/${kept.offerId}.pdf`,
  ]);
  expect((await screen.findAllByText(/^\[req-1\]/)).length).toBeGreaterThan(0);
});

it('offers another try when the acceptance cannot be read; the offer is there all the same', async () => {
  let reply: NonNullable<Replies['Acceptances']> = () => refusal('unforeseen');
  renderClient(<PapersCard order={order} />, { replies: { Acceptances: (variables) => reply(variables) } });
  const card = within(await screen.findByRole('region', { name: 'Dokumendid' }));
  const retry = await card.findByRole('button', { name: 'Proovi uuesti' });
  expect(card.getByText('Hinnapakkumine')).toBeVisible();
  reply = () => ({ data: { acceptances: [kept] } });
  await userEvent.click(retry);
  expect(await card.findByText('Kinnitus 22.11.2026 12:00')).toBeVisible();
});
