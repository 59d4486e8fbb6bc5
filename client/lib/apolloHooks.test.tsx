import { gql } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { act } from 'react';
import { refusal, renderClient } from '../testRender';
import type { Answers } from '../testRender';
import { useMutation } from './apolloHooks';
import type { MutationContext, MutationOutcome } from './mutationManners';

const document = gql`
  mutation AnswerOrder($price: Int!) {
    answerOrder(price: $price)
  }
`;
type Data = { answerOrder: string };

let outcome: MutationOutcome<Data> | undefined;

async function send(answer: Answers[string], context?: MutationContext<Data>) {
  function Page() {
    const [answerOrder] = useMutation<Data, { price: number }>(document, { context });
    return <button onClick={async () => (outcome = await answerOrder({ variables: { price: 540 } }))}>Saada</button>;
  }
  renderClient(<Page />, { answers: { AnswerOrder: answer } });
  await userEvent.click(screen.getByText('Saada'));
}

describe('useMutation', () => {
  afterEach(() => act(() => closeSnackbar()));

  it('sends the variables and toasts after success only', async () => {
    let finish = (): void => undefined;
    const sent: unknown[] = [];
    await send(
      (variables) => {
        sent.push(variables);
        return new Promise((resolve) => (finish = () => resolve({ data: { answerOrder: 'ok' } })));
      },
      { toast: 'E-kiri saadetud!' },
    );
    expect(sent).toEqual([{ price: 540 }]);
    expect(screen.queryByText('E-kiri saadetud!')).toBeNull();
    await act(async () => finish());
    expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
    expect(outcome).toEqual({ data: { answerOrder: 'ok' } });
  });

  it('may choose its toast by the answer', async () => {
    await send(() => ({ data: { answerOrder: 'kaks' } }), { toast: ({ answerOrder }) => `Vastus ${answerOrder}` });
    expect(await screen.findByText('Vastus kaks')).toBeVisible();
  });

  it('shows the error with its request and the operation in words, and hands it over without rejecting', async () => {
    await send(() => refusal('Hind puudub'), { toast: 'E-kiri saadetud!' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Error funktsioonis "answer order":\n[req-1] Hind puudub');
    expect(screen.queryByText('E-kiri saadetud!')).toBeNull();
    expect(outcome?.error?.message).toContain('Hind puudub');
  });

  it('shows the text of the page instead when there is one', async () => {
    await send(() => refusal('x'), { failureToast: 'Marsruudi muutmine ebaõnnestus' });
    expect((await screen.findByRole('alert')).textContent).toBe('Marsruudi muutmine ebaõnnestus');
  });

  it('leaves to the form what is only about its fields', async () => {
    await send(() => refusal('Hind puudub', { field: 'price' }), { formFields: ['price', 'tax'] });
    expect(outcome?.error).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('toasts an error about a field that the form does not show', async () => {
    await send(() => refusal('Firma puudub', { field: 'company' }), { formFields: ['price'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Firma puudub');
  });

  it('says that the server cannot be reached', async () => {
    await send(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server ei vasta');
  });
});
