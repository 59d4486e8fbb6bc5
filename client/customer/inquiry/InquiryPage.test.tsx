import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash, webcrypto } from 'node:crypto';
import { forgetReplies } from '../../lib/request/keptReply';
import { makeId } from '../../testIds';
import { refusal, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import { estimateRoute, halfFilled, places, replies } from './inquiry.fixture';
import InquiryPage from './InquiryPage';
import { makeFreshInquiry } from './inquiryState';
import type { InquiryState } from './inquiryState';
import { saveInquiry } from './savedInquiry';

interface Sent {
  id: string;
  formKey: string;
  passengers: number;
  stops: { address: string; depart?: string }[];
}

/** Replies of a server whose submitInquiry does `reply`, and what it was sent. */
function server(reply: NonNullable<Replies['SubmitInquiry']>) {
  const sent: Sent[] = [];
  const SubmitInquiry: Replies['SubmitInquiry'] = (variables) => {
    sent.push(variables.input as Sent);
    return reply(variables);
  };
  return { sent, replies: { ...replies, SubmitInquiry } };
}

// The calendar's code alone takes seconds to load on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
let user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
/** Key by key would take a second a field. */
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function choose(label: string, text: keyof typeof places) {
  // The field comes once the place before is drawn.
  await screen.findByLabelText(label);
  fill(label, text);
  await user.click(await screen.findByRole('option', { name: new RegExp(places[text].address) }));
}

const whole = { passengers: 47, fullName: 'Õie Jõgeväli', email: 'oie@rahvatants.ee', phone: '55512345' };

async function chooseRoute() {
  await choose('Sisesta reisi alguspunkt', 'Tallinn');
  await choose('Sisesta vahe- või lõpp-peatus', 'Tartu');
  await waitFor(() => expect(button('EDASI')).toBeEnabled());
}

function fillDetails() {
  fill('Reisijate arv', '47');
  fill('Täisnimi', 'Õie Jõgeväli');
  fill('E-posti aadress', ' Oie@Rahvatants.ee ');
  fill('Telefoninumber', '5551 2345');
}

beforeAll(() => {
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
beforeEach(() => {
  user = userEvent.setup();
  sessionStorage.clear();
  delete window.dataLayer;
});

describe('the inquiry wizard', () => {
  it('waits for a chosen place, over a reload too, and goes on when it has come', async () => {
    const found: (() => Promise<void>)[] = [];
    const held: Replies = {
      ...replies,
      GeocodePlace: (variables) =>
        new Promise((reply) => found.push(() => act(async () => reply(replies.GeocodePlace!(variables))))),
    };
    const last = () => waitFor(() => expect(found.at(-1)).toBeDefined()).then(() => found.pop()!());
    const { unmount } = renderClient(<InquiryPage />, { replies: held });
    await choose('Sisesta reisi alguspunkt', 'Tallinn');
    expect(button('EDASI')).toBeDisabled();
    await last();
    await waitFor(() => expect(button('EDASI')).toBeEnabled());
    await choose('Sisesta vahe- või lõpp-peatus', 'Tartu');
    await waitFor(() => expect(found).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /Reisijad/ }));
    expect(screen.queryByText('Palun lisage vähemalt kaks teepunkti')).toBeNull();
    // As a change of the language does: the page goes without a word, and comes as it was kept.
    const kept = sessionStorage.getItem('inquiry.3') ?? '';
    unmount();
    found.length = 0;
    forgetReplies();
    sessionStorage.setItem('inquiry.3', kept);
    renderClient(<InquiryPage />, { replies: held });
    expect(screen.getByText('Täpsustan asukohta…')).toBeVisible();
    expect(button('EDASI')).toBeDisabled();
    await last();
    await waitFor(() => expect(button('EDASI')).toBeEnabled());
    expect(screen.getByText('Raekoja plats 1, Tartu')).toBeVisible();
    // The page does not wait for a place that the maps cannot find.
    await choose('Sisesta vahe- või lõpp-peatus', 'Türi');
    await last();
    await waitFor(() => expect(button('EDASI')).toBeEnabled());
    expect(screen.queryByText('Viljandi 1, Türi')).toBeNull();
    expect(screen.getByText(/Sellist kohta me ei leidnud/)).toBeVisible();
  });

  it('says of a chosen place that it could not be looked up, and goes on without', async () => {
    let lost = (): void => undefined;
    renderClient(<InquiryPage />, {
      replies: { ...replies, GeocodePlace: () => new Promise((_, fail) => (lost = () => fail(new TypeError('x')))) },
    });
    await choose('Sisesta reisi alguspunkt', 'Tallinn');
    expect(button('EDASI')).toBeDisabled();
    await act(async () => lost());
    expect(await screen.findByText(/Kohti ei õnnestunud otsida/)).toBeVisible();
    expect(button('EDASI')).toBeEnabled();
    // The message goes when the customer types again.
    fill('Sisesta reisi alguspunkt', 'Tar');
    expect(screen.queryByText(/Kohti ei õnnestunud otsida/)).toBeNull();
  });

  it('takes a customer from the first address to the thank-you', async () => {
    const { sent, replies } = server(({ input }) => ({ data: { submitInquiry: input.id } }));
    renderClient(<InquiryPage />, { replies });
    await chooseRoute();
    expect(screen.getByLabelText('Sisesta vahe- või lõpp-peatus')).toHaveFocus();
    expect(screen.getByLabelText('Sisesta vahe- või lõpp-peatus')).toHaveValue('');
    await press('EDASI');
    // The form opens at midnight; that is asked about once.
    expect(await screen.findByText(/^Väljumisaeg on 00:00/)).toBeVisible();
    await press('EDASI');
    await screen.findByLabelText('Reisijate arv');
    fillDetails();
    await press('EDASI');
    await user.click(await screen.findByRole('button', { name: 'Lisa: Võileivad' }));
    fill('Kogus: Kohv ja tee', '10');
    expect(screen.getByText('24,50 €')).toBeVisible();
    expect(screen.queryByText('Vana pakett')).toBeNull();
    await user.dblClick(button('SAADA ÄRA'));

    expect(await screen.findByText('Tänname!')).toBeVisible();
    expect(screen.getByText(/e-posti aadressile Oie@Rahvatants.ee/)).toBeVisible();
    expect(await screen.findByText('Päring edukalt edastatud!')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      passengers: 47,
      fullName: 'Õie Jõgeväli',
      email: 'Oie@Rahvatants.ee',
      company: null,
      promo: null,
      food: [
        { id: makeId('f1'), count: 10 },
        { id: makeId('f2'), count: 1 },
      ],
      stops: [
        { address: 'Viru väljak 4, Tallinn', lat: expect.closeTo(59.438), depart: expect.any(String) },
        { address: 'Raekoja plats 1, Tartu' },
      ],
    });
    expect(sent[0]?.stops[1]).not.toHaveProperty('depart');
    const hash = createHash('sha256').update('oie@rahvatants.ee').digest('hex');
    await waitFor(() =>
      expect(window.dataLayer).toEqual([{ event: 'generate_lead', user_data: { sha256_email_address: hash } }]),
    );

    await press('Alusta uut päringut');
    expect(screen.getByLabelText('Sisesta reisi alguspunkt')).toHaveValue('');
  });

  it('adds nothing when nobody knows where the chosen address is', async () => {
    renderClient(<InquiryPage />, { replies });
    await chooseRoute();
    expect(await screen.findByText('Raekoja plats 1, Tartu')).toBeVisible();
    await choose('Sisesta vahe- või lõpp-peatus', 'Türi');
    await waitFor(() => expect(screen.queryByText('Täpsustan asukohta…')).toBeNull());
    expect(screen.queryByText('Viljandi 1, Türi')).toBeNull();
    expect(screen.getByText(/Sellist kohta me ei leidnud/)).toBeVisible();
    expect(screen.getByLabelText('Sisesta vahe- või lõpp-peatus')).toHaveValue('');
    expect(screen.getByLabelText('Sisesta vahe- või lõpp-peatus')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('adds nothing for Enter, and says when places cannot be found', async () => {
    renderClient(<InquiryPage />, { replies: { ...replies, FindPlaces: () => Promise.reject(new TypeError('x')) } });
    fill('Sisesta reisi alguspunkt', 'Tallinn');
    await user.click(screen.getByLabelText('Sisesta reisi alguspunkt'));
    expect(await screen.findByText(/Kohti ei õnnestunud otsida/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Sisesta reisi alguspunkt')).toHaveValue('Tallinn');
    await press('EDASI');
    expect(await screen.findByRole('combobox')).toHaveAccessibleDescription(/Kohti ei õnnestunud otsida/);
    fill('Sisesta reisi alguspunkt', '');
    await press('EDASI');
    expect(await screen.findByText('Palun lisage vähemalt kaks teepunkti')).toBeVisible();
  });

  it('goes back to the passengers step for a missing value, and shows the error at the field alone', async () => {
    halfFilled(2);
    const { sent, replies } = server(() => ({ data: { submitInquiry: makeId('x') } }));
    renderClient(<InquiryPage />, { replies });
    await press('SAADA ÄRA');
    expect(await screen.findByText('Palun sisestage reisijate arv')).toBeVisible();
    expect(screen.getByText('Palun sisestage telefoninumber')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Reisijate arv')).toHaveFocus();
    fill('Reisijate arv', '4');
    expect(screen.getByLabelText('Reisijate arv')).toBeValid();
    expect(screen.getByLabelText('Täisnimi')).toBeInvalid();
    expect(sent).toHaveLength(0);
  });

  it('shows a refusal of the server at its field, and keeps the input', async () => {
    halfFilled(2, whole);
    renderClient(<InquiryPage />, { replies: server(() => refusal('inquiryEmail')).replies });
    await press('SAADA ÄRA');
    expect(await screen.findByText('Palun sisestage korrektne e-posti aadress')).toBeVisible();
    expect(screen.getByLabelText('E-posti aadress')).toHaveFocus();
    expect(screen.getByLabelText('Täisnimi')).toHaveValue('Õie Jõgeväli');
    expect(screen.queryByText(/Error funktsioonis/)).toBeNull();
  });

  it('checks the second step when it is left, by the button and by the tabs', async () => {
    halfFilled(1, { ...whole, email: 'oie@rahvatants', toCompany: true });
    renderClient(<InquiryPage />, { replies });
    await screen.findByLabelText('Reisijate arv');
    for (const name of ['EDASI', 'Lisateenused']) {
      await user.click(screen.getByRole('button', { name: new RegExp(`${name}$`) }));
      expect(screen.getByText('Palun sisestage korrektne e-posti aadress')).toBeVisible();
      expect(screen.getByText('Palun sisestage ettevõtte nimi')).toBeVisible();
      expect(screen.getByLabelText('E-posti aadress')).toHaveFocus();
    }
  });

  it('says that the inquiry was answered meanwhile, without a toast', async () => {
    halfFilled(2, whole);
    renderClient(<InquiryPage />, { replies: server(() => refusal('inquiryAnswered')).replies });
    await press('SAADA ÄRA');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Sellele päringule oleme juba vastanud/);
    expect(screen.queryByText(/Error funktsioonis/)).toBeNull();
  });

  it('sends a company only when the invoice goes to one', async () => {
    halfFilled(1, { ...whole, company: 'Vana nimi' });
    const { sent, replies } = server(() => ({ data: { submitInquiry: makeId('x') } }));
    renderClient(<InquiryPage />, { replies });
    expect(screen.queryByLabelText('Ettevõtte nimi')).toBeNull();
    await user.click(screen.getByLabelText('Arve esitada ettevõttele'));
    fill('Ettevõtte nimi', 'Eesti Rahvatantsu Selts');
    fill('SOODUSKOOD', 'TALV');
    await press('EDASI');
    await press('SAADA ÄRA');
    await screen.findByText('Tänname!');
    expect(sent[0]).toMatchObject({ company: 'Eesti Rahvatantsu Selts', promo: 'TALV' });
  });

  it('survives a lost answer: repeated or corrected it goes under the same id, and nothing of the failure is left', async () => {
    halfFilled(2, whole);
    let away = true;
    const { sent, replies } = server(({ input }) =>
      away ? Promise.reject(new TypeError('network')) : { data: { submitInquiry: input.id } },
    );
    renderClient(<InquiryPage />, { replies });
    for (const count of [1, 2]) {
      await press('SAADA ÄRA');
      await waitFor(() => expect(sent).toHaveLength(count));
      await waitFor(() => expect(button('SAADA ÄRA')).toBeEnabled());
    }
    expect(await screen.findAllByText(/Server ei vasta/)).toHaveLength(1);
    await press('TAGASI');
    fill('Reisijate arv', '48');
    await press('EDASI');
    away = false;
    await press('SAADA ÄRA');
    expect(await screen.findByText('Tänname!')).toBeVisible();
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(new Set(sent.map(({ formKey }) => formKey))).toEqual(new Set(['form-1']));
    await waitFor(() => expect(screen.queryByText(/Server ei vasta/)).toBeNull());
  });

  it('says at the stop that it is left before it is reached, when the estimate comes and when it is sent', async () => {
    const [start] = makeFreshInquiry({ inquiryId: 'x', formKey: 'y' }, new Date()).stops;
    if (!start?.depart) throw new Error('a fresh inquiry has a departure');
    const later = (minutes: number) => new Date(Date.parse(start.depart ?? '') + minutes * 60_000).toISOString();
    halfFilled(2, whole);
    const saved = JSON.parse(sessionStorage.getItem('inquiry.3') ?? '{}') as InquiryState;
    const middle = { ...start, id: 3, place: { ...places.Türi, approximate: false }, depart: later(30) };
    const [first, last] = saved.stops;
    saveInquiry({ ...saved, stops: [first!, middle, last!] });
    const EstimateRoute: Replies['EstimateRoute'] = () => ({
      data: { estimateRoute: { ...estimateRoute, arrivals: [null, later(78), later(150)] } },
    });
    const { sent, replies: some } = server(() => ({ data: { submitInquiry: makeId('x') } }));
    renderClient(<InquiryPage />, { replies: { ...some, EstimateRoute } });
    await act(() => new Promise((done) => setTimeout(done, 3200)));
    await press('SAADA ÄRA');
    expect(await screen.findByText(/^Buss jõuab siia umbes 01:18/)).toBeVisible();
    // Only the office says what the driver does there.
    expect(screen.getByRole('group', { name: 'Peatused' })).not.toHaveTextContent('Juht peatuses');
    expect(sent).toHaveLength(0);
  });
});

describe('the estimate', () => {
  afterEach(() => jest.useRealTimers());

  it('comes three seconds after the last change, not earlier', async () => {
    jest.useFakeTimers();
    user = userEvent.setup({ delay: null });
    renderClient(<InquiryPage />, { replies });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    for (const [label, text] of [
      ['Sisesta reisi alguspunkt', 'Tallinn'],
      ['Sisesta vahe- või lõpp-peatus', 'Tartu'],
    ] as const) {
      fill(label, text);
      await pass(250);
      await user.click(screen.getByRole('option'));
      await pass(5);
    }
    await pass(2985);
    expect(screen.getByText('Arvutan teekonda…')).toBeVisible();
    await pass(20);
    expect(screen.getByText('181 km · umbes 2 h 35 min sõitu')).toBeVisible();
    await user.click(button('Liiguta tahapoole: Viru väljak 4, Tallinn'));
    expect(screen.queryByText(/181 km/)).toBeNull();
  });
});
