import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { useState } from 'react';
import { ids, replied } from '../../testReplies';
import { refusal, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import DriverPassengers from './DriverPassengers';
import PassengersCard from './PassengersCard';

const orderId = ids.island;
const empty = replied('PassengerList', 'island').passengerList;
const full = replied('SavePassengers', 'island').savePassengers;
const [mari] = full.passengers;

const open = (shown: typeof empty, replies: Replies = {}, Card = PassengersCard) =>
  renderClient(<Card orderId={orderId} />, {
    replies: { PassengerList: () => ({ data: { passengerList: shown } }), ...replies },
  });

afterEach(() => act(() => closeSnackbar()));

it('says why names are asked and until when they are kept, and takes a pasted list', async () => {
  const save = jest.fn((_variables: Record<string, unknown>) => ({ data: replied('SavePassengers', 'island') }));
  open(empty, { SavePassengers: save });
  const card = within(await screen.findByRole('region', { name: 'Reisijate nimekiri (0/38)' }));
  expect(card.getByText('Praam vajab reisijate nimesid.')).toBeVisible();
  expect(card.getByText(/^Nimed kustutame 04\.01\.2027\./)).toBeVisible();
  expect(card.queryByRole('checkbox')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Lisa nimekiri' }));
  await userEvent.click(card.getByRole('textbox', { name: 'Nimekiri' }));
  await userEvent.paste('Mari Maasikas\tK1\t31.12.1990');
  await userEvent.click(card.getByRole('button', { name: 'Salvesta nimekiri' }));
  expect(await screen.findByRole('region', { name: 'Reisijate nimekiri (1/38)' })).toBeVisible();
  expect(save.mock.calls).toEqual([[{ orderId, input: { text: 'Mari Maasikas\tK1\t31.12.1990', version: 0 } }]]);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['1', 'Mari Maasikas', 'K1', '31.12.1990']);
});

it("shows the server's refusal at the text, which stays, and begins an edit with the present list", async () => {
  open(full, { SavePassengers: () => refusal('passengersTooMany') });
  await userEvent.click(await screen.findByRole('button', { name: 'Muuda nimekirja' }));
  const text = screen.getByRole('textbox', { name: 'Nimekiri' });
  expect(text).toHaveValue(full.text);
  await userEvent.type(text, '{enter}Liigne Reisija');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta nimekiri' }));
  expect(await screen.findByText(/^Nimekirjas on 2 nime, aga reisijaid on 1\./)).toBeVisible();
  expect(text).toBeInvalid();
  expect(text).toHaveValue(`${full.text}\nLiigne Reisija`);
  expect(screen.queryByText(/^\[req-1\]/)).toBeNull();
});

it('marks people who are on it twice, and shows markup and other directions as text', async () => {
  const names = ['<b>Mari</b>', 'מרים כהן'].map((name) => ({
    ...mari!,
    name,
    repeated: true,
    document: '',
    bornOn: null,
  }));
  open({ ...full, passengers: names });
  expect(await screen.findAllByText('korduv')).toHaveLength(2);
  expect(screen.getByText('<b>Mari</b>').tagName).toBe('BDI');
  expect(screen.getByRole('alert')).toHaveTextContent('Mõni nimi on nimekirjas mitu korda.');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['#', 'Nimi']);
});

it('is folded where none is needed, and the office may want one', async () => {
  const want = jest.fn((_variables: Record<string, unknown>) => ({
    data: replied('SetPassengersWanted', 'new'),
  }));
  open(replied('PassengerList', 'notNeeded').passengerList, { SetPassengersWanted: want });
  const heading = await screen.findByRole('button', { name: 'Reisijate nimekiri' });
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(heading);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Küsi kliendilt reisijate nimekirja' }));
  expect(want.mock.calls).toEqual([[{ orderId, wanted: true }]]);
  expect(await screen.findByRole('button', { name: 'Lisa nimekiri' })).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('can be saved after somebody else saved it, and keeps the typed text', async () => {
  let { version } = full;
  const read = jest.fn(() => ({ data: { passengerList: { ...full, version: (version += 1) } } }));
  const save = jest.fn((_variables: Record<string, unknown>) => refusal('staleOrder'));
  renderClient(<PassengersCard orderId={orderId} />, { replies: { PassengerList: read, SavePassengers: save } });
  await userEvent.click(await screen.findByRole('button', { name: 'Muuda nimekirja' }));
  const text = screen.getByRole('textbox', { name: 'Nimekiri' });
  await userEvent.type(text, '{enter}Uus Reisija');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta nimekiri' }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(text).toHaveValue(`${full.text}\nUus Reisija`);
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta nimekiri' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  const versions = save.mock.calls.map(([{ input }]) => (input as { version: number }).version);
  expect(versions).toEqual([full.version + 1, full.version + 2]);
});

it('shows the saved list when the page is opened again, also before the server replies', async () => {
  let read: NonNullable<Replies['PassengerList']> = () => ({ data: { passengerList: empty } });
  const saved = () => {
    read = () => ({ data: { passengerList: full } });
    return { data: replied('SavePassengers', 'island') };
  };
  const replies: Replies = { PassengerList: (variables) => read(variables), SavePassengers: saved };
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>Edasi</button>
        {isOpen && <PassengersCard orderId={orderId} />}
      </>
    );
  }
  renderClient(<Page />, { replies });
  await userEvent.click(await screen.findByRole('button', { name: 'Lisa nimekiri' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Nimekiri' }));
  await userEvent.paste('Mari Maasikas');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta nimekiri' }));
  expect(await screen.findByText(mari!.name)).toBeVisible();
  read = () => new Promise(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Edasi' }));
  expect(screen.queryByText(mari!.name)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edasi' }));
  expect(await screen.findByText(mari!.name)).toBeVisible();
});

it('offers no edit where nobody needs the names any more', async () => {
  open({ ...full, reasons: [] });
  await userEvent.click(await screen.findByRole('button', { name: /^Reisijate nimekiri/ }));
  expect(screen.getByText(mari!.name)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Muuda nimekirja' })).toBeNull();
});

it('changes nothing after the trip', async () => {
  open({ ...full, open: false });
  expect(await screen.findByText('Nimekirja enam muuta ei saa.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Muuda nimekirja' })).toBeNull();
});

it('offers another try when it cannot be read', async () => {
  let reply: NonNullable<Replies['PassengerList']> = () => refusal('unforeseen');
  renderClient(<PassengersCard orderId={orderId} />, { replies: { PassengerList: (variables) => reply(variables) } });
  const retry = await screen.findByRole('button', { name: 'Proovi uuesti' });
  reply = () => ({ data: { passengerList: full } });
  await userEvent.click(retry);
  expect(await screen.findByText('Mari Maasikas')).toBeVisible();
});

it('is read by a driver, without edit', async () => {
  open(full, {}, DriverPassengers);
  expect(await screen.findByText('Mari Maasikas')).toBeVisible();
  expect(screen.queryByRole('button', { name: /nimekirja/ })).toBeNull();
});
