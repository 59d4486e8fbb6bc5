import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import KeepingPage from './KeepingPage';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

type Data = DataOf<'Keeping'>['keeping'];

const someRule = (changes: Partial<Data['rules'][number]> = {}): Data['rules'][number] => ({
  __typename: 'KeepingRule',
  kind: 'inquiries',
  months: 12,
  confirmedMonths: null,
  usual: 12,
  least: 1,
  most: 36,
  wouldForget: 3,
  ...changes,
});
const someKeeping = (rules = [someRule()]): Data => ({
  __typename: 'Keeping',
  rules,
  nextRunAt: '2026-11-27T01:00:00.000Z',
  runs: [],
  changes: [],
});

const open = (keeping: Data, replies: Replies = {}) =>
  renderClient(<KeepingPage />, {
    replies: {
      Keeping: () => ({ data: { keeping } }),
      Erasures: () => ({ data: { erasures: [] } }),
      ...replies,
    },
  });

it('shows a rule that waits, its dry run, and confirms it after a question', async () => {
  const confirm = jest.fn(() => ({ data: { confirmKeepingRule: someKeeping([someRule({ confirmedMonths: 12 })]) } }));
  open(someKeeping(), { ConfirmKeepingRule: confirm });
  expect(await screen.findByText('Päringud ilma pakkumiseta: 1 aasta')).toBeVisible();
  expect(screen.getByText('Ootab kinnitust')).toBeVisible();
  expect(screen.getByText(/praegu unustataks 3/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Kinnita: Päringud ilma pakkumiseta' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/unustataks 3/)).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Kinnita' }));
  expect(confirm).toHaveBeenCalledWith({ kind: 'inquiries', months: 12 });
});

it('says that the rules could not be loaded, and loads them again', async () => {
  let isDown = true;
  open(someKeeping(), {
    Keeping: () => (isDown ? refusal('databaseAway') : { data: { keeping: someKeeping() } }),
  });
  expect(await screen.findByText('Säilitusaegu ei õnnestunud laadida')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByText('Päringud ilma pakkumiseta: 1 aasta')).toBeVisible();
});

const mari = {
  __typename: 'FoundPerson' as const,
  kind: 'customer' as const,
  value: 'mari@firma.example',
  name: 'Mari Mets',
  email: 'mari@firma.example',
  phone: '+37255512345',
  trips: 2,
  lastAt: '2026-11-20T06:00:00.000Z',
};

it('tells why a person stays and offers nothing to erase', async () => {
  const stays = [
    {
      __typename: 'Staying' as const,
      reason: 'accountingLaw' as const,
      orderId: null,
      until: '2033-12-31T22:00:00.000Z',
    },
  ];
  open(someKeeping(), {
    FindPeople: () => ({ data: { findPeople: [mari] } }),
    ErasurePreview: () => ({
      data: {
        erasurePreview: {
          __typename: 'ErasurePreview',
          name: 'Mari Mets',
          orders: 0,
          userGoes: false,
          stays: [...stays, ...stays],
          mentions: [],
        },
      },
    }),
  });
  await userEvent.type(await screen.findByLabelText('Nimi, e-post või telefon'), 'mets{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Kustuta: Mari Mets' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(
      '2 × Raamatupidamise seadus (RPS § 12) nõuab ostja nime seitse aastat; saab kustutada alates 01.01.2034',
    ),
  ).toBeVisible();
  expect(dialog.getByText('Praegu ei kustu midagi.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Kustuta jäädavalt' })).toBeDisabled();
});
