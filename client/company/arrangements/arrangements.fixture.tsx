import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { makeId } from '../../testIds';
import { ids, replied } from '../../testReplies';
import type { DataOf, Replies } from '../../testRender';
import { renderClient } from '../../testRender';
import ArrangementPage from './ArrangementPage';
import ArrangementsPage from './ArrangementsPage';
import NewArrangementPage from './NewArrangementPage';

export const arrangementInPath = ids.school.toUpperCase();
/** The drivers to choose from: Jaan, who drives it, Liis, and Peeter, who left. */
const { drivers, buses } = replied('ArrangementChoices', 'full');
const liis = drivers.find(({ id }) => id === ids.liis)!;
export const peeter = { ...liis, id: makeId('peeter'), firstname: 'Peeter', username: 'peeter', hidden: true };

export const { arrangement } = replied('ArrangementById', 'school');
/** A Thursday ahead. */
export const day = replied('ArrangementDays', 'week').calendar.occurrences.find(({ date }) => date === '2026-12-03')!;
export const replyWithDay = (occurrence: typeof day): { data: DataOf<'ArrangementDays'> } => ({
  data: { calendar: { ...replied('ArrangementDays', 'week').calendar, occurrences: [occurrence] } },
});

const replies: Replies = {
  ArrangementChoices: () => ({ data: { drivers: [...drivers, peeter], buses } }),
  ArrangementById: () => ({ data: { arrangement, arrangementExceptions: [] } }),
  ArrangementDays: () => replyWithDay(day),
  BusyOnDate: () => ({ data: { busyTimes: [] } }),
  PublicHolidays: () => ({ data: { thisYear: [], nextYear: [] } }),
};
export const open = (path: string, more: Replies = {}) =>
  renderClient(
    <Routes>
      <Route path="/platform/arrangements" element={<ArrangementsPage />} />
      <Route path="/platform/arrangements/new" element={<NewArrangementPage />} />
      <Route path="/platform/arrangement/:id" element={<ArrangementPage />} />
      <Route path="*" element={<p>mujal</p>} />
    </Routes>,
    { path, replies: { ...replies, ...more } },
  );
export const typeDay = async (label: string, digits: string) => {
  await userEvent.click(
    within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton')[0] as HTMLElement,
  );
  await userEvent.keyboard(digits);
};
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
