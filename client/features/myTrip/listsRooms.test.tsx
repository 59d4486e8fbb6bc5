import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import { trip } from './myTrip.fixture';
import { PassengersRow } from './passengers/PassengersRow';
import { AgainRow } from './again/AgainRow';
import { idOf } from '../../testIds';

const link = { id: '0190ab00-0000-7000-8000-000000000001', key: 'k1' };
const props = { trip, link, reload: () => Promise.resolve(trip) };
const again = {
  stops: trip.stops.map(({ lat, lng, city, address, depart }) => ({ lat, lng, city, address, depart })),
  food: [{ id: idOf('f1'), count: 42 }],
  ...{
    passengers: 42,
    notes: '',
    fullName: 'Õie',
    email: 'oie@rahvatants.ee',
    phone: '+37255512345',
    company: null,
    promo: null,
  },
};
const openAgain = (TripAgain: Replies['TripAgain']) =>
  renderClient(<AgainRow {...props} />, { replies: { TripAgain } });

// The calendar's code takes its time on a busy machine.
jest.setTimeout(60_000);

it('asks for the day, the same weekday unless said, and opens the inquiry', async () => {
  const ask = jest.fn((_variables: Record<string, unknown>) => ({ data: { tripAgain: again } }));
  const { where } = openAgain(ask);
  await userEvent.click(screen.getByRole('button', { name: /^Telli uuesti/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edasi' }, { timeout: 30_000 }));
  expect(ask.mock.calls).toEqual([[{ ...link, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string }]]);
  expect(new Date(String(ask.mock.calls[0]?.[0].date)).getUTCDay()).toBe(6);
  expect(where.pathname).toBe('/inquery');
});

it('shows at the day what the server refuses', async () => {
  openAgain(() => refusal('againInThePast'));
  await userEvent.click(screen.getByRole('button', { name: /^Telli uuesti/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edasi' }, { timeout: 30_000 }));
  expect(await screen.findByText('Väljumisaeg ei saa olla minevikus')).toBeVisible();
});

it('is not there while nobody has answered', () => {
  renderClient(<AgainRow {...props} trip={{ ...trip, price: null }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const list: DataOf<'PassengersOfTrip'>['passengersOfTrip'] = {
  reasons: ['ferry'],
  ...{ expected: 42, version: 0, open: true, deletedOn: '2027-01-04', text: '' },
  passengers: [],
};

it('the customer pastes the passengers where they are asked for', async () => {
  const named = { name: 'Mari Maasikas', document: '', bornOn: null, repeated: false };
  const save = jest.fn((_variables: Record<string, unknown>) => ({
    data: { savePassengersOfTrip: { ...list, version: 1, passengers: [named] } },
  }));
  renderClient(<PassengersRow {...props} />, {
    replies: { PassengersOfTrip: () => ({ data: { passengersOfTrip: list } }), SavePassengersOfTrip: save },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Reisijate nimekiri 0\/42/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Lisa nimekiri' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Nimekiri' }));
  await userEvent.paste('Mari Maasikas');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta nimekiri' }));
  expect(await screen.findByRole('cell', { name: 'Mari Maasikas' })).toBeVisible();
  expect(save.mock.calls).toEqual([[{ ...link, input: { text: 'Mari Maasikas', version: 0 } }]]);
  expect(screen.getByRole('button', { name: /^Reisijate nimekiri 1\/42/ })).toBeVisible();
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
