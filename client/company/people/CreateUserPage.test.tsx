import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderClient } from '../../testRender';
import CreateUserPage from './CreateUserPage';
import { replied } from '../../testReplies';

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const created = jest.fn<unknown, [Record<string, unknown>]>();

it('creates a user after checking the input, then asks for a photo and leads to the resources', async () => {
  const { where } = renderClient(<CreateUserPage />, {
    path: '/platform/createUser',
    replies: {
      CreateUser: (variables) => {
        created(variables);
        return {
          data: {
            createUser: {
              ...replied('UserById', 'jaan').driver,
              email: null,
              phone: null,
              ...variables.input,
              lastname: variables.input.lastname ?? '',
            },
          },
        };
      },
    },
  });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Loo kasutaja' }));
  await userEvent.click(screen.getByLabelText('Saada kutse e-postiga'));
  await send();
  expect(screen.getByText('Kutse saatmiseks on vaja e-posti aadressi')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Kirjutan parooli ise'));
  await send();
  for (const message of ['Palun sisestage eesnimi', 'Palun sisestage kasutajanimi', 'Parool puudu']) {
    expect(screen.getByText(message)).toBeVisible();
  }
  fill('Eesnimi', 'Jaan');
  fill('Kasutajanimi', 'jaan');
  fill('Parool', 'saladus123');
  fill('Parool uuesti', 'saladus');
  await send();
  expect(screen.getByText('Paroolid ei ühti')).toBeVisible();
  expect(created).not.toHaveBeenCalled();

  fill('Parool uuesti', 'saladus123');
  await userEvent.type(screen.getByLabelText('Parool uuesti'), '{Enter}{Enter}');
  await screen.findByRole('dialog', { name: 'Pildi üleslaadimine' });
  const input = { firstname: 'Jaan', lastname: '', phone: null, username: 'jaan', email: null, role: 'driver' };
  expect(created.mock.calls).toEqual([[{ input, password: 'saladus123' }]]);
  expect(where.pathname).toBe('/platform/createUser');
  await userEvent.click(screen.getByRole('button', { name: 'Jäta vahele' }));
  await waitFor(() => expect(where.pathname).toBe('/platform/resources'));
});
