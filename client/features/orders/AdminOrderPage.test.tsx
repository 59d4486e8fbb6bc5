import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { act } from 'react';
import { refusal, renderClient } from '../../testRender';
import type { Answers } from '../../testRender';
import AdminOrderPage from './AdminOrderPage';
import { openOffer, orderId, orderInPath, someJob, someOrder } from './order.fixture';

/** The order as the server has it now. */
let stored: ReturnType<typeof someOrder>;

const missed = {
  at: '2026-11-21T06:00:00Z',
  action: 'editDetails',
  actor: 'admin',
  by: 'Anu',
  changes: { passengers: [47, 50] },
};
const stale = () =>
  refusal('Keegi on tellimust vahepeal muutnud.', {
    code: 'STALE_VERSION',
    details: { version: stored.version, missed: [missed] },
  });

function open(answers: Answers = {}, path = `/platform/query/${orderInPath}`) {
  return renderClient(<AdminOrderPage />, {
    path,
    answers: {
      OrderById: () => ({ data: { order: stored } }),
      OrderHistory: () => ({ data: { orderHistory: [] } }),
      AssignmentOptions: () => ({ data: { drivers: [], buses: [], upcomingJobs: [] } }),
      ...answers,
    },
  });
}

beforeEach(() => {
  stored = someOrder();
});
afterEach(() => act(() => closeSnackbar()));

describe('the order page', () => {
  it('of the wrong status leads to the page of the order', async () => {
    stored = someOrder({
      status: 'job',
      offer: { ...openOffer, status: 'accepted' },
      job: someJob(),
      allowedActions: ['updateJob'],
    });
    const { where } = open();
    await waitFor(() => expect(where.pathname).toBe(`/platform/job/${orderInPath}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tallinn - Paide - Tartu' })).toBeVisible();
    expect(screen.getByText('Töö')).toBeVisible();
    const crew = within(screen.getByRole('region', { name: 'Juhid ja bussid' }));
    expect(crew.getByText('Kinnitatud')).toBeVisible();
    expect(crew.getByText('Keeldutud')).toBeVisible();
  });

  it('draws only what may be done', async () => {
    stored = someOrder({
      status: 'archived',
      offer: { ...openOffer, status: 'accepted' },
      job: someJob(),
      allowedActions: ['editNotes', 'delete'],
    });
    open({}, `/platform/job/${orderInPath}`);
    expect(await screen.findByText('Tellimus liigutatud arhiivi')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Liiguta arhiivi' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Muuda hinda' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Märkused' })).toBeVisible();
  });

  it('says that an order is gone', async () => {
    open({ OrderById: () => refusal('Tellimust ei leitud', { code: 'NOT_FOUND' }) });
    expect(await screen.findByRole('heading', { name: 'Tellimust ei leitud' })).toBeVisible();
  });

  it('can be tried again when it did not load', async () => {
    let fails = true;
    open({
      OrderById: () => (fails ? refusal('Andmebaas ei vasta', { code: 'UNAVAILABLE' }) : { data: { order: stored } }),
    });
    await screen.findByText('Tellimuse laadimine ebaõnnestus');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
    expect(await screen.findByText('Päring (vastamata)')).toBeVisible();
  });
});

describe('the quote form', () => {
  const price = () => screen.findByRole('textbox', { name: 'Hind' });

  it('shows what the customer will pay, sends once, and goes to the answered page', async () => {
    let finish = () => undefined as void;
    const answer = jest.fn(async (_variables: Record<string, unknown>) => {
      await new Promise<void>((done) => (finish = done));
      stored = someOrder({ status: 'answered', version: 2, offer: openOffer, allowedActions: ['answerAgain'] });
      return { data: { answerOrder: stored } };
    });
    const { where } = open({ AnswerOrder: answer });
    await userEvent.clear(await price());
    await userEvent.type(await price(), '540');
    expect(screen.getAllByText(/^669,60\s€$/)[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Saada e-kiri' }));
    expect(screen.getByRole('button', { name: 'Saadan…' })).toBeDisabled();
    act(finish);
    expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer.mock.calls[0]?.[0]).toEqual({ id: orderId, version: 1, price: 540, vatRate: 24, note: '' });
    await waitFor(() => expect(where.pathname).toBe(`/platform/answeredQuery/${orderInPath}`));
    expect(await screen.findByText('Päring (ootab vastust)')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Vasta päringule uuesti' })).toBeVisible();
  });

  it('keeps what was typed when somebody was quicker, tells what changed, and sends on the new version', async () => {
    const answer = jest.fn(({ version }: Record<string, unknown>) => {
      stored = someOrder({ version: 2, passengers: 50 });
      return version === 2 ? { data: { answerOrder: someOrder({ version: 3 }) } } : stale();
    });
    open({ AnswerOrder: answer });
    await userEvent.clear(await price());
    await userEvent.type(await price(), '700');
    await userEvent.click(screen.getByRole('button', { name: 'Saada e-kiri' }));
    expect(await screen.findByText(/Reisijad: 47 → 50/)).toBeVisible();
    expect(screen.queryByText(/Error funktsioonis/)).toBeNull();
    expect(await price()).toHaveValue('700,00');
    await userEvent.click(screen.getByRole('button', { name: 'Võta uus versioon ja salvesta uuesti' }));
    expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
    expect(answer.mock.calls.map(([variables]) => [variables.version, variables.price])).toEqual([
      [1, 700],
      [2, 700],
    ]);
  });
});

describe('acting for the customer', () => {
  it('warns when the customer was quicker, and shows where the order stands', async () => {
    stored = someOrder({ status: 'answered', offer: openOffer, allowedActions: ['acceptOnBehalf'] });
    const { where } = open(
      {
        AcceptOnBehalf: () => {
          stored = someOrder({
            status: 'accepted',
            version: 2,
            offer: { ...openOffer, status: 'accepted' },
            allowedActions: [],
          });
          return refusal('See päring on juba vastatud!', { code: 'ALREADY_ANSWERED' });
        },
      },
      `/platform/answeredQuery/${orderInPath}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Võta vastu kliendi eest' }));
    expect(await screen.findByText('See päring on juba vastatud!')).toBeVisible();
    expect(screen.queryByText('Viga päringu vastuvõtmisel!')).toBeNull();
    await waitFor(() => expect(where.pathname).toBe(`/platform/confirmedQuery/${orderInPath}`));
  });

  it('says when accepting failed', async () => {
    open({ AcceptOnBehalf: () => refusal('Midagi läks valesti') });
    await userEvent.click(await screen.findByRole('button', { name: 'Võta vastu kliendi eest' }));
    expect(await screen.findByText('Viga päringu vastuvõtmisel!')).toBeVisible();
  });

  it('rejects with the usual reason unless another is chosen', async () => {
    const reject = jest.fn((_variables: Record<string, unknown>) => {
      stored = someOrder({
        status: 'rejected',
        version: 2,
        offer: { ...openOffer, status: 'rejected', rejectReason: 'cancelled_via_platform' },
      });
      return { data: { rejectOnBehalf: stored } };
    });
    open({ RejectOnBehalf: reject });
    await userEvent.click(await screen.findByRole('button', { name: 'Lükka tagasi' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lükka tagasi' }));
    expect(await screen.findByText('Päring tagasi lükatud!')).toBeVisible();
    expect(reject.mock.calls[0]?.[0]).toEqual({ id: orderId, version: 1, reason: 'cancelled_via_platform' });
    expect(await screen.findByText('Päring (vastatud)')).toBeVisible();
    expect(screen.getByText('Tühistatud portaali kaudu')).toBeVisible();
  });

  it('deletes after one question and leaves for the dashboard', async () => {
    const { where } = open({ DeleteOrder: () => ({ data: { deleteOrder: true } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Kustuta tellimus' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Kas oled kindel, et soovid kustutada?' }));
    expect(question.getByText('Tallinn - Paide - Tartu, 05.12.2026 08:00')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Kustuta' }));
    expect(await screen.findByText('Vedu kustutatud!')).toBeVisible();
    expect(where.pathname).toBe('/platform');
  });
});

describe('the edit form', () => {
  const form = async () => within(await screen.findByRole('region', { name: 'Muuda andmeid' }));
  const retype = async (name: string, text: string) => {
    const field = (await form()).getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
    return field;
  };
  const save = async () => userEvent.click((await form()).getByRole('button', { name: 'Salvesta' }));

  it('sends only what was changed', async () => {
    const update = jest.fn((_variables: Record<string, unknown>) => ({
      data: { updateOrder: someOrder({ version: 2, fullName: 'Mari' }) },
    }));
    open({ UpdateOrder: update });
    await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
    expect(update.mock.calls[0]?.[0]).toEqual({ id: orderId, version: 1, input: { fullName: 'Mari' } });
  });

  it('shows the stored values again when saving failed', async () => {
    open({ UpdateOrder: () => refusal('Midagi läks valesti') });
    const field = await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText(/Error funktsioonis "update order"/)).toBeVisible();
    expect(field).toHaveValue('Õie Jõgeväli');
  });

  it('keeps what was typed when only a field was refused, and says so there', async () => {
    open({ UpdateOrder: () => refusal('Vigane e-post', { code: 'BAD_USER_INPUT', field: 'email' }) });
    const field = await retype('E-post', 'vigane');
    await save();
    expect(await screen.findByText('Vigane e-post')).toBeVisible();
    expect(field).toHaveValue('vigane');
  });

  it('asks nobody while something is missing', async () => {
    open();
    await userEvent.clear((await form()).getByRole('textbox', { name: 'Täisnimi' }));
    await save();
    expect(await screen.findByText('Palun sisestage täisnimi')).toBeVisible();
  });
});

describe('notes', () => {
  it('are saved one by one; the others stay typed', async () => {
    const update = jest.fn((_variables: Record<string, unknown>) => ({
      data: { updateNotes: someOrder({ version: 2, logisticsNotes: 'A' }) },
    }));
    open({ UpdateNotes: update });
    await userEvent.click(await screen.findByRole('button', { name: 'Märkused' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Logistiku märkused' }), 'A');
    await userEvent.type(screen.getByRole('textbox', { name: 'Märkused juhile' }), 'B');
    await userEvent.click(screen.getByRole('button', { name: 'Salvesta: Logistiku märkused' }));
    expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
    expect(update.mock.calls[0]?.[0]).toEqual({ id: orderId, version: 1, notes: { logisticsNotes: 'A' } });
    expect(screen.getByRole('textbox', { name: 'Märkused juhile' })).toHaveValue('B');
    await userEvent.click(screen.getByRole('button', { name: 'Salvesta kõik märkmed' }));
    expect(await screen.findByText('Kõik märkmed salvestatud!')).toBeVisible();
    expect(update.mock.calls[1]?.[0]).toEqual({ id: orderId, version: 2, notes: { driverNotes: 'B' } });
  });
});
