import { act, screen, waitFor, within } from '@testing-library/react';
import { printPrice } from '../parts/orderTexts';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { Route, Routes } from 'react-router';
import { v4 as newId } from 'uuid';
import { enterText, refusal, renderClient } from '../../../testRender';
import type { Replies } from '../../../testRender';
import { lawful } from '../parts/openPart.fixture';
import AdminOrderPage from './AdminOrderPage';
import { openOffer, orderId, orderInPath, someJob, someOrder } from '../parts/order.fixture';
import { replied } from '../../../testReplies';

/** The order as the server has it now. */
let stored: ReturnType<typeof someOrder>;

function open(replies: Replies = {}, path = `/platform/query/${orderInPath}`) {
  const pages = (
    <Routes>
      <Route path="/platform" element={null} />
      <Route path="/platform/:page/:id" element={<AdminOrderPage />} />
    </Routes>
  );
  return renderClient(pages, {
    path,
    replies: {
      OrderById: () => ({ data: { order: stored } }),
      OrderHistory: () => ({ data: { orderHistory: [] } }),
      Acceptances: () => ({ data: { acceptances: [] } }),
      TripProfit: () => ({ data: { tripProfit: null } }),
      ...lawful,
      AssignmentOptions: () => ({ data: replied('AssignmentOptions', 'accepted') }),
      ...replies,
    },
  });
}
const acting = (...allowedActions: ReturnType<typeof someOrder>['allowedActions']) => someOrder({ allowedActions });

/** The question about reported hours names the trip and who reported what; it is answered by a button. */
async function hoursAsked(answer: string) {
  const question = await screen.findByRole('alertdialog', { name: 'Tallinn - Paide - Tartu, 05.12.2026 08:00' });
  expect(question).toHaveTextContent(
    'Juhid on selle töö tunnid juba sisestanud ja need kaovad aruannetest: Jaan: 9,5 h',
  );
  await userEvent.click(within(question).getByText(answer));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

beforeEach(() => {
  stored = someOrder();
});
afterEach(() => act(() => closeSnackbar()));

describe('the order page', () => {
  it('of the wrong status leads to the page of the order', async () => {
    stored = someOrder({ status: 'job' });
    const { where } = open();
    await waitFor(() => expect(where.pathname).toBe(`/platform/job/${orderInPath}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tallinn - Paide - Tartu' })).toBeVisible();
    expect(screen.getByText('Töö')).toBeVisible();
    const crew = within(await screen.findByRole('region', { name: 'Juhid ja bussid' }));
    expect(crew.getByText('Kinnitatud')).toBeVisible();
    expect(crew.getByText('Keeldutud')).toBeVisible();
  });

  it('draws only allowed actions', async () => {
    stored = someOrder({ status: 'archived' });
    open({}, `/platform/job/${orderInPath}`);
    expect(await screen.findByText('Tellimus liigutatud arhiivi')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Arhiiv' })).toHaveAttribute('href', '/platform/archive');
    expect(await screen.findByRole('button', { name: 'Märkused', expanded: false })).toBeVisible();
    expect(screen.queryByText('Liiguta arhiivi')).toBeNull();
    expect(screen.queryByText('Muuda hinda')).toBeNull();
  });

  it('folds all but the next step of a job with drivers, under headings that sum them up', async () => {
    const job = someJob({ confirmation: 'accepted' });
    stored = someOrder({ status: 'job', job, driverNotes: 'Oota väljakul' });
    open({}, `/platform/job/${orderInPath}`);
    const findSummary = async (title: string) => {
      const fold = await screen.findByRole('button', { name: title, expanded: false });
      return document.getElementById(fold.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    expect(await findSummary('Muuda bussi ja juhti')).toBe('Jaan Tamm · Liis · Setra 515');
    expect(await findSummary('Märkused')).toBe('Märkused juhile: Oota väljakul');
    expect(await findSummary('Muuda hinda')).toMatch(/^540,00\s€ \+ käibemaks 24%, kokku 669,60\s€$/);
    expect(await findSummary('Muuda andmeid')).toBe('05.12.2026 08:00 · 47 reisijat');
    expect(screen.getAllByText(/Kaks ratastooli/)).toHaveLength(1);
  });

  it("shows the customer's price in its head, and a bare town once", async () => {
    stored = someOrder({ status: 'job', amountDue: 1103.6 });
    stored.stops[0] = { ...stored.stops[0]!, address: 'Tallinn, Harju maakond' };
    open({}, `/platform/job/${orderInPath}`);
    expect(await screen.findByText(/ · Klient maksab 1103,60\s€$/)).toBeVisible();
    const route = within(screen.getByRole('list', { name: 'Marsruut' }));
    expect(route.getAllByRole('listitem')[0]).toHaveTextContent(/^START\s*Tallinn Harju maakond/);
  });

  it('marks a stop that is left before it is reached, and no other', async () => {
    stored.stops[1] = { ...stored.stops[1]!, arrive: '2026-12-05T08:20:00.000Z' };
    open();
    const stops = within(await screen.findByRole('list', { name: 'Marsruut' })).getAllByRole('listitem');
    const mark = 'Väljumine on varasem kui arvestuslik saabumine';
    expect(stops.map((stop) => stop.textContent?.includes(mark))).toEqual([false, true, false]);
  });

  it('of a job whose driver declined asks for another', async () => {
    stored = someOrder({ status: 'job' });
    open({}, `/platform/job/${orderInPath}`);
    expect(await screen.findByRole('button', { name: 'Muuda bussi ja juhti' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('says that an order is gone', async () => {
    open({ OrderById: () => refusal('noSuchOrder') });
    expect(await screen.findByRole('heading', { name: 'Tellimust ei leitud' })).toBeVisible();
  });

  it('can be tried again when it did not load', async () => {
    stored = acting();
    let fails = true;
    open({
      OrderById: () => (fails ? refusal('databaseAway') : { data: { order: stored } }),
    });
    await screen.findByText('Tellimuse laadimine ebaõnnestus');
    fails = false;
    await userEvent.click(screen.getByText('Proovi uuesti'));
    expect(await screen.findByText('Päring (vastamata)')).toBeVisible();
  });
});

describe('changes of others', () => {
  const change = { changes: [{ lists: ['newOrders' as const], orderId, version: 2 }] };
  const recorded = replied('OrderHistory', 'edited').orderHistory.find(({ action }) => action === 'editDetails')!;
  const edit = { ...recorded, version: 2, at: '2026-11-21T07:00:00.000Z', actorName: 'Kaarel' };
  let history: (typeof edit)[];
  const openNew = (replies: Replies = {}) => {
    history = [];
    stored = acting('editDetails');
    return open({ OrderHistory: () => ({ data: { orderHistory: history } }), ...replies });
  };
  function kaarelEdits(version = 2) {
    history = [{ ...edit, version }];
    stored = someOrder({ allowedActions: ['editDetails'], version, passengers: 41 });
  }

  it('load at once, with a notice, while nobody has begun to work here', async () => {
    const { tell } = openNew();
    await screen.findByRole('button', { name: 'Muuda andmeid', expanded: false });
    kaarelEdits();
    act(() => tell(change));
    const news = await screen.findByText('Tellimust muudeti, näete uut seisu');
    expect(news.closest('[role=status]')).toHaveTextContent('Kaarel');
    expect(news.closest('[role=status]')).toHaveTextContent('47 → 41');
    expect(screen.queryByText('Laadi muudatused')).toBeNull();
  });

  it('are offered once somebody types, and the input stays when they are loaded', async () => {
    const { tell } = openNew();
    await userEvent.click(await screen.findByRole('button', { name: 'Muuda andmeid', expanded: false }));
    const company = screen.getByRole('textbox', { name: 'Firma' });
    await userEvent.clear(company);
    await enterText(company, 'Tantsuselts');
    kaarelEdits();
    act(() => tell(change));
    await userEvent.click(await screen.findByRole('button', { name: 'Laadi muudatused' }));
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Reisijad' })).toHaveValue(41));
    expect(company).toHaveValue('Tantsuselts');
    await waitFor(() => expect(screen.queryByText('Laadi muudatused')).toBeNull());
  });

  describe('after a form was sent from here', () => {
    const sendDetails = async (reply: NonNullable<Replies['UpdateOrder']>) => {
      const { tell } = openNew({ UpdateOrder: reply });
      await userEvent.click(await screen.findByRole('button', { name: 'Muuda andmeid', expanded: false }));
      await enterText(screen.getByRole('textbox', { name: 'Firma' }), ' Tantsuselts');
      await userEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
      return tell;
    };
    const changeAgain = { changes: [{ lists: ['newOrders' as const], orderId, version: 3 }] };

    it('is loaded at once again', async () => {
      const tell = await sendDetails(() => {
        stored = someOrder({ allowedActions: ['editDetails'], version: 2 });
        return { data: { updateOrder: stored } };
      });
      expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
      kaarelEdits(3);
      act(() => tell(changeAgain));
      expect(await screen.findByText('Tellimust muudeti, näete uut seisu')).toBeVisible();
    });

    it('is only offered where the form was refused, which is not saved', async () => {
      const tell = await sendDetails(() => refusal('orderEmail'));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-post' })).toBeInvalid());
      kaarelEdits();
      act(() => tell(change));
      expect(await screen.findByText('Laadi muudatused')).toBeVisible();
    });
  });

  it('of another order is no news', async () => {
    const { tell } = openNew();
    await screen.findByRole('button', { name: 'Muuda andmeid', expanded: false });
    kaarelEdits();
    act(() => tell({ changes: [{ lists: ['newOrders'], orderId: newId(), version: 9 }] }));
    act(() => tell({ present: [{ id: newId(), name: 'Mari Maasikas', kind: 'looksAtOrder', subject: orderId }] }));
    expect(await screen.findByText('Vaatab ka Mari Maasikas')).toBeVisible();
    expect(screen.queryByText('Tellimust muudeti, näete uut seisu')).toBeNull();
  });
});

/** Accepts for the customer, after the question. */
async function confirmAccepting() {
  await userEvent.click(await screen.findByText('Võta vastu kliendi eest'));
  const question = await screen.findByRole('alertdialog', { name: 'Kas võtta pakkumine kliendi eest vastu?' });
  await userEvent.click(within(question).getByText('Võta vastu kliendi eest'));
}

describe('the next step', () => {
  const waiting = {
    newOrders: [{ ...replied('Dashboard', 'full').newOrders[0]!, start: '2027-02-01T06:00:00.000Z' }],
    acceptedOrders: [{ ...replied('Dashboard', 'full').acceptedOrders[0]!, start: '2026-11-23T06:00:00.000Z' }],
    upcomingJobs: [],
  };
  const send = async (lists: typeof waiting | { newOrders: []; acceptedOrders: []; upcomingJobs: [] }) => {
    stored = acting('answer');
    const opened = open({
      NextWaiting: () => ({ data: lists }),
      AnswerOrder: () => {
        stored = someOrder({ status: 'answered', version: 2, allowedActions: ['answerAgain'] });
        return { data: { answerOrder: stored } };
      },
    });
    await userEvent.clear(await screen.findByLabelText('Hind'));
    await userEvent.type(screen.getByLabelText('Hind'), '540');
    await userEvent.click(screen.getByText('Saada e-kiri'));
    return opened;
  };

  it('is one tap away after sending, the earliest departure first, and has the focus', async () => {
    await send(waiting);
    const next = await screen.findByRole('link', { name: 'Järgmine' });
    const { id } = waiting.acceptedOrders[0]!;
    expect(next).toHaveAttribute('href', `/platform/confirmedQuery/${id.toUpperCase()}`);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('says that nothing waits', async () => {
    await send({ newOrders: [], acceptedOrders: [], upcomingJobs: [] });
    expect(await screen.findByText(/^Rohkem midagi ei oota/)).toBeVisible();
  });

  it('follows the changes of others again after sending', async () => {
    const { tell } = await send(waiting);
    await screen.findByRole('link', { name: 'Järgmine' });
    stored = someOrder({ status: 'answered', version: 3, passengers: 41, allowedActions: ['answerAgain'] });
    act(() => tell({ changes: [{ lists: ['answeredOrders' as const], orderId, version: 3 }] }));
    await waitFor(() => expect(screen.getByText('41')).toBeVisible());
    expect(screen.queryByText('Laadi muudatused')).toBeNull();
  });
});

describe('acting for the customer', () => {
  it('asks once before a priced offer is accepted, naming customer and sum', async () => {
    stored = someOrder({ status: 'answered' });
    const accept = jest.fn((_variables: Record<string, unknown>) => ({ data: { acceptOnBehalf: stored } }));
    open({ AcceptOnBehalf: accept }, `/platform/answeredQuery/${orderInPath}`);
    await userEvent.click(await screen.findByText('Võta vastu kliendi eest'));
    const question = await screen.findByRole('alertdialog', { name: 'Kas võtta pakkumine kliendi eest vastu?' });
    expect(question).toHaveTextContent(
      `Eesti Rahvatantsu Selts: ${printPrice(stored.amountDue).replace('\u00a0', ' ')}`,
    );
    expect(accept).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByText('Loobu'));
    expect(accept).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await confirmAccepting();
    expect(await screen.findByText('Päring vastu võetud!')).toBeVisible();
    expect(accept).toHaveBeenCalledTimes(1);
  });

  it('warns when the customer was quicker, and shows where the order stands', async () => {
    stored = someOrder({ status: 'answered' });
    const { where } = open(
      {
        AcceptOnBehalf: () => {
          stored = someOrder({ status: 'accepted', version: 2, allowedActions: [] });
          return refusal('alreadyAnswered');
        },
      },
      `/platform/answeredQuery/${orderInPath}`,
    );
    await confirmAccepting();
    expect(await screen.findByText('See päring on juba vastatud!')).toBeVisible();
    expect(screen.queryByText('Viga päringu vastuvõtmisel!')).toBeNull();
    await waitFor(() => expect(where.pathname).toBe(`/platform/confirmedQuery/${orderInPath}`));
  });

  it('stays with the newest version, also when an older one that was asked for before comes later', async () => {
    const answered = someOrder({ status: 'answered' });
    const accepted = someOrder({ status: 'accepted', version: answered.version + 1 });
    stored = answered;
    let sendHeld: (() => void) | undefined;
    let holds = false;
    const { where, tell } = open(
      {
        OrderById: () =>
          new Promise((resolve) => {
            const reply = () => resolve({ data: { order: answered } });
            if (holds) sendHeld = reply;
            else reply();
          }),
        AcceptOnBehalf: () => ({ data: { acceptOnBehalf: accepted } }),
      },
      `/platform/answeredQuery/${orderInPath}`,
    );
    await screen.findByText('Võta vastu kliendi eest');
    holds = true;
    act(() => tell({ changes: [{ lists: ['jobs'], orderId, version: answered.version }] }));
    await waitFor(() => expect(sendHeld).toBeDefined());
    await confirmAccepting();
    await waitFor(() => expect(where.pathname).toBe(`/platform/confirmedQuery/${orderInPath}`));
    await act(async () => sendHeld?.());
    expect(where.pathname).toBe(`/platform/confirmedQuery/${orderInPath}`);
  });

  it('asks once before an order without a price is accepted, naming customer and sum', async () => {
    stored = acting('acceptOnBehalf');
    const accept = jest.fn((_variables: Record<string, unknown>) => ({ data: { acceptOnBehalf: stored } }));
    open({ AcceptOnBehalf: accept });
    await userEvent.click(await screen.findByText('Võta vastu kliendi eest'));
    const question = await screen.findByRole('alertdialog', { name: 'Kas võtta päring vastu ilma hinnata?' });
    expect(question).toHaveTextContent('Eesti Rahvatantsu Selts: Hind on kokku leppimata.');
    expect(accept).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByText('Võta vastu kliendi eest'));
    expect(await screen.findByText('Päring vastu võetud!')).toBeVisible();
    expect(accept).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says when accepting failed', async () => {
    stored = someOrder({ status: 'answered' });
    open({ AcceptOnBehalf: () => refusal('unforeseen') }, `/platform/answeredQuery/${orderInPath}`);
    await confirmAccepting();
    expect(await screen.findByText('Viga päringu vastuvõtmisel!')).toBeVisible();
  });

  it('says when rejecting failed', async () => {
    stored = acting('rejectOnBehalf');
    open({ RejectOnBehalf: () => refusal('unforeseen') });
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
    expect(reject.mock.calls[0]?.[0]).toEqual({
      id: orderId,
      version: 1,
      reason: 'cancelled_via_platform',
      confirmed: false,
      fee: null,
    });
    expect(await screen.findByText('Päring (vastatud)')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Tühistatud portaali kaudu')).toBeVisible();
  });

  it('moves a finished job to the archive', async () => {
    stored = someOrder({ status: 'job', allowedActions: ['archive'] });
    open(
      {
        ArchiveOrder: () => ({
          data: { archiveOrder: { ...stored, status: 'archived', version: stored.version + 1, allowedActions: [] } },
        }),
      },
      `/platform/job/${orderInPath}`,
    );
    await userEvent.click(await screen.findByText('Liiguta arhiivi'));
    expect(await screen.findByText('Kõik tagasisided märgitud loetuks!')).toBeVisible();
    expect(await screen.findByText('Tellimus liigutatud arhiivi')).toBeVisible();
  });

  it('takes an order back from the archive', async () => {
    stored = someOrder({ status: 'archived' });
    const takeBack = jest.fn((_variables: Record<string, unknown>) => {
      stored = { ...stored, status: 'job', version: 8, allowedActions: ['archive'] };
      return { data: { takeFromArchive: stored } };
    });
    open({ TakeFromArchive: takeBack }, `/platform/job/${orderInPath}`);
    await userEvent.click(await screen.findByText('Too arhiivist tagasi'));
    expect(await screen.findByText('Tellimus on arhiivist tagasi toodud')).toBeVisible();
    expect(takeBack.mock.calls).toEqual([[{ id: orderId, version: 7 }]]);
    expect(await screen.findByText('Liiguta arhiivi')).toBeVisible();
    expect(screen.queryByText('Too arhiivist tagasi')).toBeNull();
  });

  it('calls a job off, after naming whose hours would be lost', async () => {
    stored = someOrder({ status: 'job' });
    const reject = jest.fn(({ confirmed }: Record<string, unknown>) => {
      if (!confirmed) return refusal('hoursReportedOfJob');
      const offer = { ...openOffer, status: 'rejected' as const, rejectReason: 'cancelled_via_platform' as const };
      stored = someOrder({ status: 'rejected', version: 2, offer, allowedActions: [] });
      return { data: { rejectOnBehalf: stored } };
    });
    open({ RejectOnBehalf: reject }, `/platform/job/${orderInPath}`);
    await userEvent.click(await screen.findByText('Tühista tellimus'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tühista tellimus kliendi soovil' }));
    expect(dialog.getByText(/^Juhid vabanevad ja saavad e-kirja/)).toBeVisible();
    await userEvent.click(dialog.getByText('Tühista tellimus'));
    await hoursAsked('Tühista ikkagi');
    expect(await screen.findByText('Päring tagasi lükatud!')).toBeVisible();
    expect(reject.mock.calls.map(([{ confirmed, reason }]) => [confirmed, reason])).toEqual([
      [false, 'cancelled_via_platform'],
      [true, 'cancelled_via_platform'],
    ]);
  });

  it('deletes nothing with reported hours unless that is meant', async () => {
    stored = someOrder({ status: 'job' });
    const remove = jest.fn(({ confirmed }: Record<string, unknown>) =>
      confirmed ? { data: { deleteOrder: true } } : refusal('hoursReported'),
    );
    const { where } = open({ DeleteOrder: remove }, `/platform/job/${orderInPath}`);
    const ask = async () => {
      await userEvent.click(await screen.findByText('Kustuta tellimus'));
      const first = await screen.findByRole('alertdialog', { name: 'Kas oled kindel, et soovid kustutada?' });
      await userEvent.click(within(first).getByText('Kustuta'));
    };
    await ask();
    await hoursAsked('Loobu');
    expect(where.pathname).toBe(`/platform/job/${orderInPath}`);
    await ask();
    await hoursAsked('Kustuta ikkagi');
    await waitFor(() => expect(where.pathname).toBe('/platform'));
    expect(remove.mock.calls.map(([{ confirmed }]) => confirmed)).toEqual([false, false, true]);
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
