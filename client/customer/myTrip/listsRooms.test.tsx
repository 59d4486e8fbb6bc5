import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replied } from '../../testReplies';
import { refusal, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import { link, someTrip } from './myTrip.fixture';
import { PassengersRow } from './passengers/PassengersRow';
import { AgainRow } from './again/AgainRow';

const trip = someTrip();
const props = { trip, link, reload: () => Promise.resolve(trip) };
const openAgain = (TripAgain: Replies['TripAgain']) =>
  renderClient(<AgainRow {...props} />, { replies: { TripAgain } });

// The calendar's code takes its time on a busy machine.
jest.setTimeout(60_000);

it('asks for the day, the same weekday unless said, and opens the inquiry', async () => {
  const ask = jest.fn((_variables: Record<string, unknown>) => ({ data: replied('TripAgain', 'quoted') }));
  const { where } = openAgain(ask);
  await userEvent.click(screen.getByRole('button', { name: /^Telli uuesti/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edasi' }, { timeout: 30_000 }));
  expect(ask.mock.calls).toEqual([[{ ...link, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string }]]);
  expect(new Date(String(ask.mock.calls[0]?.[0].date)).getUTCDay()).toBe(6);
  expect(where.pathname).toBe('/inquery');
});

it('shows a refusal of the server at its day', async () => {
  openAgain(() => refusal('againInThePast'));
  await userEvent.click(screen.getByRole('button', { name: /^Telli uuesti/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edasi' }, { timeout: 30_000 }));
  expect(await screen.findByText('Väljumisaeg ei saa olla minevikus')).toBeVisible();
});

it('is not there while nobody has answered', () => {
  renderClient(<AgainRow {...props} trip={someTrip({ state: 'asked' })} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const list = replied('PassengersOfTrip', 'island').passengersOfTrip;

it('the customer pastes the passengers where they are asked for', async () => {
  const { savePassengersOfTrip } = replied('SavePassengersOfTrip', 'island');
  const save = jest.fn((_variables: Record<string, unknown>) => ({ data: { savePassengersOfTrip } }));
  renderClient(<PassengersRow {...props} />, {
    replies: { PassengersOfTrip: () => ({ data: { passengersOfTrip: list } }), SavePassengersOfTrip: save },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Reisijate nimekiri 0\/38/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Lisa nimekiri' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Nimekiri' }));
  await userEvent.paste('Mari Maasikas');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta nimekiri' }));
  expect(await screen.findByRole('cell', { name: 'Mari Maasikas' })).toBeVisible();
  expect(save.mock.calls).toEqual([[{ ...link, input: { text: 'Mari Maasikas', version: 0 } }]]);
  expect(screen.getByRole('button', { name: /^Reisijate nimekiri 1\/38/ })).toBeVisible();
});

it('a list that somebody else saved meanwhile can be saved at the next try, and the typed text stays', async () => {
  let { version } = list;
  const read = jest.fn(() => ({ data: { passengersOfTrip: { ...list, version: (version += 1) } } }));
  const save = jest.fn((_variables: Record<string, unknown>) => refusal('staleOrder'));
  renderClient(<PassengersRow {...props} />, { replies: { PassengersOfTrip: read, SavePassengersOfTrip: save } });
  await userEvent.click(await screen.findByRole('button', { name: /^Reisijate nimekiri 0\/38/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Lisa nimekiri' }));
  const text = screen.getByRole('textbox', { name: 'Nimekiri' });
  await userEvent.click(text);
  await userEvent.paste('Mari Maasikas');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta nimekiri' }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(text).toHaveValue('Mari Maasikas');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta nimekiri' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  const versions = save.mock.calls.map(([{ input }]) => (input as { version: number }).version);
  expect(versions).toEqual([list.version + 1, list.version + 2]);
});

it('nothing is asked where no list is needed; where it cannot be read another try is offered', async () => {
  const asked = jest.fn(() => ({ data: { passengersOfTrip: { ...list, reasons: [] } } }));
  const { unmount } = renderClient(<PassengersRow {...props} />, { replies: { PassengersOfTrip: asked } });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  renderClient(<PassengersRow {...props} />, { replies: { PassengersOfTrip: () => refusal('unforeseen') } });
  await userEvent.click(await screen.findByRole('button', { name: /^Reisijate nimekiri/ }));
  expect(screen.getByRole('button', { name: 'Proovi uuesti' })).toBeVisible();
});
