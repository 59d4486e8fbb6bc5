import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataOf, Replies } from '../../../testRender';
import { renderClient } from '../../../testRender';
import { Factors } from './FactorSection';

type Factors = DataOf<'MySecondFactor'>['mySecondFactor'];

const phone = { id: '019ab000-0000-7000-8000-000000000001', name: 'Telefon', createdAt: '2026-11-01T08:00:00.000Z' };
const none: Factors = { hasAuthenticator: false, passkeys: [], recoveryCodesLeft: 0, adminsNeedFactor: true };
const withPasskey: Factors = {
  ...none,
  passkeys: [{ ...phone, lastUsedAt: '2026-11-20T08:00:00.000Z' }],
  recoveryCodesLeft: 9,
};

function open(factors: Factors, replies: Replies = {}) {
  renderClient(<Factors isDuty />, {
    replies: {
      MySecondFactor: () => ({ data: { mySecondFactor: factors, passkeyOrigin: window.location.origin } }),
      MySessions: () => ({ data: { mySessions: [] } }),
      ...replies,
    },
  });
}

/** The interface of browsers with passkeys, which jsdom lacks. `create`: the reply of the browser's own window. */
function giveBrowserPasskeys(create: () => Promise<unknown>) {
  Object.assign(window, { PublicKeyCredential: class {}, isSecureContext: true });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(window, 'isSecureContext');
  Reflect.deleteProperty(navigator, 'credentials');
});

const options = JSON.stringify({
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Tuuleveod' },
  user: { id: 'AAAA', name: 'jaan', displayName: 'Jaan' },
  pubKeyCredParams: [],
});

describe('Factors', () => {
  it('offers no passkey where the browser has none', async () => {
    open(none);
    expect(await screen.findByText(/^Administraator peab lisama/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pääsuvõtmed' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Lisa autentimisrakendus' })).toBeVisible();
  });

  it('lists and removes a passkey there too, and shows a wrong password at its field', async () => {
    const user = userEvent.setup();
    const refusal = {
      message: 'Praegune parool ei ole õige',
      extensions: { code: 'BAD_USER_INPUT', field: 'password' },
    };
    open(withPasskey, { RemovePasskey: () => ({ errors: [refusal] }) });
    const part = within(await screen.findByRole('region', { name: 'Pääsuvõtmed' }));
    expect(part.getByText('Lisatud 01.11.2026, viimati kasutatud 20.11.2026 10:00')).toBeVisible();
    expect(part.queryByRole('button', { name: 'Lisa pääsuvõti' })).toBeNull();
    await user.click(part.getByRole('button', { name: 'Eemalda: Telefon' }));
    await user.type(part.getByLabelText('Praegune parool'), 'vale');
    await user.click(part.getByRole('button', { name: 'Eemalda pääsuvõti' }));
    expect(await part.findByText('Praegune parool ei ole õige')).toBeVisible();
  });

  it('says so when the browser’s window was closed, and keeps what was typed', async () => {
    const user = userEvent.setup();
    giveBrowserPasskeys(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    open(none, { StartPasskey: () => ({ data: { startPasskey: options } }) });
    await user.click(await screen.findByRole('button', { name: 'Lisa pääsuvõti' }));
    await user.type(screen.getByLabelText('Nimi'), 'Telefon');
    await user.type(screen.getByLabelText('Praegune parool'), 'saladus12');
    await user.click(screen.getByRole('button', { name: 'Jätka' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Pääsuvõtit ei loodud. Palun proovige uuesti.');
    expect(screen.getByLabelText('Nimi')).toHaveValue('Telefon');
  });

  it('renews recovery codes by the password without an app, and shows them', async () => {
    const user = userEvent.setup();
    const given: unknown[] = [];
    open(withPasskey, {
      ReplaceRecoveryCodes: (variables) => {
        given.push(variables);
        return { data: { replaceRecoveryCodes: ['ABCD-EFGH-IJKL-MNOP'] } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Tee uued varukoodid' }));
    await user.type(screen.getByLabelText('Praegune parool'), 'saladus12');
    await user.click(screen.getByRole('button', { name: 'Tee uued varukoodid' }));
    expect(await screen.findByText('ABCD-EFGH-IJKL-MNOP')).toBeVisible();
    expect(given).toEqual([{ password: 'saladus12' }]);
  });
});
