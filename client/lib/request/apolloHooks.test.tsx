import { gql } from '@apollo/client';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { refusal, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import { useMutation } from './apolloHooks';
import type { MutationContext, MutationOutcome } from './mutationFeedback';
import { makeId } from '../../testIds';

const document = gql`
  mutation DeleteOrder($id: UUID!) {
    deleteOrder(id: $id)
  }
`;
type Data = { deleteOrder: boolean };

let outcome: MutationOutcome<Data> | undefined;

async function send(reply: Replies['DeleteOrder'], context?: MutationContext<Data>) {
  function Page() {
    const [deleteOrder] = useMutation<Data, { id: string }>(document, { context });
    return (
      <button onClick={async () => (outcome = await deleteOrder({ variables: { id: makeId('o1') } }))}>Saada</button>
    );
  }
  renderClient(<Page />, { replies: { DeleteOrder: reply } });
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
        return new Promise((resolve) => (finish = () => resolve({ data: { deleteOrder: true } })));
      },
      { toast: 'E-kiri saadetud!' },
    );
    expect(sent).toEqual([{ id: makeId('o1') }]);
    expect(screen.queryByText('E-kiri saadetud!')).toBeNull();
    await act(async () => finish());
    expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
    expect(outcome).toEqual({ data: { deleteOrder: true } });
  });

  it('may choose its toast by the answer', async () => {
    await send(() => ({ data: { deleteOrder: true } }), { toast: ({ deleteOrder }) => `Vastus ${deleteOrder}` });
    expect(await screen.findByText('Vastus true')).toBeVisible();
  });

  it('shows the error with its request and the operation in words, and hands it over without rejecting', async () => {
    await send(() => refusal('unforeseen'), { toast: 'E-kiri saadetud!' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error funktsioonis "delete order":');
    expect(within(alert).getByText('[req-1] Midagi läks valesti. Palun proovige uuesti.')).toBeVisible();
    expect(screen.queryByText('E-kiri saadetud!')).toBeNull();
    expect(outcome?.error?.message).toContain('Midagi läks valesti');
  });

  it('shows the text of the page instead when there is one', async () => {
    await send(() => refusal('unforeseen'), { failureToast: 'Marsruudi muutmine ebaõnnestus' });
    expect((await screen.findByRole('alert')).textContent).toBe('Marsruudi muutmine ebaõnnestus');
  });

  it('leaves errors of fields to the form', async () => {
    await send(() => refusal('orderEmail'), { formFields: ['email', 'phone'] });
    expect(outcome?.error).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('toasts an error about a field that the form does not show', async () => {
    await send(() => refusal('orderEmail'), { formFields: ['price'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Palun sisestage korrektne e-posti aadress');
  });

  it('says that the server cannot be reached', async () => {
    await send(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server ei vasta');
  });
});
