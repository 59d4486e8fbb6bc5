import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import { HideBus } from './HideBus';
import { ids, replied } from '../../testReplies';

const setra = replied('Fleet', 'full').buses.find(({ id }) => id === ids.setra)!;

it('names the trips ahead before a bus that has some is hidden', async () => {
  const hide = jest.fn(({ confirmed }: Record<string, unknown>) =>
    confirmed ? { data: { setBusHidden: { ...setra, hidden: true } } } : refusal('busHasTrips'),
  );
  renderClient(<HideBus bus={setra} />, { replies: { SetBusHidden: hide } });
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Peida' }));
    const question = await screen.findByRole('alertdialog', { name: 'Bussil on veel sõite ees. Kas peita ikkagi?' });
    expect(question).toHaveTextContent('kuni määrate teise: 21.11.2026 08:00 Tallinn - Paide - Tartu');
    return within(question);
  };
  await userEvent.click((await ask()).getByRole('button', { name: 'Loobu' }));
  expect(hide.mock.calls.map(([{ confirmed }]) => confirmed)).toEqual([false]);
  hide.mockClear();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click((await ask()).getByRole('button', { name: 'Peida' }));
  expect(await screen.findByText('Buss peidetud!')).toBeVisible();
  expect(hide.mock.calls).toEqual([
    [{ id: setra.id, hidden: true, confirmed: false }],
    [{ id: setra.id, hidden: true, confirmed: true }],
  ]);
});
