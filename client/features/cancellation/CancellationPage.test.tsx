import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { renderClient, setScreen } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import CancellationPage from './CancellationPage';
import { idOf } from '../../testIds';

type Tier = NonNullable<DataOf<'CancellationTerms'>['cancellationTerms']>['tiers'][number];
const week = { __typename: 'CancellationSpan', count: 7, unit: 'days' as const };
const tier = (changes: Partial<Tier>): Tier => ({
  __typename: 'CancellationTier',
  from: null,
  to: null,
  percent: 0,
  minimum: 0,
  ...changes,
});
const terms = {
  ...{ __typename: 'CancellationTerms', id: idOf('t1'), version: 2, createdAt: '2026-11-01T08:00:00.000Z' },
  tiers: [tier({ to: week }), tier({ from: week, percent: 10, minimum: 30 })],
};
const preview = (problems: { field: string; message: string }[] = []) => ({
  data: {
    cancellationPreview: {
      ...{ __typename: 'CancellationPreview', start: '2026-12-05T06:00:00.000Z', total: 1000 },
      problems: problems.map((problem) => ({ __typename: 'CancellationProblem', ...problem })),
      steps:
        problems.length > 0
          ? []
          : [
              { __typename: 'CancellationStep', at: null, percent: 0, fee: 0 },
              { __typename: 'CancellationStep', at: '2026-11-28T06:00:00.000Z', percent: 10, fee: 100 },
            ],
    },
  },
});

function open(replies: Replies = {}) {
  setScreen('wide');
  return renderClient(<CancellationPage />, {
    replies: {
      CancellationTerms: () => ({ data: { cancellationTerms: terms } }),
      CancellationPreview: () => preview(),
      ...replies,
    },
  });
}
afterEach(() => act(() => closeSnackbar()));

it('says what the terms mean for a trip', async () => {
  open();
  const list = within(await screen.findByRole('status'));
  expect(list.getByText('praegu tasuta')).toBeVisible();
  expect(list.getByText('alates 28.11.2026 08:00 10%, 100,00 €')).toBeVisible();
});

it('saves what was edited, with the version that was seen', async () => {
  const save = jest.fn((_: Record<string, unknown>) => ({ data: { saveCancellationTerms: { ...terms, version: 3 } } }));
  open({ SaveCancellationTerms: save });
  const [, percent] = await screen.findAllByLabelText('Protsent');
  await userEvent.clear(percent as HTMLElement);
  await userEvent.type(percent as HTMLElement, '20');
  await userEvent.click(screen.getByText('Salvesta uus versioon'));
  expect(await screen.findByText('Tühistamistingimused salvestatud!')).toBeVisible();
  expect(save.mock.calls[0]?.[0]).toEqual({
    seenVersion: 2,
    input: {
      tiers: [
        { from: null, to: { count: 7, unit: 'days' as const }, percent: 0, minimum: 0 },
        { from: { count: 7, unit: 'days' as const }, to: null, percent: 20, minimum: 30 },
      ],
    },
  });
  expect(await screen.findByText(/^Versioon 3/)).toBeVisible();
});

it('shows a gap where it is, and lets nobody save it', async () => {
  open({
    CancellationPreview: () =>
      preview([{ field: 'tiers.1.from', message: 'Tühimik: 7 päeva kuni 5 päeva enne väljumist' }]),
  });
  const [inField] = await screen.findAllByText('Tühimik: 7 päeva kuni 5 päeva enne väljumist');
  expect(inField).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvesta uus versioon' })).toBeDisabled();
});

it('offers to try again when the terms cannot be loaded', async () => {
  let fails = true;
  open({
    CancellationTerms: () => {
      if (fails) throw new Error('away');
      return { data: { cancellationTerms: terms } };
    },
  });
  expect(await screen.findByText('Tühistamistingimuste laadimine ebaõnnestus')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  await waitFor(() => expect(screen.getByText(/^Versioon 2/)).toBeVisible());
});
