import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { replied, ids } from '../../../testReplies';
import { AssignButton } from './listColumns';
import { isUrgent, sortByDeadline } from './urgent';
import { UrgentTrips } from './UrgentTrips';

const lists = replied('Dashboard', 'full');
const now = new Date('2026-11-21T06:30:00Z');
const inquiry = { ...lists.newOrders[0]!, start: '2027-02-10T08:00:00.000Z' };
const accepted = { ...lists.acceptedOrders[0]!, id: ids.accepted, start: '2026-11-22T06:00:00.000Z' };
const declined = { ...lists.upcomingJobs.find(({ id }) => id === ids.job)!, start: '2026-11-21T20:00:00.000Z' };
const waiting = { ...lists, newOrders: [inquiry], acceptedOrders: [accepted], upcomingJobs: [declined] };

const show = (given: typeof waiting | undefined) =>
  render(
    <MemoryRouter>
      <UrgentTrips lists={given} now={now} />
    </MemoryRouter>,
  );

it('is urgent up to 48 hours before the departure', () => {
  expect(isUrgent({ start: '2026-11-23T06:30:00Z' }, now)).toBe(true);
  expect(isUrgent({ start: '2026-11-23T06:31:00Z' }, now)).toBe(false);
});

it('puts a trip of tomorrow without a bus before an inquiry for February, whatever list it is of', () => {
  expect(sortByDeadline(waiting).map(({ id }) => id)).toEqual([declined.id, accepted.id, inquiry.id]);
  show(waiting);
  const region = within(screen.getByRole('region', { name: 'Väljub 48 tunni jooksul' }));
  expect(region.getAllByRole('listitem')).toHaveLength(2);
  const steps = ['Muuda bussi ja juhti', 'Määra buss ja juht'];
  const names = steps.map((name) => region.getByRole('link', { name }).textContent);
  expect(names).toEqual(steps);
});

it('says that nothing is missing, or that nothing leaves', () => {
  const { unmount } = show({ ...waiting, acceptedOrders: [], upcomingJobs: [] });
  expect(screen.getByText('Järgmise 48 tunni jooksul ei välju ühtegi reisi.')).toBeVisible();
  unmount();
  const confirmed = { ...declined, job: { ...declined.job!, confirmation: 'accepted' as const } };
  show({ ...waiting, acceptedOrders: [], upcomingJobs: [confirmed] });
  expect(screen.getByText('Järgmise 48 tunni reisidel on bussid ja juhid olemas.')).toBeVisible();
});

it('is yellow for a trip that leaves soon, and for no other row', () => {
  const yellow = (start: string) => {
    const { container, unmount } = render(
      <MemoryRouter>
        <AssignButton row={{ ...accepted, start }} />
      </MemoryRouter>,
    );
    const found = container.querySelector('.MuiButton-colorSignal') !== null;
    unmount();
    return found;
  };
  const from = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  expect([from(47), from(49)].map(yellow)).toEqual([true, false]);
});
