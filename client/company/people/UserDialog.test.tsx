import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import UserDialog from './UserDialog';
import { replied } from '../../testReplies';

type User = DataOf<'UserById'>['driver'];
const jaan = replied('UserById', 'jaan').driver;
const admin = replied('People', 'full').drivers.find(({ role }) => role === 'admin')!;
const maris: User = { ...admin, username: 'maris', firstname: 'Maris' };

const onClose = jest.fn();
const asked = jest.fn<unknown, [name: string, variables: Record<string, unknown>]>();
const field = (label: string) => screen.getByLabelText(label, { exact: true });
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });

/** The dialog of one user, as another sees it. */
function open(user: User, viewer: User | null, replies: Replies = {}) {
  let signedIn = viewer;
  const recorded: Replies = Object.fromEntries(
    Object.entries(replies).map(([name, reply]) => [
      name,
      (variables: never) => {
        asked(name, variables);
        return reply(variables);
      },
    ]),
  );
  const { client } = renderClient(<UserDialog userId={user.id} onClose={onClose} />, {
    replies: {
      CurrentUser: () => ({ data: { currentUser: signedIn } }),
      UserById: () => ({ data: { driver: user } }),
      ...recorded,
    },
  });
  return { client, signOut: () => (signedIn = null) };
}

beforeEach(() => jest.clearAllMocks());

it('shows a driver nothing but the name', async () => {
  open(maris, jaan);
  expect(await screen.findByRole('dialog', { name: 'Maris' })).toBeVisible();
  await screen.findByText('Maris');
  expect(screen.getAllByRole('button').map((found) => found.textContent)).toEqual(['Sulge']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/jaan@bussiveod\.example/)).toBeNull();
});

it('saves only changed fields; an emptied phone is none', async () => {
  open(jaan, maris, {
    UpdateUser: ({ input }) => ({ data: { updateUser: { ...jaan, ...input, lastname: input.lastname ?? '' } } }),
  });
  await screen.findByLabelText('Telefon');
  fill('Telefon', '');
  fill('Eesnimi', ' ');
  expect(button('Salvesta')).toBeEnabled();
  await userEvent.click(button('Salvesta'));
  expect(screen.getByText('Palun sisestage eesnimi')).toBeVisible();
  fill('Eesnimi', 'Juhan');
  await userEvent.click(button('Salvesta'));
  expect(await screen.findByText('Andmed uuendatud!')).toBeVisible();
  const input = {
    firstname: 'Juhan',
    lastname: 'Tamm',
    phone: null,
    username: 'jaan',
    email: 'jaan@bussiveod.example',
    role: 'driver',
  };
  expect(asked.mock.calls).toEqual([['UpdateUser', { id: jaan.id, input }]]);
  expect(screen.getByRole('dialog', { name: 'Juhan Tamm' })).toBeVisible();
});

it('shows a refusal of the server at its field, and keeps the input', async () => {
  open(jaan, maris, {
    UpdateUser: () => refusal('usernameTaken'),
  });
  await screen.findByLabelText('Kasutajanimi');
  fill('Kasutajanimi', 'jaan2');
  await userEvent.click(button('Salvesta'));
  expect(await screen.findByText('Kasutajanimi on juba kasutusel')).toBeVisible();
  expect(field('Kasutajanimi')).toHaveValue('jaan2');
});

it('asks before an admin gives up their own rights, and then reads the session again', async () => {
  const { client, signOut } = open(maris, maris, {
    UpdateUser: () => {
      signOut();
      return { data: { updateUser: { ...maris, role: 'driver' } } };
    },
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Konto tüüp' }));
  await userEvent.click(screen.getByRole('option', { name: 'Juht' }));
  await userEvent.click(button('Salvesta'));
  const question =
    'Kas oled kindel, et soovid endalt administraator õigused eemaldada? Neid saab tagasi anda ainult teine administraator.';
  const dialog = await screen.findByRole('alertdialog', { name: question });
  expect(within(dialog).getByRole('button', { name: 'Loobu' })).toHaveFocus();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Eemalda õigused' }));
  await waitFor(() =>
    expect(JSON.stringify((client.extract() as Record<string, unknown>).ROOT_QUERY)).toContain('"currentUser":null'),
  );
});

it('does not ask when the rights of another are taken', async () => {
  const boss: User = { ...jaan, role: 'admin' };
  open(boss, maris, { UpdateUser: () => ({ data: { updateUser: jaan } }) });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Konto tüüp' }));
  await userEvent.click(screen.getByRole('option', { name: 'Juht' }));
  await userEvent.click(button('Salvesta'));
  expect(await screen.findByText('Andmed uuendatud!')).toBeVisible();
});

it('changes a password that was typed twice alike', async () => {
  open(jaan, maris, { ResetPassword: () => ({ data: { resetPassword: true } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Muuda parool' }));
  expect(screen.getByText('Parool puudu')).toBeVisible();
  fill('Uus parool', 'saladus123');
  fill('Uus parool uuesti', 'saladus124');
  await userEvent.click(button('Muuda parool'));
  expect(screen.getByText('Paroolid ei ühti')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  fill('Uus parool uuesti', 'saladus123');
  await userEvent.click(button('Muuda parool'));
  expect(await screen.findByText('Parool uuendatud!')).toBeVisible();
  expect(asked.mock.calls).toEqual([['ResetPassword', { id: jaan.id, password: 'saladus123' }]]);
  expect(field('Uus parool')).toHaveValue('');
});

it('asks for the present password before the own one is changed', async () => {
  open(maris, maris, { ChangePassword: () => ({ data: { changePassword: true } }) });
  await screen.findByLabelText('Praegune parool');
  fill('Uus parool', 'neli rohelist kassi');
  fill('Uus parool uuesti', 'neli rohelist kassi');
  await userEvent.click(button('Muuda parool'));
  expect(screen.getByText('Palun sisestage praegune parool')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  fill('Praegune parool', 'kuldne-rattapump');
  await userEvent.click(button('Muuda parool'));
  expect(await screen.findByText('Parool uuendatud!')).toBeVisible();
  const changed = { oldPassword: 'kuldne-rattapump', newPassword: 'neli rohelist kassi' };
  expect(asked.mock.calls).toEqual([['ChangePassword', changed]]);
  for (const label of ['Praegune parool', 'Uus parool', 'Uus parool uuesti']) expect(field(label)).toHaveValue('');
});

it('shows at its field which of the two passwords is refused', async () => {
  const refusals = [refusal('wrongOwnPassword'), refusal('easyPassword')];
  open(maris, maris, { ChangePassword: () => refusals.shift()! });
  await screen.findByLabelText('Praegune parool');
  for (const label of ['Praegune parool', 'Uus parool', 'Uus parool uuesti']) fill(label, 'password123');
  await userEvent.click(button('Muuda parool'));
  await waitFor(() => expect(field('Praegune parool')).toHaveAccessibleDescription('Praegune parool ei ole õige'));
  await userEvent.click(button('Muuda parool'));
  await waitFor(() => expect(field('Uus parool')).toHaveAccessibleDescription(/^Seda parooli on kerge ära arvata/));
  expect(field('Praegune parool')).toHaveAccessibleDescription('');
});

it('hides and brings back; only oneself after a question', async () => {
  const replies: Replies = { SetUserHidden: ({ hidden }) => ({ data: { setUserHidden: { ...jaan, hidden } } }) };
  open(jaan, maris, replies);
  await userEvent.click(await screen.findByRole('button', { name: 'Peida' }));
  expect(await screen.findByText('Juht peidetud!')).toBeVisible();
  await userEvent.click(button('Too tagasi'));
  expect(await screen.findByText('Juht nähtavaks tehtud!')).toBeVisible();
  expect(asked.mock.calls.map(([, { hidden }]) => hidden)).toEqual([true, false]);
});

it('asks before somebody hides oneself', async () => {
  open(maris, maris, { SetUserHidden: () => ({ data: { setUserHidden: { ...maris, hidden: true } } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Peida' }));
  await screen.findByRole('alertdialog', { name: 'Kas olete kindel, et soovite iseennast peita?' });
  expect(asked).not.toHaveBeenCalled();
});

it('names the trips ahead before hiding a driver who has some', async () => {
  open(jaan, maris, {
    SetUserHidden: ({ confirmed }) =>
      confirmed ? { data: { setUserHidden: { ...jaan, hidden: true } } } : refusal('driverHasTrips'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Peida' }));
  const question = await screen.findByRole('alertdialog', { name: 'Juhil on veel sõite ees. Kas peita ikkagi?' });
  expect(question).toHaveTextContent('kuni määrate teise: 21.11.2026 08:00 Tallinn - Paide - Tartu');
  await userEvent.click(within(question).getByRole('button', { name: 'Peida' }));
  expect(await screen.findByText('Juht peidetud!')).toBeVisible();
  expect(asked.mock.calls.map(([, { hidden, confirmed }]) => [hidden, confirmed])).toEqual([
    [true, false],
    [true, true],
  ]);
});
