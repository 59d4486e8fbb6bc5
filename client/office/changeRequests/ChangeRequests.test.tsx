import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { makeId } from '../../testIds';
import { replied } from '../../testReplies';
import { refusal, renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import ChangeRequests from './ChangeRequests';

type Request = DataOf<'ChangeRequests'>['changeRequests'][number];
const [request] = replied('ChangeRequests', 'later').changeRequests as [Request];
const [priced] = replied('ChangeRequests', 'priced').changeRequests as [Request];
const { id, orderId } = request;

const open = (requests: Request[], replies: Replies = {}, of?: string) =>
  renderClient(<ChangeRequests orderId={of} />, {
    replies: { ChangeRequests: () => ({ data: { changeRequests: requests } }), ...replies },
  });
afterEach(() => act(() => closeSnackbar()));

it("shows the request beside the present order, with its price and the law's verdict", async () => {
  const [legality] = request.legality;
  open([{ ...request, legality: [{ ...legality!, light: 'amber', line: 'puhkeaega jääb väheks' }] }]);
  const section = within(await screen.findByRole('region', { name: /Klientide muudatuse soovid/ }));
  expect(section.getByRole('row', { name: 'Väljumine 05.12.2026 08:00 06.12.2026 08:00' })).toBeVisible();
  expect(section.getByRole('row', { name: /^Hind käibemaksuta 638,40.* 259,20/ })).toBeVisible();
  expect(section.getByText('Kalev: puhkeaega jääb väheks')).toBeVisible();
  expect(section.getByText('Klient: Kool lõpeb hiljem.')).toBeVisible();
  expect(section.getByRole('link', { name: 'Ava tellimus: Eesti Rahvatantsu Selts' })).toHaveAttribute(
    'href',
    `/platform/job/${orderId.toUpperCase()}`,
  );
});

it.each([
  ['Tee muudatus, hind jääb', 'TakeChange', { takeChange: orderId }, {}, 'Muudatus tehtud!'],
  [/^Vasta hinnaga 259,20/, 'PriceChange', { priceChange: orderId }, { price: 259.2 }, 'Hind saadetud!'],
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
  expect(answer.mock.calls).toEqual([[{ requestId: id, words: '', version: 5, ...variables }]]);
});

it('that the customer has replaced says so, and shows the one that took its place', async () => {
  let now = request;
  open([], {
    ChangeRequests: () => ({ data: { changeRequests: [now] } }),
    TakeChange: () => {
      now = { ...request, id: makeId('another'), note: 'Või hoopis pühapäeval.' };
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
  open([priced], {}, orderId);
  expect(await screen.findByText(/^Hind saadetud, ootab kliendi otsust: kokku maksta 1073,80/)).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keeldu']);
  expect(screen.queryByRole('link')).toBeNull();
});

it('without a proposal the price that stands is where one begins', async () => {
  open([{ ...request, proposed: null }]);
  expect(await screen.findByRole('button', { name: /^Vasta hinnaga 638,40/ })).toBeEnabled();
});

it('is no section while nothing waits, and says when it could not be read', async () => {
  const { unmount } = open([]);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  open([], { ChangeRequests: () => refusal('databaseAway') });
  expect(await screen.findByText('Muudatuse soovide laadimine ebaõnnestus')).toBeVisible();
});
