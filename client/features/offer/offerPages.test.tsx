import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import type { Answers } from '../../testRender';
import AcceptPage from './AcceptPage';
import RejectPage from './RejectPage';

const customer = { fullName: 'Õie Jõgeväli', email: 'oie@rahvatants.ee', phone: '+37255512345' };
const info = {
  companyName: 'Tuuleveod',
  companyPhone: '+372 5555 0000',
  companyEmail: 'a@b.ee',
  now: '2026-11-21T08:00:00Z',
};
const offer = {
  ...customer,
  start: '2026-12-05T06:00:00.000Z',
  passengers: 47,
  distanceKm: 186.4,
  durationMin: 165,
  note: 'Buss ootab Viru väljakul.',
  price: 540,
  vatRate: 24,
  vat: 129.6,
  amountDue: 881.1,
  lines: [],
  ended: false,
  askedAgain: false,
  validUntil: '2026-12-01T22:00:00.000Z' as string | null,
  stops: [
    { city: 'Tallinn', address: 'Tallinn, Harju maakond', arrive: null, depart: '2026-12-05T06:00:00.000Z' },
    {
      city: 'Paide',
      address: 'Keskväljak, Paide',
      arrive: '2026-12-05T07:20:00.000Z',
      depart: '2026-12-05T08:00:00.000Z',
    },
    { city: 'Tartu', address: 'Raekoja plats 1, Tartu', arrive: '2026-12-05T09:25:00.000Z', depart: null },
  ],
  food: [{ name: 'Võileivad', price: 4.5, count: 47 }],
};
const link = (status: 'open' | 'accepted' | 'rejected'): Answers => ({
  OfferLink: () => ({ data: { offerLink: { status, ...offer } } }),
  PortalInfo: () => ({ data: { portalInfo: info } }),
});
const wrongKey = () => refusal('wrongKey');
const path = '/accept?id=o1&activation_key=k1';
const open = (page: React.ReactNode, answers: Answers, at = path) => renderClient(page, { answers, path: at });

describe('an offer that has ended', () => {
  const ended = (askedAgain: boolean): Answers => ({
    ...link('open'),
    OfferLink: () => ({ data: { offerLink: { status: 'expired', ...offer, ended: true, askedAgain } } }),
  });

  it.each([
    ['accept', <AcceptPage key="a" />],
    ['reject', <RejectPage key="r" />],
  ])('says so on the page to %s, and asks for another one with one tap', async (_name, page) => {
    const AskOfferAgain = jest.fn((_variables: Record<string, unknown>) => ({ data: { askOfferAgain: false } }));
    open(page, { ...ended(false), AskOfferAgain });
    expect(await screen.findByRole('heading', { name: 'Pakkumise tähtaeg on läbi' })).toBeVisible();
    expect(screen.queryByText('Kinnita')).toBeNull();
    await userEvent.click(screen.getByText('Küsi uut pakkumist'));
    expect(await screen.findByText('Saadame teile peagi uue pakkumise.')).toBeVisible();
    expect(AskOfferAgain.mock.calls[0]?.[0]).toEqual({ id: 'o1', activationKey: 'k1' });
  });

  it('tells that another one was asked for', async () => {
    open(<AcceptPage />, ended(true));
    expect(await screen.findByText('Aitäh, saime soovi kätte!')).toBeVisible();
    expect(screen.queryByText('Küsi uut pakkumist')).toBeNull();
  });

  it('that ends while the form is open says so instead of a dead link', async () => {
    let now: Answers = link('open');
    open(<AcceptPage />, {
      ...link('open'),
      OfferLink: (variables) => (now.OfferLink as Answers[string])(variables),
      AcceptOffer: () => {
        now = ended(false);
        return wrongKey();
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByText('Küsi uut pakkumist')).toBeVisible();
  });
});

describe('the acceptance page', () => {
  it('is prefilled, sends what was corrected, once, and thanks', async () => {
    const sent: unknown[] = [];
    const AcceptOffer: Answers[string] = (variables) => {
      sent.push(variables);
      return { data: { acceptOffer: false } };
    };
    open(<AcceptPage />, { ...link('open'), AcceptOffer });
    expect(await screen.findByLabelText('Täisnimi')).toHaveValue('Õie Jõgeväli');
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'juht@rahvatants.ee' } });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByText(/^Tellimus on vastuvõetud/)).toBeVisible();
    expect(await screen.findByText('Tellimus aktsepteeritud')).toBeVisible();
    expect(sent).toEqual([
      { id: 'o1', activationKey: 'k1', leader: { ...customer, phone: '+372 5551 2345', email: 'juht@rahvatants.ee' } },
    ]);
  });

  it('shows what is accepted: the route with its times, the people, the price with VAT and catering, one sum', async () => {
    open(<AcceptPage />, link('open'));
    const summary = within(await screen.findByRole('region', { name: 'Pakkumine' }));
    expect(summary.getByRole('heading')).toHaveTextContent('laup 05.12.2026 08:00');
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'STARTTallinn Harju maakondväljub 08:00',
      'PEATUSPaide Keskväljaksaabub 09:20 · väljub 10:00',
      'LÕPPTartu Raekoja plats 1saabub 11:25',
    ]);
    const text = summary.getByText('Kokku tasuda').closest('section')?.textContent?.replaceAll('\u00a0', ' ');
    for (const fact of ['Reisijaid47', 'Vahemaa186 km', 'Sõiduaeg2h 45min']) expect(text).toContain(fact);
    for (const sum of ['käibemaksuta540,00 €', '24%129,60 €', 'Võileivad × 47211,50 €', 'Kokku tasuda881,10 €'])
      expect(text).toContain(sum);
    expect(summary.getByText('Buss ootab Viru väljakul.')).toBeVisible();
  });

  it('has the paper of the offer, and once it is accepted the paper of that; a rejected one has none', async () => {
    const address = '/api/offer/o1.pdf?activation_key=k1';
    open(<AcceptPage />, { ...link('open'), AcceptOffer: () => ({ data: { acceptOffer: false } }) });
    expect(await screen.findByText('Laadi pakkumine alla (PDF)')).toHaveAttribute('href', address);
    await userEvent.click(screen.getByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByText('Laadi kinnitus alla (PDF)')).toHaveAttribute('href', address);
    document.body.innerHTML = '';
    open(<RejectPage />, link('accepted'));
    expect(await screen.findByText('Laadi kinnitus alla (PDF)')).toHaveAttribute('href', address);
    document.body.innerHTML = '';
    open(<RejectPage />, link('rejected'));
    expect(await screen.findByText(/^See pakkumine on tagasi lükatud/)).toBeVisible();
    expect(screen.queryByText(/PDF/)).toBeNull();
  });

  it('does not send an empty field, and shows what the server refuses at its field', async () => {
    const AcceptOffer = jest.fn(() => refusal('leaderPhone'));
    open(<AcceptPage />, { ...link('open'), AcceptOffer });
    fireEvent.change(await screen.findByLabelText('Telefon'), { target: { value: ' ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Kinnita' }));
    expect(screen.getByText('Palun sisestage telefoninumber')).toBeVisible();
    expect(AcceptOffer).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Telefon'), { target: { value: '12' } });
    await userEvent.click(screen.getByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByText('Palun sisestage korrektne telefoninumber')).toBeVisible();
    expect(screen.getByLabelText('Telefon')).toHaveValue('12');
    expect(screen.queryByText(/Error funktsioonis/)).toBeNull();
  });

  it.each<[string, Answers, string | undefined]>([
    ['already answered', link('accepted'), undefined],
    ['answered meanwhile', { ...link('open'), AcceptOffer: () => ({ data: { acceptOffer: true } }) }, 'Kinnita'],
  ])('says so when %s, without a toast', async (_when, answers, button) => {
    open(<AcceptPage />, answers);
    if (button) await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(/^Teie tellimus on juba saadetud/)).toBeVisible();
    expect(screen.queryByText('Tellimus aktsepteeritud')).toBeNull();
  });

  it.each<[string, Answers, string]>([
    ['the key is wrong', { ...link('open'), OfferLink: wrongKey }, path],
    ['the id was mangled', { ...link('open'), OfferLink: () => refusal('mangledLink') }, path],
    ['the link was cut', link('open'), '/accept?id=o1'],
  ])('is expired when %s', async (_when, answers, at) => {
    open(<AcceptPage />, answers, at);
    expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  });

  it('is expired when a new offer was sent while the page was open', async () => {
    open(<AcceptPage />, { ...link('open'), AcceptOffer: wrongKey });
    await userEvent.click(await screen.findByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  });

  it('offers another try when the server is away', async () => {
    let away = true;
    const answers = link('open');
    const OfferLink: Answers[string] = (variables) =>
      away ? Promise.reject(new TypeError('x')) : answers.OfferLink!(variables);
    open(<AcceptPage />, { ...answers, OfferLink });
    const retry = await screen.findByRole('button', { name: 'Proovi uuesti' });
    away = false;
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Täisnimi')).toBeVisible();
  });

  it.each([
    ['leaderName', 'Täisnimi', 'Palun sisestage täisnimi'],
    ['leaderEmail', 'E-mail', 'Palun sisestage korrektne e-posti aadress'],
    ['leaderPhone', 'Telefon', 'Palun sisestage korrektne telefoninumber'],
  ] as const)('says %s at its field, and the offer can still be accepted', async (name, label, message) => {
    const AcceptOffer = jest.fn(() => refusal(name));
    open(<AcceptPage />, { ...link('open'), AcceptOffer });
    await userEvent.click(await screen.findByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.queryByText('Link aegunud!')).toBeNull();
    AcceptOffer.mockReturnValue({ data: { acceptOffer: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByText(/^Tellimus on vastuvõetud/)).toBeVisible();
  });

  it('says that the offer was rejected, at once or meanwhile', async () => {
    let status: 'open' | 'rejected' = 'open';
    open(<AcceptPage />, {
      ...link('open'),
      OfferLink: () => ({ data: { offerLink: { status, ...offer } } }),
      AcceptOffer: () => {
        status = 'rejected';
        return { data: { acceptOffer: true } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByText(/^See pakkumine on tagasi lükatud/)).toBeVisible();
    document.body.innerHTML = '';
    open(<RejectPage />, link('rejected'));
    expect(await screen.findByText(/^See pakkumine on tagasi lükatud/)).toBeVisible();
  });
});

describe('the rejection page', () => {
  it('wants a reason, sends it and thanks', async () => {
    const sent: unknown[] = [];
    const RejectOffer: Answers[string] = (variables) => {
      sent.push(variables);
      return { data: { rejectOffer: false } };
    };
    open(<RejectPage />, { ...link('open'), RejectOffer });
    await userEvent.click(await screen.findByRole('button', { name: 'Edasta' }));
    expect(screen.getByText('Palun valige põhjus')).toBeVisible();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'cheaper_elsewhere',
      'over_budget',
      'trip_cancelled',
      'other',
    ]);
    await userEvent.click(screen.getByLabelText('Hind ületab meie eelarvet'));
    await userEvent.click(screen.getByRole('button', { name: 'Edasta' }));
    expect(await screen.findByText('Vastus on vastuvõetud. Aitäh tagasiside eest!')).toBeVisible();
    expect(sent).toEqual([{ id: 'o1', activationKey: 'k1', reason: 'over_budget' }]);
  });

  it('cannot reject what was confirmed', async () => {
    open(<RejectPage />, link('accepted'));
    expect(await screen.findByText(/^Olete juba reisi kinnitanud/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edasta' })).toBeNull();
    expect(await screen.findByText('+372 5555 0000')).toBeVisible();
  });

  it('shows the form all the same when the check fails', async () => {
    open(<RejectPage />, { ...link('open'), OfferLink: () => Promise.reject(new TypeError('x')) });
    expect(await screen.findByText('An error occurred while checking the response status.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edasta' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });

  it('is expired when the key is wrong', async () => {
    open(<RejectPage />, { ...link('open'), OfferLink: wrongKey });
    expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  });
});
