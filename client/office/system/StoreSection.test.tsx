import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import { StoreSection } from './StoreSection';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

type Store = NonNullable<DataOf<'BackupStore'>['backupStore']>;

const AT = '2026-11-20T06:00:00.000Z';
const NAME = '2026-11-20T06-00-00.000Z.backup.age';
const someStore = (changes: Partial<Store> = {}): Store => ({
  __typename: 'BackupStoreState',
  place: 'https://hoidla.example/koopiad/bussid',
  lacks: [],
  lastGoodAt: AT,
  bytes: 3_500_000,
  isSending: false,
  failedAt: null,
  fault: null,
  retryAt: null,
  ...changes,
});
const listed = { __typename: 'BackupFile' as const, name: NAME, at: AT, bytes: 3_500_000 };

const open = (store: Store | null, replies: Replies = {}) =>
  renderClient(<StoreSection onChange={() => undefined} />, {
    replies: {
      BackupStore: () => ({ data: { backupStore: store } }),
      StoredBackups: () => ({
        data: { storedBackups: { __typename: 'StoredBackups', backups: [listed], fault: null } },
      }),
      ...replies,
    },
  });

it('says what no store means, and leads to the settings', async () => {
  open(null);
  expect(await screen.findByText('Hoidlat ei ole')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ava seaded' })).toHaveAttribute('href', '/platform/settings');
  expect(screen.queryByRole('button', { name: 'Saada kohe' })).toBeNull();
});

it('names the settings that are missing', async () => {
  open(someStore({ place: null, lacks: ['backupPassphrase'], lastGoodAt: null, bytes: null }));
  expect(await screen.findByText(/puudu on Varukoopiate parool/)).toBeVisible();
});

it('shows the last good one, the list, and the fault of the last upload with its advice', async () => {
  open(someStore({ failedAt: AT, fault: 'Hoidla on täis.', retryAt: AT }));
  expect(await screen.findByText(/^Viimane hoidlas: 20\.11\.2026/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /Viimane saatmine ebaõnnestus .* Hoidla on täis\. Portaal proovib/,
  );
  expect(await screen.findByText(`3,3 MB · ${NAME}`)).toBeVisible();
});

it('shows the fault of a store that cannot be asked, and asks it again', async () => {
  let fault: string | null = 'Serverit hoidla.example ei leitud. Kontrollige aadressi.';
  open(someStore(), {
    StoredBackups: () => ({ data: { storedBackups: { __typename: 'StoredBackups', backups: [], fault } } }),
  });
  expect(await screen.findByText(fault)).toBeVisible();
  fault = null;
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByText('Hoidlas ei ole varukoopiaid')).toBeVisible();
});

it('sends one now, and not a second while one is on its way', async () => {
  const send = jest.fn(() => ({ data: { sendBackupNow: someStore() } }));
  open(someStore(), { SendBackupNow: send });
  await userEvent.click(await screen.findByRole('button', { name: 'Saada kohe' }));
  expect(await screen.findByText('Varukoopia on hoidlas')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

it('shows that another copy sends', async () => {
  open(someStore({ isSending: true }));
  expect(await screen.findByRole('button', { name: 'Saadan …' })).toBeDisabled();
});

it.each([
  [true, null, 'Taastub'],
  [false, 'Varukoopia on rikutud.', 'Ei taastu'],
])('tries a backup: good %s', async (isGood, reason, word) => {
  const checkStoredBackup = { __typename: 'BackupCheck' as const, isGood, reason, tables: [] };
  open(someStore(), { CheckStoredBackup: () => ({ data: { checkStoredBackup } }) });
  await userEvent.click(await screen.findByRole('button', { name: `Proovi taastada: ${NAME}` }));
  const list = within(await screen.findByRole('group', { name: 'Varukoopiad hoidlas' }));
  expect(await list.findByText(word)).toBeVisible();
  if (reason) expect(list.getByText(`Põhjus: ${reason}`)).toBeVisible();
});

it('says that the state could not be loaded', async () => {
  open(null, { BackupStore: () => refusal('databaseAway') });
  expect(await screen.findByText('Varukoopiate hoidla seisu ei õnnestunud laadida')).toBeVisible();
});
