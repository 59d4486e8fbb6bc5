import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { act } from 'react';
import { refusal } from '../../testRender';
import { openOffer, orderId, orderInPath, someOrder } from './order.fixture';
import { openPart } from './openPart.fixture';
import { QuoteForm } from './QuoteForm';

/** The order as the server has it now. */
let stored: ReturnType<typeof someOrder>;
beforeEach(() => {
  stored = someOrder({ allowedActions: ['answer'] });
});
afterEach(() => act(() => closeSnackbar()));

async function typePrice(text: string) {
  await userEvent.clear(await screen.findByLabelText('Hind'));
  await userEvent.click(screen.getByLabelText('Hind'));
  await userEvent.paste(text);
}

describe('the quote form', () => {
  it('shows what the customer will pay, sends once, and goes to the answered page', async () => {
    let finish = (): void => undefined;
    const answer = jest.fn(async (_variables: Record<string, unknown>) => {
      await new Promise<void>((done) => (finish = done));
      stored = someOrder({ status: 'answered', version: 2, offer: openOffer, allowedActions: ['answerAgain'] });
      return { data: { answerOrder: stored } };
    });
    const { where } = openPart(QuoteForm, () => stored, { AnswerOrder: answer });
    await typePrice('540');
    expect(screen.getByRole('status')).toHaveTextContent(/Klient maksab\s*669,60\s€/);
    await userEvent.click(screen.getByText('Saada e-kiri'));
    expect(screen.getByRole('button', { name: 'Saadan…' })).toBeDisabled();
    await act(async () => finish());
    expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer.mock.calls[0]?.[0]).toEqual({ id: orderId, version: 1, price: 540, vatRate: 24, note: '' });
    await waitFor(() => expect(where.pathname).toBe(`/platform/answeredQuery/${orderInPath}`));
    expect(await screen.findByText('Vasta päringule uuesti')).toBeVisible();
  });

  it('keeps what was typed when somebody was quicker, tells what changed, and sends on the new version', async () => {
    const changes = { passengers: [47, 50] };
    const missed = [{ at: '2026-11-21T06:00:00Z', action: 'editDetails', actor: 'admin', by: 'Anu', changes }];
    const answer = jest.fn(({ version }: Record<string, unknown>) =>
      version === 2
        ? { data: { answerOrder: { ...stored, version: 3 } } }
        : refusal('Keegi on vahepeal muutnud.', { code: 'STALE_VERSION', details: { version: 2, missed } }),
    );
    openPart(QuoteForm, () => stored, { AnswerOrder: answer });
    await typePrice('700');
    await userEvent.click(screen.getByText('Saada e-kiri'));
    expect(await screen.findByText(/Reisijad: 47 → 50/)).toBeVisible();
    expect(screen.queryByText(/Error funktsioonis/)).toBeNull();
    expect(screen.getByLabelText('Hind')).toHaveValue('700,00');
    await userEvent.click(screen.getByText('Võta uus versioon ja salvesta uuesti'));
    expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
    expect(answer.mock.calls.map(([variables]) => [variables.version, variables.price])).toEqual([
      [1, 700],
      [2, 700],
    ]);
    expect(screen.queryByText('Tellimust on vahepeal muudetud')).toBeNull();
  });

  it('does not send what is no price', async () => {
    openPart(QuoteForm, () => stored, {});
    await typePrice('-5');
    await userEvent.click(screen.getByText('Saada e-kiri'));
    expect(screen.getByText('Sisesta summa, näiteks 123,45')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Hind')).toHaveFocus());
  });
});
