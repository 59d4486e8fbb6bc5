import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { refusedCall, renderClient } from '../../testRender';
import { greeting } from './Clock';
import LoginPage from './LoginPage';

const info = { companyName: 'Tuuleveod', companyPhone: '', companyEmail: '', now: '2026-11-21T08:00:00Z' };
const maris = {
  id: 'u1',
  username: 'maris',
  firstname: 'Maris',
  lastname: '',
  role: 'admin',
  email: null,
  phone: null,
  photoUrl: null,
};

/** The server: who is signed in, and what POST /api/login answers. */
let signedIn: typeof maris | null;
const post = jest.fn<Promise<Pick<Response, 'ok' | 'json'>>, [string, RequestInit]>();

function open(path = '/login') {
  const routes = (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return renderClient(routes, {
    path,
    answers: {
      CurrentUser: () => ({ data: { currentUser: signedIn } }),
      PortalInfo: () => ({ data: { portalInfo: info } }),
    },
  });
}

async function enter(username = 'maris', password = 'saladus12') {
  if (username) await userEvent.type(screen.getByLabelText('Kasutajanimi'), username);
  if (password) await userEvent.type(screen.getByLabelText('Parool'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sisene' }));
}

beforeEach(() => {
  signedIn = null;
  post.mockReset();
  globalThis.fetch = post as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

describe('LoginPage', () => {
  it('signs in and goes to the back office', async () => {
    post.mockImplementation(async () => {
      signedIn = maris;
      return { ok: true, json: async () => ({ content: { token: 't' } }) };
    });
    const { where } = open();
    await enter(' maris ');
    await waitFor(() => expect(where.pathname).toBe('/platform'));
    const [url, request] = post.mock.calls[0]!;
    expect(url).toBe('/api/login');
    expect(JSON.parse(String(request.body))).toEqual({ username: 'maris', password: 'saladus12' });
  });

  it('goes on to the page of an e-mailed link, and to no other site', async () => {
    signedIn = maris;
    const wanted = open('/login?tagasi=%2Fplatform%2Fjob%2F1');
    await waitFor(() => expect(wanted.where.pathname).toBe('/platform/job/1'));
    const foreign = open('/login?tagasi=%2F%2Fevil.example%2Fplatform');
    await waitFor(() => expect(foreign.where.pathname).toBe('/platform'));
  });

  it('goes straight on when someone is signed in already', async () => {
    signedIn = maris;
    const { where } = open();
    await waitFor(() => expect(where.pathname).toBe('/platform'));
  });

  it('says at the fields what is missing, and asks nobody', async () => {
    open();
    await enter('', '');
    expect(screen.getByText('Palun sisestage kasutajanimi')).toBeVisible();
    expect(screen.getByText('Palun sisestage parool')).toBeVisible();
    expect(post).not.toHaveBeenCalled();
  });

  it.each([
    ['wrongPassword', 'Vale kasutajanimi või parool'],
    ['tooManyPasswords', 'Liiga palju'],
  ] as const)('shows a refusal (%s) at the form, keeps the name and lets try again', async (name, message) => {
    post.mockResolvedValue(refusedCall(name).response);
    open();
    await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent(`[req-1] ${message}`);
    expect(screen.getByLabelText('Kasutajanimi')).toHaveValue('maris');
    expect(screen.getByRole('button', { name: 'Sisene' })).toBeEnabled();
  });

  it('says that the server is away', async () => {
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    open();
    await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('Server ei vasta');
  });

  it('says so when the browser keeps no cookie', async () => {
    post.mockResolvedValue({ ok: true, json: async () => ({}) });
    open();
    await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('Lubage brauseris küpsised');
  });

  it('cannot be sent twice while it waits, and owns up to being slow', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let answer = (): void => undefined;
    post.mockReturnValue(new Promise((resolve) => (answer = () => resolve(refusedCall('wrongPassword').response))));
    open();
    await enter();
    expect(screen.getByRole('button', { name: 'Sisenen…' })).toBeDisabled();
    expect(screen.getByLabelText('Parool')).toBeDisabled();
    expect(screen.queryByText(/aeglasemalt/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(screen.getByText(/aeglasemalt/)).toBeVisible();
    await act(async () => answer());
    expect(screen.getByRole('button', { name: 'Sisene' })).toBeEnabled();
    expect(screen.queryByText(/aeglasemalt/)).toBeNull();
  });

  it('shows a clock of Tallinn that goes', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T09:59:58Z'), advanceTimers: false });
    open();
    expect(screen.getByText('11:59:58')).toBeVisible();
    expect(screen.getByText('Tere hommikust!')).toBeVisible();
    expect(screen.getByText('laupäev, 21. november')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('12:00:00')).toBeVisible();
    expect(screen.getByText('Tere päevast!')).toBeVisible();
  });
});

describe('greeting', () => {
  it.each([
    [0, 'Tere hommikust!'],
    [11, 'Tere hommikust!'],
    [12, 'Tere päevast!'],
    [16, 'Tere päevast!'],
    [17, 'Tere õhtust!'],
    [23, 'Tere õhtust!'],
  ])('at %i', (hour, text) => {
    expect(greeting(hour)).toBe(text);
  });
});
