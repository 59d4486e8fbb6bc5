import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import SystemPage from './SystemPage';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

type State = DataOf<'SystemState'>['systemState'];
type Message = DataOf<'StuckMessages'>['stuckMessages'][number];

const at = '2026-11-20T06:00:00.000Z';
const someState = (changes: Partial<State> = {}): State => ({
  __typename: 'SystemState',
  version: '0.1.0',
  nodeVersion: '24.21.0',
  startedAt: at,
  memoryBytes: 200_000_000,
  diskFreeBytes: 40 * 2 ** 30,
  diskBytes: 100 * 2 ** 30,
  sessions: 3,
  mailServer: 'smtp.example:587',
  mapProviders: ['sisseehitatud kaart'],
  database: {
    __typename: 'SystemDatabase',
    isEmbedded: true,
    version: '18.4',
    bytes: 12_345_678,
    connections: 11,
    migrations: 46,
    lastMigration: 'DriversDecline1766870000000',
  },
  queues: [
    { __typename: 'SystemQueue', name: 'mail', waiting: 0, failing: 0, givenUp: 0, lastSentAt: at, lastError: null },
  ],
  jobs: [
    {
      __typename: 'SystemJob',
      name: 'Igapäevane varukoopia',
      lastRunAt: at,
      tookMs: 20,
      error: null,
      nextRunAt: '2026-11-20T06:10:00.000Z',
    },
  ],
  backups: [],
  problems: [],
  ...changes,
});
const someMessage: Message = {
  __typename: 'StuckMessage',
  id: '0d7c9f6e-5b1b-4a51-8a34-0a6d6a4c2f11',
  queue: 'mail',
  title: 'Teie parool on muudetud',
  to: 'mari@firma.example',
  createdAt: at,
  attempts: 12,
  dueAt: null,
  error: 'connect ECONNREFUSED',
};
const someBackup = {
  __typename: 'BackupFile' as const,
  name: '2026-11-20T06-00-00.000Z.daily.backup',
  at,
  bytes: 3_500_000,
};

const open = (state: State, messages: Message[] = [], replies: Replies = {}) =>
  renderClient(<SystemPage />, {
    replies: {
      SystemState: () => ({ data: { systemState: state } }),
      StuckMessages: () => ({ data: { stuckMessages: messages } }),
      BackupStore: () => ({ data: { backupStore: null } }),
      ...replies,
    },
  });

it('says that everything works, with the facts', async () => {
  open(someState());
  expect(await screen.findByText('Kõik töötab')).toBeVisible();
  expect(await screen.findByText('Kõik sõnumid on teele läinud')).toBeVisible();
  expect(screen.getByText('Varukoopiaid veel ei ole')).toBeVisible();
  expect(screen.getByText('PostgreSQL 18.4, portaali oma')).toBeVisible();
  expect(screen.getByText('40 GB / 100 GB')).toBeVisible();
  expect(screen.getByText('11,8 MB')).toBeVisible();
});

it('shows what to act on with its advice', async () => {
  const text = '2 sõnumit ei saadetud';
  const advice = 'Vaadake põhjust.';
  open(someState({ problems: [{ __typename: 'SystemProblemRow', kind: 'givenUp', isUrgent: true, text, advice }] }));
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('Vajab tegutsemist: 2 sõnumit ei saadetud');
  expect(problem).toHaveTextContent(advice);
});

it('sends a given-up message again, and drops one only after a question', async () => {
  const retry = jest.fn(() => ({ data: { retryMessage: true } }));
  const drop = jest.fn(() => ({ data: { dropMessage: true } }));
  open(someState(), [someMessage], { RetryMessage: retry, DropMessage: drop });
  const name = 'E-kiri: Teie parool on muudetud, mari@firma.example';
  await userEvent.click(await screen.findByRole('button', { name: `Saada uuesti: ${name}` }));
  expect(retry).toHaveBeenCalledWith({ id: someMessage.id });
  expect(screen.getByText('connect ECONNREFUSED')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Kustuta: ${name}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(drop).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Kustuta' }));
  expect(drop).toHaveBeenCalledWith({ id: someMessage.id });
});

it.each([
  [true, null, 'Taastub', '2 tabelit, 1250 rida; praegu on 1300 rida.'],
  [
    false,
    'The backup is damaged: its end is missing',
    'Ei taastu',
    'Põhjus: The backup is damaged: its end is missing',
  ],
])('tries a backup: good %s', async (isGood, reason, word, note) => {
  const tables = [
    { __typename: 'BackupTableCount' as const, name: 'order', rows: 1200, rowsNow: 1250 },
    { __typename: 'BackupTableCount' as const, name: 'user', rows: 50, rowsNow: 50 },
  ];
  const checkBackup = { __typename: 'BackupCheck' as const, isGood, reason, tables: isGood ? tables : [] };
  open(someState({ backups: [someBackup] }), [], { CheckBackup: () => ({ data: { checkBackup } }) });
  await userEvent.click(await screen.findByRole('button', { name: `Proovi taastada: ${someBackup.name}` }));
  expect(await screen.findByText(word)).toBeVisible();
  expect(screen.getByText((text) => text.replace(/\s/g, ' ') === note)).toBeVisible();
  expect(screen.getByRole('link', { name: `Laadi alla: ${someBackup.name}` })).toHaveAttribute(
    'href',
    `/api/backup/${someBackup.name}`,
  );
});

it('says that the state could not be loaded, and loads it again', async () => {
  let isDown = true;
  open(someState(), [], {
    SystemState: () => (isDown ? refusal('databaseAway') : { data: { systemState: someState() } }),
  });
  expect(await screen.findByText('Süsteemi seisu ei õnnestunud laadida')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByText('Kõik töötab')).toBeVisible();
});
