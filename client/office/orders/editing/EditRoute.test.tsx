import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import type { EditedStop, RouteEditorProps } from '../../../lib/navigation/routeEditor';
import { refusal, renderClient } from '../../../testRender';
import type { Replies } from '../../../testRender';
import { EditRoute } from './EditRoute';
import { someOrder } from '../parts/order.fixture';

const sent = ({ lat, lng, city, address, depart }: EditedStop): EditedStop => ({ lat, lng, city, address, depart });

/** An editor in which a route is bent by one button. */
function FakeEditor({ stops, problems, notice, hint, onSave }: RouteEditorProps) {
  return (
    <div role="dialog">
      {notice}
      {hint}
      {Object.values(problems).join()}
      <button onClick={() => onSave(stops.slice(0, 2).map(sent), true)}>Painuta</button>
    </div>
  );
}

const order = someOrder({ status: 'job', version: 3 });
const reload = jest.fn(async () => undefined);

async function bend(UpdateRoute: Replies['UpdateRoute']) {
  renderClient(<EditRoute order={order} reload={reload} Editor={FakeEditor} />, { replies: { UpdateRoute } });
  await userEvent.click(screen.getByRole('button', { name: 'Muuda marsruuti' }));
  await userEvent.click(screen.getByRole('button', { name: 'Painuta' }));
}

afterEach(() => act(() => closeSnackbar()));

describe('a bent route', () => {
  it('is saved on the version that was seen; then the editor closes', async () => {
    const update = jest.fn((_variables: Record<string, unknown>) => ({
      data: { updateRoute: { ...order, version: 4 } },
    }));
    await bend(update);
    expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update.mock.calls).toEqual([
      [{ id: order.id, version: 3, stops: order.stops.slice(0, 2).map(sent), notifyByEmail: true }],
    ]);
  });

  it('that cannot be saved stays in the editor, in the agreed words', async () => {
    await bend(() => refusal('departureMissing'));
    expect(await screen.findByText('Marsruudi muutmine ebaõnnestus')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent('Palun täitke kõikide peatuste väljumisajad');
    expect(screen.getByRole('dialog')).toHaveTextContent(/Hind jääb samaks.*küsitakse juhtidelt uus kinnitus/);
  });

  it('after a colleague was quicker is saved again on the new version', async () => {
    const update = jest.fn(({ version }: Record<string, unknown>) =>
      version === 3 ? refusal('staleOrder', { version: 5 }) : { data: { updateRoute: { ...order, version: 6 } } },
    );
    await bend(update);
    expect(await screen.findByText('Tellimust on vahepeal muudetud')).toBeVisible();
    expect(screen.queryByText('Marsruudi muutmine ebaõnnestus')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Võta uus versioon ja salvesta uuesti' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).toHaveBeenCalledTimes(2);
    expect(update.mock.calls[1]?.[0]).toMatchObject({ version: 5, notifyByEmail: true });
  });
});
