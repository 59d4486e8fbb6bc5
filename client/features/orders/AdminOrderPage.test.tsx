import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { refusal, renderClient } from '../../testRender';
import type { Answers } from '../../testRender';
import AdminOrderPage from './AdminOrderPage';
import { openOffer, orderId, orderInPath, someJob, someOrder } from './order.fixture';

/** The order as the server has it now. */
let stored: ReturnType<typeof someOrder>;

function open(answers: Answers = {}, path = `/platform/query/${orderInPath}`) {
  const pages = (
    <Routes>
      <Route path="/platform" element={null} />
      <Route path="/platform/*" element={<AdminOrderPage />} />
    </Routes>
  );
  return renderClient(pages, {
    path,
    answers: {
      OrderById: () => ({ data: { order: stored } }),
      OrderHistory: () => ({ data: { orderHistory: [] } }),
      AssignmentOptions: () => ({ data: { drivers: [], buses: [], busyTimes: [] } }),
      ...answers,
    },
  });
}
const acting = (...allowedActions: ReturnType<typeof someOrder>['allowedActions']) => someOrder({ allowedActions });

beforeEach(() => {
  stored = someOrder();
});
afterEach(() => act(() => closeSnackbar()));

describe('the order page', () => {
  it('of the wrong status leads to the page of the order', async () => {
    const offer = { ...openOffer, status: 'accepted' as const };
    stored = someOrder({ status: 'job', offer, job: someJob(), allowedActions: ['updateJob'] });
    const { where } = open();
    await waitFor(() => expect(where.pathname).toBe(`/platform/job/${orderInPath}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tallinn - Paide - Tartu' })).toBeVisible();
    expect(screen.getByText('Töö')).toBeVisible();
    const crew = within(screen.getByRole('region', { name: 'Juhid ja bussid' }));
    expect(crew.getByText('Kinnitatud')).toBeVisible();
    expect(crew.getByText('Keeldutud')).toBeVisible();
  });

  it('draws only what may be done', async () => {
    stored = someOrder({ status: 'archived', job: someJob(), allowedActions: ['editNotes'] });
    open({}, `/platform/job/${orderInPath}`);
    expect(await screen.findByText('Tellimus liigutatud arhiivi')).toBeVisible();
    expect(screen.queryByText('Liiguta arhiivi')).toBeNull();
    expect(screen.queryByText('Muuda hinda')).toBeNull();
    expect(screen.getByLabelText('Märkused juhile')).toBeVisible();
  });

  it('says that an order is gone', async () => {
    open({ OrderById: () => refusal('Tellimust ei leitud', { code: 'NOT_FOUND' }) });
    expect(await screen.findByRole('heading', { name: 'Tellimust ei leitud' })).toBeVisible();
  });

  it('can be tried again when it did not load', async () => {
    stored = acting();
    let fails = true;
    open({
      OrderById: () => (fails ? refusal('Andmebaas ei vasta', { code: 'UNAVAILABLE' }) : { data: { order: stored } }),
    });
    await screen.findByText('Tellimuse laadimine ebaõnnestus');
    fails = false;
    await userEvent.click(screen.getByText('Proovi uuesti'));
    expect(await screen.findByText('Päring (vastamata)')).toBeVisible();
  });
});

describe('acting for the customer', () => {
  it('warns when the customer was quicker, and shows where the order stands', async () => {
    stored = someOrder({ status: 'answered', offer: openOffer, allowedActions: ['acceptOnBehalf'] });
    const { where } = open(
      {
        AcceptOnBehalf: () => {
          stored = someOrder({ status: 'accepted', version: 2, allowedActions: [] });
          return refusal('See päring on juba vastatud!', { code: 'ALREADY_ANSWERED' });
        },
      },
      `/platform/answeredQuery/${orderInPath}`,
    );
    await userEvent.click(await screen.findByText('Võta vastu kliendi eest'));
    expect(await screen.findByText('See päring on juba vastatud!')).toBeVisible();
    expect(screen.queryByText('Viga päringu vastuvõtmisel!')).toBeNull();
    await waitFor(() => expect(where.pathname).toBe(`/platform/confirmedQuery/${orderInPath}`));
  });

  it('says when accepting failed', async () => {
    stored = acting('acceptOnBehalf');
    open({ AcceptOnBehalf: () => refusal('Midagi läks valesti') });
    await userEvent.click(await screen.findByText('Võta vastu kliendi eest'));
    expect(await screen.findByText('Viga päringu vastuvõtmisel!')).toBeVisible();
  });

  it('says when rejecting failed', async () => {
    stored = acting('rejectOnBehalf');
    open({ RejectOnBehalf: () => refusal('Midagi läks valesti') });
    await userEvent.click(await screen.findByText('Lükka tagasi'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByText('Lükka tagasi'));
    expect(await screen.findByText('Viga päringu tagasilükkamisel!')).toBeVisible();
  });

  it('rejects with the usual reason unless another is chosen', async () => {
    stored = acting('rejectOnBehalf');
    const reject = jest.fn((_variables: Record<string, unknown>) => {
      const offer = { ...openOffer, status: 'rejected' as const, rejectReason: 'cancelled_via_platform' as const };
      stored = someOrder({ status: 'rejected', version: 2, offer, allowedActions: [] });
      return { data: { rejectOnBehalf: stored } };
    });
    open({ RejectOnBehalf: reject });
    await userEvent.click(await screen.findByText('Lükka tagasi'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByText('Lükka tagasi'));
    expect(await screen.findByText('Päring tagasi lükatud!')).toBeVisible();
    expect(reject.mock.calls[0]?.[0]).toEqual({ id: orderId, version: 1, reason: 'cancelled_via_platform' });
    expect(await screen.findByText('Päring (vastatud)')).toBeVisible();
    expect(screen.getByText('Tühistatud portaali kaudu')).toBeVisible();
  });

  it('moves a finished job to the archive', async () => {
    stored = someOrder({ status: 'job', job: someJob(), allowedActions: ['archive'] });
    open(
      {
        ArchiveOrder: () => ({
          data: { archiveOrder: { ...stored, status: 'archived', version: 2, allowedActions: [] } },
        }),
      },
      `/platform/job/${orderInPath}`,
    );
    await userEvent.click(await screen.findByText('Liiguta arhiivi'));
    expect(await screen.findByText('Kõik tagasisided märgitud loetuks!')).toBeVisible();
    expect(await screen.findByText('Tellimus liigutatud arhiivi')).toBeVisible();
  });

  it('deletes after one question and leaves for the dashboard', async () => {
    stored = acting('delete');
    const { where } = open({ DeleteOrder: () => ({ data: { deleteOrder: true } }) });
    await userEvent.click(await screen.findByText('Kustuta tellimus'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Kas oled kindel, et soovid kustutada?' }));
    expect(question.getByText('Tallinn - Paide - Tartu, 05.12.2026 08:00')).toBeVisible();
    await userEvent.click(question.getByText('Kustuta'));
    expect(await screen.findByText('Vedu kustutatud!')).toBeVisible();
    await waitFor(() => expect(where.pathname).toBe('/platform'));
  });
});
