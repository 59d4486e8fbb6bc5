import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replied } from '../../testReplies';
import { renderClient } from '../../testRender';
import type { Role } from '../../generated/graphql';
import type { Replies } from '../../testRender';
import { useStandsUnder } from '../../lib/navigation/navigationMark';
import { AppRoutes } from './routes';

// The gate and the choice by role are what is tested, not today's pages.
jest.mock('../pages/platformPages', () => {
  const actual = jest.requireActual<typeof import('../pages/platformPages')>('../pages/platformPages');
  const platformPages = [
    { path: '/platform', admin: () => <p>admini töölaud</p>, driver: () => <p>juhi töölaud</p> },
    { path: '/platform/archive', admin: () => <p>arhiiv</p> },
    { path: '/platform/job/:id', under: '/platform', admin: () => <p>töö</p>, driver: () => <p>töö</p> },
    {
      path: '/platform/answeredQuery/:id',
      under: '/platform',
      admin: function Rejected() {
        useStandsUnder('/platform/archive');
        return <p>tagasi lükatud</p>;
      },
    },
  ];
  return { ...actual, platformPages };
});
// They ask the client of the test.
jest.mock('./pages', () => ({
  publicPages: [],
  ReloadPage: () => <p>sisselogimine</p>,
  Platform: jest.requireActual<typeof import('../shell/Platform')>('../shell/Platform').default,
}));
// As newer browsers do, it returns a promise.
window.scrollTo = jest.fn(async () => undefined) as typeof window.scrollTo;

const whoIs = { admin: replied('CurrentUser', 'full'), driver: replied('CurrentUser', 'jaan') };
const as = (role: Role | null): Replies => ({
  CurrentUser: () => ({ data: role ? whoIs[role] : { currentUser: null } }),
  PortalInfo: () => ({ data: replied('PortalInfo', 'full') }),
});
const open = (path: string, replies: Replies) => renderClient(<AppRoutes />, { path, replies });

describe('routes', () => {
  it.each<[string, Role | null, string]>([
    ['/', null, 'sisselogimine'],
    ['/platform', null, 'sisselogimine'],
    ['/platform/job/1', null, 'sisselogimine'],
    ['/platform', 'admin', 'admini töölaud'],
    ['/platform', 'driver', 'juhi töölaud'],
    ['/platform/archive', 'admin', 'arhiiv'],
    ['/platform/job/1', 'driver', 'töö'],
    ['/platform/nowhere', 'admin', 'Oops... Sellist lehte pole olemas'],
    ['/nowhere', null, 'Oops... Sellist lehte pole olemas'],
  ])('%s as %s shows %s', async (path, role, text) => {
    open(path, as(role));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('keeps the page that somebody wanted over signing in', async () => {
    const { where } = open('/platform/job/1?a=b', as(null));
    await screen.findByText('sisselogimine');
    expect(where).toMatchObject({ pathname: '/login', search: '?tagasi=%2Fplatform%2Fjob%2F1%3Fa%3Db' });
  });

  it('leads a driver from a page of the office to the own dashboard, and says why', async () => {
    const { where } = open('/platform/archive', as('driver'));
    expect(await screen.findByText('juhi töölaud')).toBeVisible();
    expect(where.pathname).toBe('/platform');
    expect(await screen.findByText('Selle lehe jaoks on vaja administraatori õigusi')).toBeVisible();
  });

  it('waits for the user with a splash', async () => {
    let finish = (): void => undefined;
    const replies = as('admin');
    const wait = new Promise<void>((resolve) => (finish = resolve));
    open('/platform', {
      ...replies,
      CurrentUser: async (variables) => wait.then(() => replies.CurrentUser!(variables)),
    });
    expect(screen.getByRole('status', { name: 'Laadin…' })).toBeInTheDocument();
    finish();
    expect(await screen.findByText('admini töölaud')).toBeVisible();
  });

  it('offers another try when the server is away', async () => {
    let away = true;
    const replies = as('admin');
    const CurrentUser: Replies['CurrentUser'] = (variables) =>
      away ? Promise.reject(new TypeError('x')) : replies.CurrentUser!(variables);
    open('/platform', { ...replies, CurrentUser });
    const retry = await screen.findByRole('button', { name: 'Proovi uuesti' });
    away = false;
    await userEvent.click(retry);
    expect(await screen.findByText('admini töölaud')).toBeVisible();
  });

  it("shows the user's name, and only navigation that leads somewhere", async () => {
    open('/platform', as('admin'));
    expect(await screen.findByText('admin')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Tuuleveod' })).toHaveAttribute('href', '/platform');
    const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
    expect(links).toEqual(['Liigu sisu juurde', 'Tuuleveod', 'Töölaud', 'Arhiiv', 'ET', 'EN']);
    expect(screen.getByText('Töölaud')).toHaveAttribute('aria-current', 'page');
  });

  it('marks the entry that the page itself says it stands under', async () => {
    open('/platform/answeredQuery/1', as('admin'));
    expect(await screen.findByText('tagasi lükatud')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Arhiiv')).toHaveAttribute('aria-current', 'true'));
    expect(screen.getByText('Töölaud')).not.toHaveAttribute('aria-current');
  });
});
