import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { orderId, someOrder } from '../parts/order.fixture';
import type { DataOf } from '../../../testRender';
import { openPart } from '../parts/openPart.fixture';
import { QuoteForm } from './QuoteForm';
import { parseSigned } from '../../../lib/texts/money';
import { replied } from '../../../testReplies';
import { toLineInput } from './quoteLines';

const recorded = replied('ProposedPrice', 'new').proposedPrice;
const [line] = recorded.lines;
const source = (kind: 'drive' | 'emptyDrive', count: number, each: number) => ({ ...line!.source!, kind, count, each });
const proposal: DataOf<'ProposedPrice'>['proposedPrice'] = {
  ...recorded,
  price: 618.3,
  lines: [
    { ...line!, detail: '442 km × 1,35 €', amount: 596.7, source: source('drive', 442, 1.35) },
    {
      ...line!,
      title: 'Tühisõit',
      detail: 'garaažist ja tagasi 18 km × 1,20 €',
      amount: 21.6,
      source: source('emptyDrive', 18, 1.2),
    },
  ],
  amountDue: 766.69,
};
const sent = { showLines: false, priceListId: recorded.priceListId };

let stored = someOrder({ allowedActions: ['answer'] });
const answer = jest.fn((_variables: Record<string, unknown>) => ({ data: { answerOrder: stored } }));
beforeEach(() => {
  stored = someOrder({ allowedActions: ['answer'] });
  answer.mockClear();
});
afterEach(() => act(() => closeSnackbar()));

function open(changes: Partial<typeof proposal> = {}) {
  openPart(QuoteForm, () => stored, {
    AnswerOrder: answer,
    ProposedPrice: () => ({ data: { proposedPrice: { ...proposal, ...changes } } }),
  });
}
const send = () => userEvent.click(screen.getByText('Saada e-kiri'));
const sentBasis = () => answer.mock.calls[0]?.[0];

it('begins with the proposed lines and their sum, and sends them with the version that made them', async () => {
  open();
  expect(await screen.findByText('442 km × 1,35 €')).toBeVisible();
  expect(screen.getByLabelText('Hind')).toHaveValue('618,30');
  expect(screen.getByRole('status')).toHaveTextContent(/Klient maksab\s*766,69\s€/);
  expect(screen.getByText('Hinnakiri „Talv“')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Näita ridu kliendile'));
  await userEvent.type(screen.getByLabelText('Pane tähele'), 'Tere{Control>}{Enter}');
  expect(await screen.findByText('E-kiri saadetud!')).toBeVisible();
  expect(toLineInput(proposal.lines[0]!).source).toMatchObject({ kind: 'drive', count: 442, each: 1.35 });
  expect(sentBasis()).toMatchObject({
    price: 618.3,
    basis: { lines: proposal.lines.map(toLineInput), showLines: true, priceListId: recorded.priceListId },
  });
});

it('lines can be changed, dropped and added, and the price is always their sum', async () => {
  open();
  await userEvent.click(await screen.findByLabelText('Eemalda rida: Tühisõit'));
  expect(screen.getByLabelText('Hind')).toHaveValue('596,70');
  await userEvent.click(screen.getByText('Lisa rida'));
  await userEvent.type(screen.getByLabelText('Rida'), 'Kokkulepe');
  await userEvent.clear(screen.getByLabelText('Summa'));
  await userEvent.type(screen.getByLabelText('Summa'), '-96,70{Enter}');
  expect(screen.getByLabelText('Hind')).toHaveValue('500,00');
  await userEvent.click(screen.getByLabelText('Muuda rida: Sõit'));
  await userEvent.clear(screen.getByLabelText('Summa'));
  await userEvent.type(screen.getByLabelText('Summa'), 'palju');
  expect(screen.getByText('Sisestage summa, näiteks 123,45 või -20')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Summa'));
  await userEvent.type(screen.getByLabelText('Summa'), '600');
  await userEvent.click(screen.getByText('Valmis'));
  await send();
  expect(sentBasis()).toMatchObject({
    price: 503.3,
    basis: {
      ...sent,
      lines: [
        // The office wrote them: they are text from now on.
        { title: 'Sõit', detail: '442 km × 1,35 €', amount: 600, source: null },
        { title: 'Kokkulepe', detail: '', amount: -96.7, source: null },
      ],
    },
  });
});

it('a typed price gets an extra line, so that the lines add up', async () => {
  open();
  await screen.findByText('442 km × 1,35 €');
  await userEvent.clear(screen.getByLabelText('Hind'));
  await userEvent.type(screen.getByLabelText('Hind'), '600');
  expect(screen.getByText('Hinnamuudatus').parentElement).toHaveTextContent(/−18,30\s€/);
  await send();
  expect(sentBasis()).toMatchObject({
    price: 600,
    basis: {
      ...sent,
      lines: [
        ...proposal.lines.map(toLineInput),
        { title: 'Hinnamuudatus', detail: '', amount: -18.3, source: { kind: 'change' } },
      ],
    },
  });
});

it('a line whose editing changes nothing stays as it was proposed', async () => {
  open();
  await userEvent.click(await screen.findByLabelText('Muuda rida: Sõit'));
  await userEvent.click(screen.getByText('Valmis'));
  await send();
  expect(sentBasis()).toMatchObject({ basis: { lines: proposal.lines.map(toLineInput) } });
});

it('a price that was sent stands until the proposed one is taken', async () => {
  stored = someOrder({ status: 'answered', version: 1, allowedActions: ['answerAgain'] });
  open();
  await userEvent.click(await screen.findByText(/^Kasuta hinnakirja hinda 618,30\s€$/));
  expect(screen.getByLabelText('Hind')).toHaveValue('618,30');
  expect(screen.queryByText(/^Kasuta hinnakirja/)).toBeNull();
});

it('another VAT rate is proposed with its reason, and never set by itself', async () => {
  open({ vatRate: 0, vatReason: 'Reis algab ja lõpeb eri riigis' });
  expect(await screen.findByText('Reis algab ja lõpeb eri riigis')).toBeVisible();
  expect(screen.getByLabelText('Käibemaks')).toHaveTextContent('24%');
  await userEvent.click(screen.getByText('Kasuta 0%'));
  expect(screen.getByLabelText('Käibemaks')).toHaveTextContent('0%');
});

it('asks for the VAT rate, and proposes none, where a person must decide', async () => {
  open({ vatRate: null, vatReason: 'Kas 24% või 0%?' });
  expect(await screen.findByText('Kas 24% või 0%?')).toBeVisible();
  expect(screen.queryByText(/^Kasuta .*%$/)).toBeNull();
});

it('says why there is no price, and takes a bare one', async () => {
  open({ price: null, lines: [], problem: 'Ükski põhihind ei kehti: 120 reisijat' });
  expect(await screen.findByText(/Ükski põhihind ei kehti: 120 reisijat/)).toBeVisible();
  await userEvent.click(screen.getByText('Saada e-kiri'));
  expect(screen.getByText('Palun sisestage hind')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Hind'));
  await userEvent.type(screen.getByLabelText('Hind'), '900');
  await send();
  expect(sentBasis()).toEqual({
    id: orderId,
    version: 1,
    price: 900,
    vatRate: 24,
    note: '',
    validUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

it('reads sums with either minus', () => {
  expect(['-20', '−1 234,5', '12.30', '', '--1', '1-'].map(parseSigned)).toEqual([
    -2000,
    -123450,
    1230,
    undefined,
    undefined,
    undefined,
  ]);
});

it('shows the price that the customer saw before sending, and takes the promised one', async () => {
  const firm = replied('ProposedPrice', 'firm').proposedPrice.shown!;
  const shown = { ...firm, netFrom: 480, netTo: 480 };
  open({ shown });
  const notice = await screen.findByText(/^Klient nägi 08\.12\.2026 10:00 .* kindlat hinda 480,00\s€/);
  expect(notice).toHaveTextContent('kehtib kuni 22.12.2026.');
  await userEvent.click(screen.getByRole('button', { name: /^Kasuta 480,00/ }));
  expect(screen.getByLabelText('Hind')).toHaveValue('480,00');
  expect(screen.queryByRole('button', { name: /^Kasuta 480,00/ })).toBeNull();
});

it('of a range, and of a trip that is another one since, there is nothing to take', async () => {
  const range = { ...replied('ProposedPrice', 'range').proposedPrice.shown!, tripChanged: true };
  open({ shown: range });
  const notice = await screen.findByText(/mittesiduvat hinda 220,00\s€ kuni 280,00\s€/);
  expect(notice).toHaveTextContent('Reis on pärast seda muutunud.');
  expect(screen.queryByRole('button', { name: /^Kasuta 280/ })).toBeNull();
});
