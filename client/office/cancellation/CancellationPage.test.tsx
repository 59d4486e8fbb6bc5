import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { renderClient, setScreen } from '../../testRender';
import type { Replies } from '../../testRender';
import CancellationPage from './CancellationPage';
import { replied } from '../../testReplies';

const { cancellationTerms: terms } = replied('CancellationTerms', 'full');

function open(replies: Replies = {}) {
  setScreen('wide');
  return renderClient(<CancellationPage />, {
    replies: {
      CancellationTerms: () => ({ data: replied('CancellationTerms', 'full') }),
      CancellationPreview: () => ({ data: replied('CancellationPreview', 'full') }),
      ...replies,
    },
  });
}
afterEach(() => act(() => closeSnackbar()));

it('shows the effect of the terms on a trip', async () => {
  open();
  const list = within(await screen.findByRole('status'));
  expect(list.getByText('praegu tasuta')).toBeVisible();
  expect(list.getByText('alates 16.12.2026 08:00 10%, 100,00 €')).toBeVisible();
});

it('saves the edited terms, with the version on the page', async () => {
  const save = jest.fn((_: Record<string, unknown>) => ({
    data: { saveCancellationTerms: { ...terms!, version: 3 } },
  }));
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
    CancellationPreview: () => ({ data: replied('CancellationPreview', 'gap') }),
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
