import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SentFormContext } from '../lib/forms/sentForm';
import type { SentForm } from '../lib/forms/sentForm';
import { replied } from '../testReplies';
import { renderClient } from '../testRender';
import { greetByHour } from './Clock';
import LoginPage from './LoginPage';

function open(
  path = '/login',
  form: SentForm = { values: {}, missing: [], messages: {} },
  passkeyOrigin: string | null = null,
) {
  const page = (
    <SentFormContext value={form}>
      <LoginPage />
    </SentFormContext>
  );
  const replies = {
    PortalInfo: () => ({ data: replied('PortalInfo', 'full') }),
    SignInWays: () => ({ data: { passkeyOrigin } }),
  };
  return renderClient(page, { path, replies });
}

describe('LoginPage', () => {
  it('sends name and password to its own address, and never in it', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Kasutajanimi'), 'maris');
    await userEvent.type(screen.getByLabelText('Parool'), 'saladus12');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sisene' });
    expect([button.type, button.form?.method, button.form?.getAttribute('action')]).toEqual(['submit', 'post', null]);
    expect(Object.fromEntries(new FormData(button.form!, button))).toEqual({
      username: 'maris',
      password: 'saladus12',
    });
    expect(button).toHaveAttribute('data-busy', 'Sisenen…');
  });

  it('names the missing values at their fields', () => {
    open('/login', { values: {}, missing: ['username', 'password'], messages: {} });
    expect(screen.getByText('Palun sisestage kasutajanimi')).toBeVisible();
    expect(screen.getByText('Palun sisestage parool')).toBeVisible();
    expect(screen.getByLabelText('Kasutajanimi')).toHaveFocus();
  });

  it('shows the number of an unforeseen failure in small print, and a tap copies it', async () => {
    const user = userEvent.setup();
    open('/login', {
      values: {},
      missing: [],
      messages: {},
      problem: 'Midagi läks valesti.',
      problemNumber: '1a2b3c4d',
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Midagi läks valesti\. ?Vea number 1a2b3c4d$/);
    await user.click(screen.getByRole('button', { name: '1a2b3c4d' }));
    expect(await navigator.clipboard.readText()).toBe('1a2b3c4d');
  });

  it('shows a refusal at the form and keeps the name', () => {
    open('/login', { values: { username: 'maris' }, missing: [], messages: {}, problem: '[r1] Vale kasutajanimi' });
    expect(screen.getByRole('alert')).toHaveTextContent('[r1] Vale kasutajanimi');
    expect(screen.getByLabelText('Kasutajanimi')).toHaveValue('maris');
    expect(screen.getByLabelText('Parool')).toHaveFocus();
  });

  it('has a form for passkeys, which waits for its script, where the address allows them', async () => {
    open('/login', undefined, 'https://portal.example');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Logi sisse pääsuvõtmega' });
    const form = button.form!;
    expect([form.dataset.passkeys, form.dataset.ready, form.method]).toEqual([
      'https://portal.example',
      undefined,
      'post',
    ]);
    expect(Object.fromEntries(new FormData(form))).toEqual({ passkey: '' });
  });

  it('says nothing of passkeys where there are none', async () => {
    open();
    await screen.findByText(/Tuuleveod/);
    expect(screen.queryByRole('button', { name: 'Logi sisse pääsuvõtmega' })).toBeNull();
  });

  it('says so when the browser kept no cookie', () => {
    open('/login?done=entered');
    expect(screen.getByRole('alert')).toHaveTextContent('Lubage brauseris küpsised');
  });
});

describe('the greeting', () => {
  it.each([
    [0, 'Tere hommikust!'],
    [11, 'Tere hommikust!'],
    [12, 'Tere päevast!'],
    [16, 'Tere päevast!'],
    [17, 'Tere õhtust!'],
    [23, 'Tere õhtust!'],
  ])('at %i', (hour, text) => {
    expect(greetByHour(hour)).toBe(text);
  });
});
