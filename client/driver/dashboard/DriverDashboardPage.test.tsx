import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Confirmation } from '../../generated/graphql';
import { idInPath, makeId } from '../../testIds';
import { ids, replied } from '../../testReplies';
import { renderClient, setScreen } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import DriverDashboardPage from './DriverDashboardPage';

const hour = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const CurrentUser: Replies['CurrentUser'] = () => ({ data: replied('CurrentUser', 'jaan') });
const [recorded] = replied('MyJobs', 'jaan').myUpcomingJobs as [Job];
type Job = DataOf<'MyJobs'>['myUpcomingJobs'][number];

const job = (
  id: string,
  from: string,
  startIn: number,
  endIn: number,
  confirmation: Confirmation = 'accepted',
): Job => {
  const drivers = recorded.job!.drivers.map((own) => (own.driver.id === ids.jaan ? { ...own, confirmation } : own));
  const full = { ...recorded.job!, id: makeId(`job-${id}`), drivers };
  const stops = [{ ...recorded.stops[0]!, city: from }, recorded.stops.at(-1)!];
  return { ...recorded, id: makeId(id), stops, start: at(startIn), end: at(endIn), job: full };
};

beforeEach(() => {
  setScreen('phone');
});

describe('the dashboard of a driver', () => {
  it('parts jobs that touch today from later ones, and folds finished ones away', async () => {
    renderClient(<DriverDashboardPage />, {
      replies: {
        CurrentUser,
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
    expect(await today.findByText('Eilsest kestev - Tartu')).toBeVisible();
    expect(today.getByText('Ootel')).toBeVisible();
    expect(today.getByRole('link')).toHaveAttribute('href', `/platform/job/${idInPath('a')}`);
    expect(today.queryByText('Ülehomne - Tartu')).toBeNull();
    expect(within(screen.getByRole('region', { name: /Tulevased tööd/ })).getByText('Ülehomne - Tartu')).toBeVisible();
    expect(screen.queryByText('Tehtud - Tartu')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Tehtud tööd/ }));
    expect(await screen.findByText('Tehtud - Tartu')).toBeVisible();
  });

  it('begins with the trip under way, else with the next one', async () => {
    const shown = async (jobs: Job[]) => {
      const { unmount } = renderClient(<DriverDashboardPage />, {
        replies: { CurrentUser, MyJobs: () => ({ data: { myUpcomingJobs: jobs, myFeedbacklessJobs: [] } }) },
      });
      const card = await screen.findByRole('region', { name: 'Nüüd või järgmisena' });
      await waitFor(() => expect(card).not.toBeEmptyDOMElement());
      await waitFor(() => expect(card.querySelector('.MuiSkeleton-root')).toBeNull());
      const text = card.textContent;
      unmount();
      return text;
    };
    const later = job('b', 'Võru', 49 * hour, 52 * hour);
    const soon = job('d', 'Narva', 0.69 * hour, 5 * hour);
    expect(await shown([later, job('a', 'Paide', -hour, hour), soon])).toMatch(/^Nüüd.*Paide/);
    expect(await shown([later, soon])).toMatch(/^Järgmine, 42.?min pärast.*Narva/u);
    expect(await shown([later])).toMatch(/^Järgmine\D.*Võru/);
    expect(await shown([])).toBe('Töid ees ei ole.');
  });

  it('on a wide screen has a separate column for each fact', async () => {
    setScreen('wide');
    renderClient(<DriverDashboardPage />, {
      replies: {
        CurrentUser,
        MyJobs: () => ({
          data: { myUpcomingJobs: [job('b', 'Võru', 49 * hour, 52 * hour, 'waiting')], myFeedbacklessJobs: [] },
        }),
      },
    });
    const grid = within(await screen.findByRole('grid', { name: 'Tulevased tööd' }));
    for (const name of ['Kuupäev', 'Reisijad', 'Buss', 'Minu kinnitus'])
      expect(await grid.findByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const text of ['Setra 515', '47', 'Ootel']) expect(await grid.findByText(text)).toBeVisible();
    expect(grid.getByRole('button', { name: /^Kinnita: Võru - Tartu, / })).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('answers each job that waits, where it stands; declining asks once', async () => {
    const sent: unknown[] = [];
    let confirmation: Confirmation = 'waiting';
    renderClient(<DriverDashboardPage />, {
      replies: {
        CurrentUser,
        MyJobs: () => ({
          data: {
            myUpcomingJobs: [
              job('a', 'Tallinn', 49 * hour, 52 * hour, confirmation),
              job('b', 'Võru', 73 * hour, 76 * hour),
            ],
            // It is over: nothing is left to confirm.
            myFeedbacklessJobs: [job('c', 'Tehtud', -60 * hour, -50 * hour, 'waiting')],
          },
        }),
        ConfirmOwnJob: (variables) => {
          sent.push(variables);
          confirmation = variables['confirm'] ? 'accepted' : 'declined';
          return { data: { confirmOwnJob: 'done' as const } };
        },
      },
    });
    expect(await screen.findByText('Täna reise ei ole · 1 töö ootab kinnitust · tagasisidet ootab 1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Keeldu: Tallinn - Tartu, / }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Loobu' }));
    expect(sent).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: /^Kinnita: Tallinn - Tartu, / }));
    expect(await screen.findByText('Vastus salvestatud')).toBeVisible();
    expect(sent).toEqual([{ id: makeId('a'), confirm: true, reason: null }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Kinnita/ })).toBeNull());
    expect(await screen.findByText('Täna reise ei ole · tagasisidet ootab 1')).toBeVisible();
  });

  it('sends along why a job is declined', async () => {
    const decline = jest.fn((_variables: Record<string, unknown>) => ({ data: { confirmOwnJob: 'done' as const } }));
    renderClient(<DriverDashboardPage />, {
      replies: {
        CurrentUser,
        MyJobs: () => ({
          data: { myUpcomingJobs: [job('a', 'Tallinn', 49 * hour, 52 * hour, 'waiting')], myFeedbacklessJobs: [] },
        }),
        ConfirmOwnJob: decline,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Keeldu: Tallinn - Tartu, / }));
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.type(question.getByLabelText('Põhjus (soovi korral)'), ' Olen haige ');
    await userEvent.click(question.getByRole('button', { name: 'Keeldu' }));
    expect(decline.mock.calls[0]?.[0]).toEqual({ id: makeId('a'), confirm: false, reason: 'Olen haige' });
  });
});
