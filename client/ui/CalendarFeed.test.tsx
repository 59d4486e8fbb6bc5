import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderClient } from '../testRender';
import { CalendarFeed } from './CalendarFeed';
import { idOf } from '../testIds';

const address = 'https://portal.example/api/calendar/secret.ics';

it('makes an address, shows it this once, and revokes it after asking', async () => {
  let since: string | null = null;
  const asked: unknown[] = [];
  renderClient(<CalendarFeed userId={idOf('u1')} name="Jaan Tamm" />, {
    replies: {
      CalendarFeed: () => ({
        data: { calendarFeed: since === null ? null : { __typename: 'CalendarFeed', createdAt: since } },
      }),
      CreateCalendarFeed: (variables) => {
        asked.push(variables);
        since = '2026-11-21T08:00:00Z';
        return { data: { createCalendarFeed: address } };
      },
      RevokeCalendarFeed: () => {
        since = null;
        return { data: { revokeCalendarFeed: true } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Loo aadress' }));
  expect(await screen.findByLabelText('Kalendri aadress')).toHaveValue(address);
  expect(asked).toEqual([{ userId: idOf('u1') }]);
  expect(screen.getByText(/Aadress on loodud 21\.11\.2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ava kalendris' })).toHaveAttribute(
    'href',
    address.replace('https', 'webcal'),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Tühista aadress' }));
  expect(await screen.findByText(/Jaan Tamm\. Praegune aadress lakkab kohe töötamast/)).toBeVisible();
  expect(since).not.toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Tühista aadress' }).at(-1)!);
  expect(await screen.findByText('Kalendri aadress tühistatud')).toBeVisible();
  expect(await screen.findByText(/Aadressi veel ei ole/)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Kalendri aadress')).toBeNull());
});
