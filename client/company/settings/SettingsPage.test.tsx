import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { enterText, renderClient, replyMock, setScreen } from '../../testRender';
import type { Replies } from '../../testRender';
import { replied } from '../../testReplies';
import SettingsPage from './SettingsPage';

const full = () => replied('CompanySettings', 'full');
type Settings = NonNullable<ReturnType<typeof full>['companySettings']>;
type Setting = Settings['settings'][number];

/** The recorded settings, with some that differ. */
function withSettings(changes: Partial<Record<Setting['key'], Partial<Setting>>>, version?: number) {
  const data = full();
  data.companySettings.version = version ?? data.companySettings.version;
  data.companySettings.settings = data.companySettings.settings.map((row) => ({ ...row, ...changes[row.key] }));
  return data;
}

function open(replies: Replies = {}) {
  setScreen('wide');
  return renderClient(<SettingsPage />, { replies: { CompanySettings: () => ({ data: full() }), ...replies } });
}
afterEach(() => act(() => closeSnackbar()));

const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows what the environment gives, read-only, and what was saved', async () => {
  open();
  const company = await section('Ettevõte');
  expect(company.getByLabelText('Ettevõtte nimi')).toHaveValue('Tuuleveod');
  expect(company.getByLabelText('Ettevõtte nimi')).toHaveAttribute('readonly');
  expect(company.getByText('Keskkonnast (COMPANY_NAME): seda siin muuta ei saa')).toBeVisible();
  expect(company.getByLabelText('Pangakonto (IBAN)')).toHaveValue('EE382200221020145685');
});

it('never has a secret, and says that it is saved', async () => {
  open();
  const mail = await section('E-kirjad');
  expect(mail.getByLabelText('Parool')).toHaveValue('');
  expect(mail.getByText(/^Salvestatud ja seda ei näidata/)).toBeVisible();
});

it('saves what differs, with the version that was seen', async () => {
  const save = jest.fn((_: Record<string, unknown>) => ({ data: { saveSettings: full().companySettings } }));
  open({ SaveSettings: save });
  const company = await section('Ettevõte');
  await enterText(company.getByLabelText('Aadress'), 'Pikk 1');
  await userEvent.click(company.getByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText('Seaded salvestatud!')).toBeVisible();
  expect(save.mock.calls[0]?.[0]).toEqual({
    seenVersion: full().companySettings.version,
    input: { changes: [{ key: 'companyAddress', text: 'Pikk 1' }] },
  });
});

it('shows an error of the server at its field and keeps what was typed', async () => {
  open({
    SaveSettings: () => ({
      data: null,
      errors: [
        {
          message: 'See ei ole pangakonto number (IBAN)',
          extensions: { code: 'BAD_USER_INPUT', field: 'companyIban', requestID: 'req-1' },
        },
      ],
    }),
  });
  const company = await section('Ettevõte');
  const iban = company.getByLabelText('Pangakonto (IBAN)');
  await userEvent.clear(iban);
  await enterText(iban, 'EE00');
  await userEvent.click(company.getByRole('button', { name: 'Salvesta' }));
  expect(await company.findByText('See ei ole pangakonto number (IBAN)')).toBeVisible();
  expect(iban).toHaveValue('EE00');
  expect(iban).toBeInvalid();
});

it('tells of somebody else’s change, loses nothing typed, and saves over it only after that', async () => {
  let version = 4;
  const seen: unknown[] = [];
  open({
    CompanySettings: () => ({ data: withSettings({}, version) }),
    SaveSettings: ({ seenVersion }) => {
      seen.push(seenVersion);
      if (seen.length > 1) return { data: { saveSettings: withSettings({}, 6).companySettings } };
      version = 5;
      return {
        data: null,
        errors: [
          {
            message: 'Mari muutis vahepeal sama seadet.',
            extensions: { code: 'CONFLICT', field: 'companyAddress', requestID: 'req-1' },
          },
        ],
      };
    },
  });
  const company = await section('Ettevõte');
  await enterText(company.getByLabelText('Aadress'), 'Lai 2');
  await userEvent.click(company.getByRole('button', { name: 'Salvesta' }));
  expect(await company.findByText('Mari muutis vahepeal sama seadet.')).toBeVisible();
  expect(company.getByLabelText('Aadress')).toHaveValue('Lai 2');
  await userEvent.click(company.getByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText('Seaded salvestatud!')).toBeVisible();
  expect(seen).toEqual([4, 5]);
});

it('names the secrets that must be typed again', async () => {
  open({ CompanySettings: () => ({ data: withSettings({ smtpPassword: { isSet: false, lost: true } }) }) });
  expect(await screen.findByText('Serveri krüptovõti on kadunud. Kirjutage uuesti: Parool.')).toBeVisible();
});

it('sends a test message with what is typed, and says what the server replied', async () => {
  const send = jest.fn((_: Record<string, unknown>) => ({
    data: { sendTestMail: { sent: false, outcome: 'Serverit mail.vale ei leitud. Kontrollige nime.' } },
  }));
  open({ SendTestMail: send });
  const mail = await section('E-kirjad');
  await userEvent.clear(mail.getByLabelText('Meiliserver'));
  await enterText(mail.getByLabelText('Meiliserver'), 'mail.vale');
  await userEvent.click(mail.getByRole('button', { name: 'Saada proovikiri' }));
  expect(await mail.findByText('Kirjutage, kellele proovikiri saata')).toBeVisible();
  await enterText(mail.getByLabelText('Proovikirja saaja'), 'mari@firma.ee');
  await userEvent.click(mail.getByRole('button', { name: 'Saada proovikiri' }));
  expect(await mail.findByText('Serverit mail.vale ei leitud. Kontrollige nime.')).toBeVisible();
  expect(send.mock.calls[0]?.[0]).toEqual({
    to: 'mari@firma.ee',
    input: { changes: [{ key: 'smtpHost', text: 'mail.vale' }] },
  });
});

it('switches a service on and off, with an own address beside it', async () => {
  const save = jest.fn((_: Record<string, unknown>) => ({ data: { saveSettings: full().companySettings } }));
  open({
    CompanySettings: () => ({
      data: withSettings({ addressServiceUrl: { text: null, source: 'usual', isSet: false } }),
    }),
    SaveSettings: save,
  });
  const maps = await section('Kaardid');
  const address = maps.getByRole('switch', { name: 'Maa-ameti aadressiteenus' });
  const saveNow = () => userEvent.click(maps.getByRole('button', { name: 'Salvesta' }));
  const lastChange = () => (save.mock.calls.at(-1)?.[0].input as { changes: unknown }).changes;
  expect(address).toBeChecked();
  await userEvent.click(address);
  expect(maps.queryByLabelText('Teenuse oma aadress')).not.toBeInTheDocument();
  await saveNow();
  expect(lastChange()).toEqual([{ key: 'addressServiceUrl', text: 'off' }]);
  await enterText(maps.getByLabelText('Teenuse oma aadress'), 'https://aks.example/gazetteer');
  await saveNow();
  expect(lastChange()).toEqual([{ key: 'addressServiceUrl', text: 'https://aks.example/gazetteer' }]);
});

it('switches the business register on by the button that needs it', async () => {
  const save = jest.fn((_: Record<string, unknown>) => ({ data: { saveSettings: full().companySettings } }));
  const company = { name: 'Tuuleveod OÜ', registryCode: '10000018', address: 'Pikk 1, Tallinn' };
  open({ SaveSettings: save, FindCompanies: () => ({ data: { findCompanies: [company] } }) });
  const form = await section('Ettevõte');
  await userEvent.click(form.getByRole('button', { name: 'Luba äriregistri päring ja otsi' }));
  await userEvent.click(await form.findByText('10000018, Pikk 1, Tallinn'));
  expect(save.mock.calls[0]?.[0]).toMatchObject({ input: { changes: [{ key: 'businessRegisterUrl', text: 'on' }] } });
  expect(form.getByLabelText('Registrikood')).toHaveValue('10000018');
});

it('lists the changes and their authors, without secrets', async () => {
  open();
  const list = await section('4 Kes mida muutis');
  expect(list.getByText(/puudus → EE382200221020145685/)).toBeVisible();
  expect(list.getByText(/^: uus väärtus$/)).toBeVisible();
});

it('offers to try again when the settings cannot be loaded', async () => {
  open({
    CompanySettings: () => {
      throw new Error('away');
    },
  });
  expect(await screen.findByText('Seadete laadimine ebaõnnestus')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Proovi uuesti' })).toBeVisible();
});

it('tries the store with what is typed, shows what is missing at its field, and then the outcome', async () => {
  const outcome = 'Hoidla töötab: ämbrisse koopiad saab kirjutada, sealt lugeda ja kustutada.';
  const tryOut = replyMock<'TryBackupStore'>(() => ({ data: { tryBackupStore: { isGood: true, outcome } } }));
  tryOut.mockReturnValueOnce({
    data: null,
    errors: [
      {
        message: 'Hoidla jaoks on see vajalik',
        extensions: { code: 'BAD_USER_INPUT', field: 'backupPassphrase', requestID: 'req-1' },
      },
    ],
  });
  open({ TryBackupStore: tryOut });
  const store = await section('Varukoopiad mujal');
  await enterText(store.getByLabelText('Hoidla aadress'), 'https://hoidla.example');
  await userEvent.click(store.getByRole('button', { name: 'Proovi ühendust' }));
  expect(await store.findByText('Hoidla jaoks on see vajalik')).toBeVisible();
  await userEvent.click(store.getByRole('button', { name: 'Proovi ühendust' }));
  expect(await store.findByText(outcome)).toBeVisible();
  expect(tryOut.mock.calls[0]?.[0]).toEqual({
    input: { changes: [{ key: 'backupStoreEndpoint', text: 'https://hoidla.example' }] },
  });
});

it('keeps that a switch is off where the usual value is on', async () => {
  const save = jest.fn((_: Record<string, unknown>) => ({ data: { saveSettings: full().companySettings } }));
  open({ SaveSettings: save });
  const store = await section('Varukoopiad mujal');
  await userEvent.click(store.getByRole('switch', { name: 'Ämbri nimi on aadressi teekonnas' }));
  await userEvent.click(store.getByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText('Seaded salvestatud!')).toBeVisible();
  expect(save.mock.calls[0]?.[0]).toMatchObject({ input: { changes: [{ key: 'backupStorePathStyle', text: 'off' }] } });
});

it('shows at once that a switch that was saved as on is off', async () => {
  open({
    CompanySettings: () => ({
      data: withSettings({ businessRegisterUrl: { text: 'on', usual: 'off', source: 'saved' } }),
    }),
  });
  const company = await section('Ettevõte');
  const register = company.getByRole('switch', { name: 'Otsi ettevõtteid äriregistrist' });
  expect(register).toBeChecked();
  await userEvent.click(register);
  expect(register).not.toBeChecked();
});
