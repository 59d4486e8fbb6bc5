import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '../../../server/platform/values/localDay';
import { printDay } from '../../lib/texts/month';
import { toLocalDate } from '../../lib/texts/time';
import { renderClient } from '../../testRender';
import CalendarPage from './CalendarPage';
import DriverSchedulePage from './DriverSchedulePage';
import { idInPath, makeId } from '../../testIds';
import { ids, replied } from '../../testReplies';

const { calendar } = replied('CalendarMonth', 'week');
const occurrence = (date: string, number = 0) => ({
  ...calendar.occurrences[0]!,
  arrangementId: makeId(`a${number}`),
  date,
  name: `Liin ${number}`,
  start: `${date}T05:30:00.000Z`,
  end: `${date}T06:30:00.000Z`,
  overlapping: number === 1 ? [ids.jaan] : [],
});
const month = jest.fn(({ first }: Record<string, unknown>) => {
  // The second Thursday that is shown.
  const thursday = addDays(String(first), 10);
  const occurrences = Array.from({ length: 8 }, (_, index) => occurrence(thursday, index));
  return { data: { calendar: { ...calendar, jobs: [], occurrences } } };
});
const open = (path: string) => renderClient(<CalendarPage />, { path, replies: { CalendarMonth: month } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => month.mockClear());

it('shows the weeks of the month in the address; one request a month', async () => {
  const { where } = open('/?kuu=2026-11');
  expect(await screen.findByRole('table', { name: 'november 2026' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.[0])).toEqual([...'ETKNRLP']);
  expect(month.mock.calls).toEqual([[{ first: '2026-10-26', last: '2026-12-06' }]]);

  await press('Järgmine kuu');
  expect(await screen.findByRole('table', { name: 'detsember 2026' })).toBeVisible();
  expect(where.search).toBe('?kuu=2026-12');
  await press('Täna');
  expect(where.search).toBe('');
  expect(month).toHaveBeenCalledTimes(3);
  const ofToday = document.querySelector(`[data-day="${toLocalDate(new Date())}"]`);
  await waitFor(() => expect(ofToday).toHaveFocus());
  act(() => (document.activeElement as HTMLElement).blur());
  await press('Täna');
  await waitFor(() => expect(ofToday).toHaveFocus());
  await press('Värskenda');
  await waitFor(() => expect(month).toHaveBeenCalledTimes(4));
});

it('shows some of a full day, the rest when asked, and marks people in two places', async () => {
  open('/?kuu=2026-11');
  const day = within(
    await screen.findByRole('cell', { name: (_, cell) => cell.querySelector('[data-day="2026-11-05"]') !== null }),
  );
  expect(day.getByRole('button', { name: 'neljapäev, 5. november, 8 sõitu' })).toBeVisible();
  expect(day.getAllByRole('link', { name: /^Ava: 07:30 Liin/ })).toHaveLength(3);
  await userEvent.click(day.getByRole('button', { name: 'Näita veel 5' }));
  expect(day.getAllByRole('link', { name: /^Ava: 07:30 Liin/ })).toHaveLength(8);
  // In its line, and beside the name.
  expect(day.getAllByText('kattub')).toHaveLength(2);
  expect(day.getAllByRole('link', { name: 'Ava: 07:30 Liin 0' })[0]).toHaveAttribute(
    'href',
    `/platform/arrangement/${idInPath('a0')}?date=2026-11-05`,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kuva regulaarveod' }));
  expect(screen.queryByRole('link', { name: /Liin/ })).toBeNull();
  expect(screen.getByText('Regulaarveod on peidetud')).toBeVisible();
});

it('arrow keys move from day to day, also to another month; Enter goes in, Escape out', async () => {
  const { where } = open('/?kuu=2026-11');
  await screen.findByRole('table', { name: 'november 2026' });
  const focusOn = (day: string) =>
    waitFor(() => expect((document.activeElement as HTMLElement).dataset['day']).toBe(day));
  act(() => screen.getByRole('button', { name: new RegExp(`^${printDay('2026-11-01')}`) }).focus());
  await userEvent.keyboard('{ArrowDown}');
  await focusOn('2026-11-08');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await focusOn('2026-11-06');
  await userEvent.keyboard('{ArrowLeft}');
  await focusOn('2026-11-05');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Ava: 07:30 Liin 0' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await focusOn('2026-11-05');
  await userEvent.keyboard('{ArrowUp}');
  await focusOn('2026-10-29');
  expect(where.search).toBe('?kuu=2026-10');
});

it('a month that cannot be loaded says so', async () => {
  renderClient(<CalendarPage />, {
    path: '/',
    replies: { CalendarMonth: () => Promise.reject(new Error('away')) },
  });
  expect(await screen.findByText('Kalendri laadimine ebaõnnestus')).toBeVisible();
});

it('shows a driver the same month without the parts of admins, and the way to have it in a phone', async () => {
  const asked = jest.fn((_variables: Record<string, unknown>) => ({ data: { calendarFeed: null } }));
  renderClient(<DriverSchedulePage />, {
    path: '/?kuu=2026-11',
    replies: {
      CalendarMonth: month,
      CurrentUser: () => ({ data: replied('CurrentUser', 'jaan') }),
      CalendarFeed: asked,
    },
  });
  // In its line, and in full beside it.
  expect(await screen.findAllByText('Liin 1')).toHaveLength(2);
  expect(screen.queryByRole('link')).toBeNull();
  // The driver knows who drives, but not that trips overlap.
  expect(screen.getAllByText('Jaan Tamm')).toHaveLength(1);
  await press('Kalender telefonis');
  const dialog = within(await screen.findByRole('dialog', { name: 'Kalender telefonis' }));
  expect(await dialog.findByRole('button', { name: 'Loo aadress' })).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ userId: ids.jaan });
});
