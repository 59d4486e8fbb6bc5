import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { refusal } from '../../../testRender';
import { openOffer, orderId, orderInPath, someOrder } from '../parts/order.fixture';
import { openPart } from '../parts/openPart.fixture';
import { replied } from '../../../testReplies';
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
  it("shows the customer's price, sends once, and goes to the answered page", async () => {
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
    expect(screen.getByText(`E-kiri läks: ${stored.email}`)).toBeVisible();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer.mock.calls[0]?.[0]).toEqual({
      id: orderId,
      version: 1,
      price: 540,
      vatRate: 24,
      note: '',
      validUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    await waitFor(() => expect(where.pathname).toBe(`/platform/answeredQuery/${orderInPath}`));
    expect(await screen.findByText('Vasta päringule uuesti')).toBeVisible();
  });

  it('takes a departure that the law allows one driver, once its times were seen; then checks the law again', async () => {
    stored = someOrder({ allowedActions: ['answer', 'editRoute'] });
    const { checkTrip } = replied('CheckTrip', 'long');
    const repair = {
      ...checkTrip.repairs.at(-1)!,
      action: 'Väljumine kell 8:10',
      departs: ['2026-12-05T06:10:00.000Z', '2026-12-05T08:00:00.000Z', null],
      addedStops: [],
    };
    const check = jest.fn(() => ({
      data: stored.version === 1 ? { checkTrip: { ...checkTrip, repairs: [repair] } } : replied('CheckTrip', 'new'),
    }));
    const update = jest.fn((_variables: Record<string, unknown>) => {
      stored = { ...stored, version: 2 };
      return { data: { updateRoute: stored } };
    });
    openPart(QuoteForm, () => stored, { CheckTrip: check, UpdateRoute: update });
    await userEvent.click(await screen.findByRole('button', { name: 'Väljumine kell 8:10' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Muuta väljumisi? Väljumine kell 8:10' });
    expect(dialog).toHaveTextContent('Tallinn: 08:00 → 08:10');
    expect(dialog).not.toHaveTextContent('Paide');
    expect(update).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByText('Muuda väljumisi'));
    expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
    const [first, second, last] = stored.stops.map(({ lat, lng, city, address }) => ({ lat, lng, city, address }));
    expect(update.mock.calls[0]?.[0]).toEqual({
      id: orderId,
      version: 1,
      stops: [{ ...first, depart: repair.departs[0] }, { ...second, depart: repair.departs[1] }, last],
      notifyByEmail: false,
    });
    await waitFor(() => expect(screen.queryByText(/vaja on teist juhti/)).toBeNull());
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('takes a stop on the way once it and the later end were seen', async () => {
    stored = someOrder({ allowedActions: ['answer', 'editRoute'] });
    const { checkTrip } = replied('CheckTrip', 'long');
    const parnu = { city: 'Pärnu', address: 'Pärnu', lat: 58.3859, lng: 24.4971 };
    const repair = {
      ...checkTrip.repairs.at(-1)!,
      action: 'Peatus teel 45 min: Pärnu (kohal kell 18:00)',
      departs: stored.stops.map(({ depart }) => depart),
      addedStops: [
        {
          __typename: 'TripRepairStop' as const,
          ...parnu,
          after: 0,
          driverFree: true,
          arrive: '2026-12-05T06:30:00.000Z',
          depart: '2026-12-05T07:15:00.000Z',
        },
      ],
      arrives: '2026-12-05T16:00:00.000Z',
    };
    const update = jest.fn((_variables: Record<string, unknown>) => ({ data: { updateRoute: stored } }));
    openPart(QuoteForm, () => stored, {
      CheckTrip: () => ({ data: { checkTrip: { ...checkTrip, repairs: [repair] } } }),
      UpdateRoute: update,
    });
    await userEvent.click(await screen.findByRole('button', { name: repair.action }));
    const dialog = await screen.findByRole('alertdialog', { name: `Lisada marsruudile peatus? ${repair.action}` });
    expect(dialog).toHaveTextContent(/Pärnu \(uus peatus\): .*08:30-09:15/);
    expect(dialog).toHaveTextContent(/Reisi lõpp: .* → 18:00/);
    await userEvent.click(within(dialog).getByText('Lisa peatus'));
    await waitFor(() => expect(update).toHaveBeenCalled());
    const { stops } = update.mock.calls[0]?.[0] as { stops: object[] };
    expect(stops).toHaveLength(stored.stops.length + 1);
    expect(stops[1]).toEqual({ ...parnu, depart: '2026-12-05T07:15:00.000Z', driverAtStop: 'free' });
  });

  it('keeps the input when somebody was quicker, shows the changes, and sends on the new version', async () => {
    const changes = { passengers: [47, 50] };
    const missed = [{ at: '2026-11-21T06:00:00Z', action: 'editDetails', actor: 'admin', actorName: 'Anu', changes }];
    const answer = jest.fn(({ version }: Record<string, unknown>) =>
      version === 2
        ? { data: { answerOrder: { ...stored, version: 3 } } }
        : refusal('staleOrder', { version: 2, missed }),
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

  it('sends nothing until a price is typed, and 0 only after one question that names customer and sum', async () => {
    const answer = jest.fn((_variables: Record<string, unknown>) => ({ data: { answerOrder: stored } }));
    openPart(QuoteForm, () => stored, { AnswerOrder: answer });
    const send = await screen.findByRole('button', { name: 'Saada e-kiri' });
    expect(screen.getByLabelText('Hind')).toHaveValue('0,00');
    await userEvent.click(send);
    // It says why it does nothing, and leads to the field.
    expect(screen.getByText('Palun sisestage hind')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Hind')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(answer).not.toHaveBeenCalled();

    await typePrice('0');
    await userEvent.click(send);
    const question = await screen.findByRole('alertdialog', { name: 'Kas saata pakkumine hinnaga 0 €?' });
    expect(question).toHaveTextContent(/Eesti Rahvatantsu Selts: 0,00\s€/);
    expect(answer).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByText('Saada e-kiri'));
    expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
    expect(answer.mock.calls.map(([variables]) => variables.price)).toEqual([0]);
  });

  it('asks once about a price twice or half of the usual one, and names the sum', async () => {
    const answer = jest.fn((_variables: Record<string, unknown>) => ({ data: { answerOrder: stored } }));
    openPart(QuoteForm, () => stored, {
      AnswerOrder: answer,
      SimilarTrips: () => ({
        data: { similarTrips: { ...replied('SimilarTrips', 'full').similarTrips, orderId } },
      }),
    });
    await screen.findByText(/mediaan 610,00/);
    await typePrice('5400');
    await userEvent.click(screen.getByText('Saada e-kiri'));
    const question = await screen.findByRole('alertdialog', { name: /^Kas hind 5400,00\s€ on õige\?$/ });
    expect(question).toHaveTextContent(/Eesti Rahvatantsu Selts: klient maksab 6696,00\s€/);
    expect(question).toHaveTextContent(/Sarnaste reiside mediaan on 610,00\s€/);
    await userEvent.click(within(question).getByText('Loobu'));
    expect(answer).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await typePrice('700');
    await userEvent.click(screen.getByText('Saada e-kiri'));
    expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
    expect(answer.mock.calls.map(([{ price }]) => price)).toEqual([700]);
  });

  it('takes the price of the former offer for one that was typed', async () => {
    stored = someOrder({ status: 'answered', offer: openOffer, allowedActions: ['answerAgain'] });
    openPart(QuoteForm, () => stored, {});
    expect(await screen.findByRole('button', { name: 'Saada e-kiri' })).toBeEnabled();
  });

  it('does not send an invalid price', async () => {
    openPart(QuoteForm, () => stored, {});
    await typePrice('-5');
    await userEvent.click(screen.getByText('Saada e-kiri'));
    expect(screen.getByText('Sisestage summa, näiteks 123,45')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Hind')).toHaveFocus());
  });
});
