import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { Route, Routes } from 'react-router';
import { renderClient } from '../../../testRender';
import DriverOrderPage from './DriverOrderPage';
import { jaan, liis, orderId, orderInPath, someJob, someOrder } from '../parts/order.fixture';
import { replied } from '../../../testReplies';

const submit = jest.fn((_variables: Record<string, unknown>) => ({ data: { submitFeedback: true } }));

function open(order: ReturnType<typeof someOrder>) {
  const page = (
    <Routes>
      <Route path="/platform/:page/:id" element={<DriverOrderPage />} />
    </Routes>
  );
  renderClient(page, {
    path: `/platform/job/${orderInPath}`,
    replies: {
      OrderById: () => ({ data: { order } }),
      CurrentUser: () => ({ data: replied('CurrentUser', 'jaan') }),
      SubmitFeedback: submit,
    },
  });
}
const jobOrder = (changes: Parameters<typeof someOrder>[0] = {}) =>
  someOrder({ ...replied('OrderById', 'jobForDriver').order, id: orderId, ...changes });

const begun = { start: '2020-12-05T20:00:00.000Z', end: '2020-12-06T02:00:00.000Z' };

beforeEach(() => submit.mockClear());
afterEach(() => act(() => closeSnackbar()));

describe('the job page of a driver', () => {
  it('has a number to call, the way on the map and the colleagues', async () => {
    open(jobOrder({ start: '2099-12-05T06:00:00.000Z' }));
    expect(await screen.findByRole('link', { name: '+372 5559 8765' })).toHaveAttribute('href', 'tel:+37255598765');
    expect(screen.getByRole('link', { name: 'Ava kaardil' })).toHaveAttribute(
      'href',
      expect.stringContaining('google.com/maps/dir'),
    );
    expect(screen.getByText(liis.firstname)).toBeVisible();
    expect(screen.queryByText(/€/)).toBeNull();
    expect(screen.getByText('Tagasisidet saate anda pärast reisi algust.')).toBeVisible();
  });

  it("shows the driver's activity at a stop, where the office has set it", async () => {
    const order = jobOrder();
    open({
      ...order,
      stops: order.stops.map((stop, index) => (index === 1 ? { ...stop, driverAtStop: 'standby' as const } : stop)),
    });
    expect(await screen.findAllByText('Juht on valves')).toHaveLength(1);
    expect(screen.queryByText(/Juht on vaba|Juht töötab/)).toBeNull();
  });

  it('takes hours for each day once the trip has begun', async () => {
    open(jobOrder(begun));
    await userEvent.type(await screen.findByLabelText('Tunnid 05.12.2020'), '2,5');
    await userEvent.type(screen.getByLabelText('Tunnid 06.12.2020'), '4');
    await userEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
    expect(screen.getByText('Palun valige, kuidas reis läks')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Läks hästi' }));
    await userEvent.type(screen.getByLabelText('Kommentaar'), 'Kõik korras');
    await userEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
    expect(await screen.findByText('Tagasiside edastatud!')).toBeVisible();
    expect(submit.mock.calls[0]?.[0]).toEqual({
      orderId,
      driverId: jaan.id,
      input: { hours: [2.5, 4], wentWell: true, comment: 'Kõik korras' },
    });
  });

  it('shows own feedback that was read, and no form', async () => {
    const [given] = replied('OrderById', 'jobOver').order.job!.feedback;
    const feedback = [{ ...given!, wentWell: false, comment: 'Ummik', hours: [3, 0], isRead: true }];
    open(jobOrder({ ...begun, job: someJob({ feedback }) }));
    expect(await screen.findByText('Ummik')).toBeVisible();
    expect(screen.getByText(/ei saa enam muuta/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvesta' })).toBeNull();
  });

  it("asks a driver nothing about another driver's trip", async () => {
    const drivers = someJob().drivers.filter(({ driver }) => driver.id === liis.id);
    open(jobOrder({ ...begun, job: someJob({ drivers }) }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Anna tagasisidet')).toBeNull();
  });
});
