import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { idOf } from '../../testIds';
import type { Replies } from '../../testRender';
import { renderClient } from '../../testRender';
import ArrangementPage from './ArrangementPage';
import ArrangementsPage from './ArrangementsPage';
import NewArrangementPage from './NewArrangementPage';

const person = (id: string, firstname: string, hidden = false) => ({
  __typename: 'User',
  id,
  firstname,
  lastname: '',
  username: firstname.toLowerCase(),
  role: 'driver' as const,
  hidden,
});
const mari = person(idOf('d1'), 'Mari');
export const jaan = person(idOf('d2'), 'Jaan');
export const peeter = person(idOf('d3'), 'Peeter', true);
const fields = {
  name: 'Koolibuss',
  description: 'Kooli ja tagasi',
  weekdays: [4],
  firstDay: '2026-11-01',
  lastDay: '2027-05-31',
  depart: '07:30',
  durationMin: 90,
  shortLine: false,
  drivingMin: null,
  driver: mari,
  bus: null,
};
/** What it is from a day on. */
export const period = (from: string | null, more: Partial<typeof fields> = {}) => ({
  __typename: 'ArrangementPeriod',
  from,
  ...fields,
  ...more,
});
export const arrangement = {
  __typename: 'Arrangement',
  id: idOf('aa'),
  version: 3,
  ...fields,
  active: true,
  deleted: false,
  previousDrivers: [],
  periods: [period(null)],
};
export const day = {
  __typename: 'Occurrence',
  arrangementId: idOf('aa'),
  exceptionId: null as string | null,
  date: '2026-11-12',
  description: 'Kooli ja tagasi',
  depart: '07:30',
  start: '2026-11-12T05:30:00Z',
  end: '2026-11-12T07:00:00Z',
  runs: true,
  driver: mari,
  bus: null,
  overlapping: [],
};
const replies: Replies = {
  ArrangementChoices: () => ({ data: { drivers: [mari, jaan, peeter], buses: [] } }),
  ArrangementById: () => ({ data: { arrangement: arrangement, arrangementExceptions: [] } }),
  ArrangementDays: () => ({ data: { calendar: { __typename: 'Calendar', occurrences: [day] } } }),
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
