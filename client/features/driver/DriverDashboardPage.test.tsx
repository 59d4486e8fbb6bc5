import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderClient } from '../../testRender';
import DriverDashboardPage from './DriverDashboardPage';

const hour = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const me = {
  __typename: 'User',
  id: 'd1',
  username: 'jaan',
  firstname: 'Jaan',
  lastname: '',
  role: 'driver',
  email: null,
  phone: null,
};

const job = (id: string, company: string, startIn: number, endIn: number, confirmation = 'accepted') => ({
  __typename: 'Order',
  id,
  status: 'job',
  start: at(startIn),
  end: at(endIn),
  passengers: 20,
  distanceKm: 100,
  fullName: 'Õie',
  company,
  stops: [{ __typename: 'Stop', city: company }],
  job: {
    __typename: 'Job',
    id: `job-${id}`,
    tripNumber: 7,
    drivers: [
      {
        __typename: 'DriverAssignment',
        confirmation,
        driver: { __typename: 'User', id: 'd1', firstname: 'Jaan', lastname: '' },
      },
    ],
    buses: [{ __typename: 'Bus', id: 'b1', name: 'Setra 515' }],
  },
});

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

describe('the dashboard of a driver', () => {
  it('parts jobs that touch today from later ones, and folds finished ones away', async () => {
    renderClient(<DriverDashboardPage />, {
      answers: {
        CurrentUser: () => ({ data: { currentUser: me } }),
        MyJobs: () => ({
          data: {
            myUpcomingJobs: [
              job('a', 'Eilsest kestev', -30 * hour, hour, 'waiting'),
              job('b', 'Ülehomne', 49 * hour, 52 * hour),
            ],
            myFeedbacklessJobs: [job('c', 'Tehtud', -60 * hour, -50 * hour)],
          },
        }),
      },
    });
    const today = within(await screen.findByRole('region', { name: /Tänased tööd/ }));
    expect(await today.findByText('Eilsest kestev')).toBeVisible();
    expect(today.getByText('Ootel')).toBeVisible();
    expect(today.getByRole('link')).toHaveAttribute('href', '/platform/job/A');
    expect(today.queryByText('Ülehomne')).toBeNull();
    expect(within(screen.getByRole('region', { name: /Tulevased tööd/ })).getByText('Ülehomne')).toBeVisible();
    expect(screen.queryByText('Tehtud')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Tehtud tööd/ }));
    expect(await screen.findByText('Tehtud')).toBeVisible();
  });
});
