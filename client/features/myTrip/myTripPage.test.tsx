import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import type { Answers } from '../../testRender';
import MyTripPage from './MyTripPage';
import { info, trip } from './myTrip.fixture';

const path = '/trip?id=o1&key=k1';
const answers = (changes: object = {}): Answers => ({
  MyTrip: () => ({ data: { myTrip: { ...trip, ...changes } } }),
  PortalInfo: () => ({ data: { portalInfo: info } }),
});
const open = (given: Answers, at = path) => renderClient(<MyTripPage />, { answers: given, path: at });

it.each<[string, Answers, string]>([
  ['the key is wrong', { ...answers(), MyTrip: () => refusal('wrongKey') }, path],
  ['the id was mangled', { ...answers(), MyTrip: () => refusal('mangledLink') }, path],
  ['the link was cut', answers(), '/trip?id=o1'],
])('says that the link is dead when %s, and whom to call', async (_when, given, at) => {
  open(given, at);
  expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  expect(await screen.findByText('+372 5555 0000')).toBeVisible();
});

it('offers another try when the server is away', async () => {
  let away = true;
  const MyTrip: Answers[string] = (variables) =>
    away ? Promise.reject(new TypeError('x')) : answers().MyTrip!(variables);
  open({ ...answers(), MyTrip });
  const retry = await screen.findByRole('button', { name: 'Proovi uuesti' });
  away = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tartu - Kuressaare - Tartu' })).toBeVisible();
});
