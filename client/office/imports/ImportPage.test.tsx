import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { renderClient, setScreen } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import ImportPage from './ImportPage';

type File = DataOf<'ImportFile'>['importFile'];
type Batch = File['batch'];

const id = '0197a000-0000-7000-8000-000000000001';

const makeBatch = (changes: Partial<Batch> = {}): Batch => ({
  __typename: 'ImportBatch',
  id,
  number: null,
  kind: 'buses',
  state: 'uploaded',
  fileName: 'bussid.csv',
  encoding: 'windows-1257',
  rowCount: 3,
  counts: null,
  importedAt: null,
  importedBy: null,
  undoneAt: null,
  undoneBy: null,
  ...changes,
});

const makeFile = (changes: Partial<Batch> = {}): File => ({
  __typename: 'ImportFile',
  batch: makeBatch(changes),
  columns: [
    { __typename: 'ImportColumn', key: 'name', title: 'Bussi nimi', required: true, place: 0 },
    { __typename: 'ImportColumn', key: 'plate', title: 'Numbrimärk', required: false, place: null },
  ],
  fileColumns: [
    { __typename: 'ImportFileColumn', heading: 'Buss', samples: ['Setra', 'Volvo'] },
    { __typename: 'ImportFileColumn', heading: '', samples: ['123 ABC'] },
  ],
});

const counts = { __typename: 'ImportCounts' as const, new: 2, changed: 0, unchanged: 0, refused: 1 };
const rows: DataOf<'ImportRows'>['importRows'] = [
  {
    __typename: 'ImportRow',
    line: 4,
    outcome: 'refused',
    subject: 'Volvo',
    problems: [{ __typename: 'ImportProblemRow', column: 'Kohti', cell: 'viis', reason: 'See ei ole arv' }],
  },
];

const none: Replies = {
  ImportBatches: () => ({ data: { importBatches: [] } }),
  ImportProgress: () => ({ data: { importProgress: null } }),
  ImportRows: () => ({ data: { importRows: rows } }),
};

function open(replies: Replies, path = '/') {
  setScreen('wide');
  return renderClient(<ImportPage />, { path, replies: { ...none, ...replies } });
}
afterEach(() => act(() => closeSnackbar()));

it('names what can be brought in, and says what an empty list will show', async () => {
  open({});
  expect(await screen.findByText(/Siia ilmuvad sisse toodud failid/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Vali fail: / })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Näidisfail: Reisid' })).toHaveAttribute(
    'href',
    '/api/import/template/trips.csv',
  );
});

it('sends the columns that were chosen by hand and shows what would happen', async () => {
  const check = jest.fn((_: Record<string, unknown>) => ({
    data: { checkImport: makeFile({ state: 'checked', counts }) },
  }));
  open({ ImportFile: () => ({ data: { importFile: makeFile() } }), CheckImport: check }, `/?fail=${id}`);
  expect(await screen.findByText('Setra · Volvo')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Numbrimärk'), 'Veerg 2');
  expect(screen.getByText('123 ABC')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Vaata läbi' }));
  expect(await screen.findByText('Kohti „viis“: See ei ole arv')).toBeVisible();
  expect(check.mock.calls[0]?.[0]).toEqual({
    id,
    columns: [
      { key: 'name', place: 0 },
      { key: 'plate', place: 1 },
    ],
  });
});

it('shows a refusal at the column that it concerns', async () => {
  open(
    {
      ImportFile: () => ({ data: { importFile: makeFile() } }),
      CheckImport: () => ({
        data: null,
        errors: [
          { message: 'Palun valige veerg', extensions: { code: 'BAD_USER_INPUT', field: 'name', requestID: 'req-1' } },
        ],
      }),
    },
    `/?fail=${id}`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Vaata läbi' }));
  expect(await screen.findByText('Palun valige veerg')).toBeVisible();
  expect(screen.queryByText('Mis juhtub')).toBeNull();
});

it('imports only what was looked through: changed columns ask for another look', async () => {
  open({ ImportFile: () => ({ data: { importFile: makeFile({ state: 'checked', counts }) } }) }, `/?fail=${id}`);
  const button = await screen.findByRole('button', { name: 'Too sisse 2 rida' });
  expect(button).toBeEnabled();
  await userEvent.selectOptions(screen.getByLabelText('Numbrimärk'), 'Buss');
  expect(button).toBeDisabled();
  expect(screen.getByText('Veerud on muutunud: vaadake fail uuesti läbi.')).toBeVisible();
});

it('imports, and asks by name before it takes a file back', async () => {
  const imported = {
    state: 'imported' as const,
    number: 7,
    counts,
    importedAt: '2026-11-20T06:00:00.000Z',
    importedBy: 'Maris',
  };
  const undo = jest.fn((_: Record<string, unknown>) => ({
    data: { undoImport: makeFile({ ...imported, state: 'undone' }) },
  }));
  open({ ImportBatches: () => ({ data: { importBatches: [makeBatch(imported)] } }), UndoImport: undo });
  await userEvent.click(await screen.findByRole('button', { name: 'Võta tagasi: bussid.csv' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('7. Bussid, bussid.csv')).toBeVisible();
  expect(undo).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Võta tagasi' }));
  expect(await screen.findByText('Fail on tagasi võetud!')).toBeVisible();
  expect(undo.mock.calls[0]?.[0]).toEqual({ id });
});

it('offers to try again when the file cannot be loaded', async () => {
  open(
    {
      ImportFile: () => {
        throw new Error('away');
      },
    },
    `/?fail=${id}`,
  );
  expect(await screen.findByText('Laadimine ebaõnnestus')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Proovi uuesti' })).toBeVisible();
});
