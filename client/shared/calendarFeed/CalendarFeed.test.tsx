import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replied } from '../../testReplies';
import { renderClient } from '../../testRender';
import { CalendarFeed } from './CalendarFeed';
import { makeId } from '../../testIds';

const address = 'https://portal.example/api/calendar/secret.ics';

it('makes an address, shows it this once, and revokes it after asking', async () => {
  let made = false;
  const asked: unknown[] = [];
  renderClient(<CalendarFeed userId={makeId('u1')} name="Jaan Tamm" />, {
    replies: {
      CalendarFeed: () => ({
        data: made ? replied('CalendarFeed', 'jaan') : { calendarFeed: null },
      }),
      CreateCalendarFeed: (variables) => {
        asked.push(variables);
        made = true;
        return { data: { createCalendarFeed: address } };
      },
      RevokeCalendarFeed: () => {
        made = false;
        return { data: { revokeCalendarFeed: true } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Loo aadress' }));
  expect(await screen.findByLabelText('Kalendri aadress')).toHaveValue(address);
  expect(asked).toEqual([{ userId: makeId('u1') }]);
  expect(screen.getByText(/Aadress on loodud 21\.11\.2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ava kalendris' })).toHaveAttribute(
    'href',
    address.replace('https', 'webcal'),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Tühista aadress' }));
  expect(await screen.findByText(/Jaan Tamm\. Praegune aadress lakkab kohe töötamast/)).toBeVisible();
  expect(made).toBe(true);
  await userEvent.click(screen.getAllByRole('button', { name: 'Tühista aadress' }).at(-1)!);
  expect(await screen.findByText('Kalendri aadress tühistatud')).toBeVisible();
  expect(await screen.findByText(/Aadressi veel ei ole/)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Kalendri aadress')).toBeNull());
});
