import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { act } from 'react';
import { addDays } from '../../../server/platform/values/localDay';
import { formatLocalDate, localDateOf } from '../../lib/texts/time';
import { weekdayOf } from '../../lib/texts/month';
import { idInPath, idOf } from '../../testIds';
import { refusal, setScreen } from '../../testRender';
import { arrangement, day, jaan, open, period, press } from './arrangements.fixture';

afterEach(() => act(() => closeSnackbar()));

it('an exception is made, and deleting it restores the day and leads to the calendar', async () => {
  let stored = day;
  const create = jest.fn((_variables: Record<string, unknown>) => {
    stored = { ...day, exceptionId: idOf('e1'), depart: '09:15', driver: jaan };
    const exception = {
      __typename: 'ArrangementException',
      id: idOf('e1'),
      date: day.date,
      depart: '09:15',
      runs: true,
    };
    return { data: { createArrangementException: { ...exception, description: '', driver: jaan } } };
  });
  const remove = jest.fn((_variables: Record<string, unknown>) => ({ data: { deleteArrangementException: true } }));
  const trip = (driverId: string, arrangementId: string | null, title: string) => ({
    ...{ __typename: 'BusyTime', driverId, arrangementId, title },
    ...{ start: '2026-11-12T05:00:00Z', end: '2026-11-13T15:00:00Z' },
  });
  const busy = jest.fn((_variables: Record<string, unknown>) => ({
    data: { busyTimes: [trip(idOf('d1'), idOf('aa'), 'Koolibuss'), trip(idOf('d2'), null, 'Pärnu - Narva')] },
  }));
  const { where } = open(`/platform/arrangement/${idInPath('aa')}?date=2026-11-12`, {
    ArrangementDays: () => ({ data: { calendar: { __typename: 'Calendar', occurrences: [stored] } } }),
    BusyOnDate: busy,
    CreateArrangementException: create,
    DeleteArrangementException: remove,
  });
  expect(await screen.findByRole('button', { name: 'Loo erand' })).toBeDisabled();
  // What else a driver has then stands beside the name; the arrangement itself does not count.
  const jaanAway = await screen.findByRole('option', { name: 'Jaan (jaan) · 07:00-13.11.2026 17:00 Pärnu - Narva' });
  expect(screen.getByRole('option', { name: 'Mari (mari)' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Juht' }), jaanAway);
  expect(await screen.findByText('Juht on samal ajal mujal: 07:00-13.11.2026 17:00 Pärnu - Narva')).toBeVisible();
  expect(busy).toHaveBeenCalledWith({ from: '2026-11-12T05:30:00.000Z', to: '2026-11-12T07:00:00.000Z' });
  await press('Loo erand');
  expect(await screen.findByText('Erand loodud!')).toBeVisible();
  expect(create.mock.calls[0]?.[0]).toEqual({
    arrangementId: idOf('aa'),
    date: '2026-11-12',
    input: { description: 'Kooli ja tagasi', driver: idOf('d2'), depart: '07:30', runs: true },
  });
  expect(await screen.findByRole('button', { name: 'Salvesta muudatused' })).toBeDisabled();
  await press('Kustuta erand');
  const question = within(await screen.findByRole('alertdialog', { name: 'Kas oled kindel, et soovid kustutada?' }));
  await userEvent.click(question.getByRole('button', { name: 'Kustuta' }));
  await waitFor(() => expect(where.pathname).toBe('/platform/schedule'));
  expect(remove).toHaveBeenCalledWith({ id: idOf('e1') });
});

it.each(['phone', 'wide'] as const)(
  'lists exceptions, the latest first, each with what is different, %s',
  async (size) => {
    setScreen(size);
    const usual = { __typename: 'ArrangementException', driver: null, depart: null, description: '', runs: true };
    const exceptions = [
      { ...usual, id: idOf('e1'), date: '2026-11-12', depart: '09:15', driver: jaan, description: 'Lühem ring' },
      { ...usual, id: idOf('e2'), date: '2026-11-20', description: 'Enne pühi' },
      { ...usual, id: idOf('e3'), date: '2026-11-19', runs: false, description: 'Vaheaeg' },
    ];
    open(`/platform/arrangement/${idInPath('aa')}`, {
      ArrangementById: () => ({ data: { arrangement, arrangementExceptions: exceptions } }),
    });
    const list = within(await screen.findByRole('region', { name: /Erandid/ }));
    const link = await list.findByRole('link', { name: '12.11.2026' });
    expect(link).toHaveAttribute('href', `/platform/arrangement/${idInPath('aa')}?date=2026-11-12`);
    expect(list.queryAllByRole('columnheader').length > 0).toBe(size === 'wide');
    const rows = list.getAllByRole(size === 'wide' ? 'row' : 'listitem').slice(-3);
    const shown = [
      // A Friday, on which the arrangement does not run.
      ['20.11.2026', 'tavaline', 'tavaline', 'Päev ei kuulu enam graafikusse'],
      ['19.11.2026', 'ei sõida', 'Vaheaeg'],
      ['12.11.2026', '09:15', 'Jaan', 'Lühem ring'],
    ];
    for (const [index, texts] of shown.entries())
      for (const text of texts)
        for (const each of within(rows[index] as HTMLElement).getAllByText(text)) expect(each).toBeVisible();
    expect(within(rows[0] as HTMLElement).getAllByText('tavaline')).toHaveLength(2);
    expect(within(rows[1] as HTMLElement).queryByText('tavaline')).toBeNull();
  },
);

it('offers public holidays to be left out, and tells of days on which somebody is in two places', async () => {
  const today = localDateOf(new Date());
  const [holiday, other] = [addDays(today, 7), addDays(today, 8)];
  const days = { weekdays: [weekdayOf(today) + 1], firstDay: today, lastDay: addDays(today, 30) };
  const due = { ...arrangement, ...days, periods: [period(null, days)] };
  const create = jest.fn((_variables: Record<string, unknown>) => refusal('secondException'));
  open(`/platform/arrangement/${idInPath('aa')}`, {
    ArrangementById: () => ({ data: { arrangement: due, arrangementExceptions: [] } }),
    ArrangementDays: () => ({
      data: { calendar: { __typename: 'Calendar', occurrences: [{ ...day, date: today, overlapping: [idOf('d1')] }] } },
    }),
    PublicHolidays: () => ({
      data: {
        thisYear: [
          { __typename: 'PublicHoliday', date: holiday, name: 'jaanipäev' },
          { __typename: 'PublicHoliday', date: other, name: 'võidupüha' },
        ],
        nextYear: [],
      },
    }),
    CreateArrangementException: create,
  });
  const overlaps = within(
    await screen.findByRole('alert', { name: (_, alert) => /Kattuvused/.test(alert.textContent ?? '') }),
  );
  expect(overlaps.getByText('Mari', { exact: false })).toHaveTextContent(formatLocalDate(today));
  await userEvent.click(await screen.findByRole('button', { name: /Riigipühad/ }));
  // The arrangement does not run on the other one.
  expect(screen.queryByText(/võidupüha/)).toBeNull();
  await press(`Ei sõida: ${formatLocalDate(holiday)}`);
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith({ arrangementId: idOf('aa'), date: holiday, input: { runs: false } }),
  );
});
