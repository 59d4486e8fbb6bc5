import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SentFormContext } from '../../lib/forms/sentForm';
import { forgetReplies } from '../../lib/request/keptReply';
import { ids, replied } from '../../testReplies';
import { refusal, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import AcceptPage from './AcceptPage';
import RejectPage from './RejectPage';

const link = (of: 'quoted' | 'accepted' | 'rejected' | 'ended' | 'askedAgain'): Replies => ({
  OfferLink: () => ({ data: replied('OfferLink', of) }),
  PortalInfo: () => ({ data: replied('PortalInfo', 'full') }),
});
const wrongKey = () => refusal('wrongKey');
const path = `/accept?id=${ids.quoted}&activation_key=k1`;
function open(page: React.ReactNode, replies: Replies, at = path) {
  forgetReplies();
  return renderClient(page, { replies, path: at });
}

/** The fields that a browser would send to the page's address with this button. */
function sentBy(name: string | RegExp) {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button).toHaveAttribute('type', 'submit');
  expect([button.form?.method, button.form?.getAttribute('action')]).toEqual(['post', null]);
  return Object.fromEntries(new FormData(button.form!, button));
}

describe('an offer that has ended', () => {
  it.each([
    ['accept', <AcceptPage key="a" />],
    ['reject', <RejectPage key="r" />],
  ])('says so on the page to %s, and asks for another one with one tap', async (_name, page) => {
    open(page, link('ended'));
    expect(await screen.findByRole('heading', { name: 'Pakkumise tähtaeg on läbi' })).toBeVisible();
    expect(screen.queryByText('Kinnita')).toBeNull();
    expect(sentBy('Küsi uut pakkumist')).toEqual({ askAgain: '1' });
  });

  it('says that another offer was requested', async () => {
    open(<AcceptPage />, link('askedAgain'));
    expect(await screen.findByText('Aitäh, saime soovi kätte!')).toBeVisible();
    expect(screen.queryByText('Küsi uut pakkumist')).toBeNull();
  });
});

describe('the acceptance page', () => {
  it('is prefilled, and sends its fields to its own address', async () => {
    open(<AcceptPage />, link('quoted'));
    expect(await screen.findByLabelText('Täisnimi')).toHaveValue('Õie Jõgeväli');
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'juht@rahvatants.example' } });
    expect(sentBy('Kinnita · 997,42\u00a0€')).toEqual({
      fullName: 'Õie Jõgeväli',
      email: 'juht@rahvatants.example',
      phone: '+372 5551 2345',
    });
  });

  it('thanks the customer after the form, and informs later visitors', async () => {
    open(<AcceptPage />, link('accepted'), `${path}&done=accepted`);
    expect(await screen.findByText(/^Tellimus on vastuvõetud/)).toBeVisible();
    expect(screen.getByText('Tellimus aktsepteeritud')).toBeVisible();
    document.body.innerHTML = '';
    // An address cannot say more than the offer's status does.
    open(<AcceptPage />, link('rejected'), `${path}&done=accepted`);
    expect(await screen.findByText(/^See pakkumine on tagasi lükatud/)).toBeVisible();
    expect(screen.queryByText('Tellimus aktsepteeritud')).toBeNull();
  });

  it('shows the accepted trip: the route with its times, the people, the price with VAT and catering, one sum', async () => {
    open(<AcceptPage />, link('quoted'));
    const summary = within(await screen.findByRole('region', { name: 'Pakkumine' }));
    expect(summary.getByRole('heading', { level: 2 })).toHaveTextContent('L 05.12.2026 08:00');
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'STARTTallinn Viru väljak 4väljub 08:00',
      'PEATUSPaide Keskväljaksaabub 09:18 · väljub 10:00',
      'LÕPPTartu Raekoja plats 1saabub 11:28',
    ]);
    const text = summary.getByText('Kokku maksta').closest('section')?.textContent?.replaceAll('\u00a0', ' ');
    for (const fact of ['Reisijaid47', 'Vahemaa192 km', 'Sõiduaeg2 h 45 min']) expect(text).toContain(fact);
    for (const sum of [
      'Sõit: 442 km596,70 €',
      'Praam41,70 €',
      'käibemaksuta638,40 €',
      '24%153,22 €',
      'Kohvipaus × 42205,80 €',
      'Kokku maksta997,42 €',
    ])
      expect(text).toContain(sum);
    expect(summary.getByText('Buss ootab Viru väljakul.')).toBeVisible();
    // The cancellation terms stand beside the sum, before the button that accepts them.
    const terms = summary.getByRole('region', { name: 'Tühistamine' });
    const { cancellation } = replied('OfferLink', 'quoted').offerLink;
    expect(cancellation.length).toBeGreaterThan(1);
    for (const { when, cost } of cancellation) expect(terms).toHaveTextContent(`${when}${cost}`.replace(/\s+/g, ' '));
    const accept = screen.getByRole('button', { name: /^Kinnita/ });
    expect(terms.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Loobun' })).toHaveAttribute(
      'href',
      `/reject?id=${ids.quoted}&activation_key=k1`,
    );
  });

  it('has the paper of the offer, and once it is accepted the paper of that; a rejected one has none', async () => {
    const address = `/api/offer/${ids.quoted}.pdf?activation_key=k1`;
    open(<AcceptPage />, link('quoted'));
    expect(await screen.findByText('Laadi pakkumine alla (PDF)')).toHaveAttribute('href', address);
    document.body.innerHTML = '';
    open(<AcceptPage />, link('accepted'), `${path}&done=accepted`);
    expect(await screen.findByText('Laadi kinnitus alla (PDF)')).toHaveAttribute('href', address);
    document.body.innerHTML = '';
    open(<RejectPage />, link('accepted'));
    expect(await screen.findByText('Laadi kinnitus alla (PDF)')).toHaveAttribute('href', address);
    document.body.innerHTML = '';
    open(<RejectPage />, link('rejected'));
    expect(await screen.findByText(/^See pakkumine on tagasi lükatud/)).toBeVisible();
    expect(screen.queryByText(/PDF/)).toBeNull();
  });

  it('shows empty and refused fields with their errors, and keeps the input', async () => {
    const values = { fullName: '', email: 'oie@rahvatants.example', phone: '12' };
    const messages = { phone: 'Palun sisestage korrektne telefoninumber' };
    open(
      <SentFormContext value={{ values, missing: ['fullName'], messages, problem: '[r1] Midagi on katki' }}>
        <AcceptPage />
      </SentFormContext>,
      link('quoted'),
    );
    expect(await screen.findByText('Palun sisestage täisnimi')).toBeVisible();
    expect(screen.getByLabelText('Täisnimi')).toBeInvalid();
    // There the customer goes on.
    expect(screen.getByLabelText('Täisnimi')).toHaveFocus();
    expect(screen.getByLabelText('Telefon')).toHaveValue('12');
    expect(screen.getByText(messages.phone)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeValid();
    expect(screen.getByText('[r1] Midagi on katki')).toBeVisible();
  });

  it('says so when it was answered before, without a toast', async () => {
    open(<AcceptPage />, link('accepted'));
    expect(await screen.findByText(/^Teie tellimus on juba saadetud/)).toBeVisible();
    expect(screen.queryByText('Tellimus aktsepteeritud')).toBeNull();
  });

  it.each<[string, Replies, string]>([
    ['the key is wrong', { ...link('quoted'), OfferLink: wrongKey }, path],
    ['the id was mangled', { ...link('quoted'), OfferLink: () => refusal('mangledLink') }, path],
    ['the link was cut', link('quoted'), `/accept?id=${ids.quoted}`],
  ])('is expired when %s', async (_when, replies, at) => {
    open(<AcceptPage />, replies, at);
    expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
    // It leads on.
    expect(screen.getByRole('link', { name: 'Minu reisid' })).toHaveAttribute('href', '/trips');
  });

  it('leads to another try when the server is away', async () => {
    open(<AcceptPage />, { ...link('quoted'), OfferLink: () => Promise.reject(new TypeError('x')) });
    // The page again.
    expect(await screen.findByRole('link', { name: 'Proovi uuesti' })).toHaveAttribute('href', '');
  });

  it('says that the offer was rejected', async () => {
    open(<AcceptPage />, link('rejected'));
    expect(await screen.findByText(/^See pakkumine on tagasi lükatud/)).toBeVisible();
  });
});

describe('the rejection page', () => {
  it('has the reasons that there are, and sends the chosen one', async () => {
    open(<RejectPage />, link('quoted'));
    await userEvent.click(await screen.findByLabelText('Hind ületab meie eelarvet'));
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'cheaper_elsewhere',
      'over_budget',
      'trip_cancelled',
      'other',
    ]);
    expect(sentBy('Edasta')).toEqual({ reason: 'over_budget' });
  });

  it('wants a reason', async () => {
    open(
      <SentFormContext value={{ values: {}, missing: ['reason'], messages: {} }}>
        <RejectPage />
      </SentFormContext>,
      link('quoted'),
    );
    expect(await screen.findByText('Palun valige põhjus')).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Põhjus' })).toHaveAccessibleDescription('Palun valige põhjus');
  });

  it('thanks the customer after the form', async () => {
    open(<RejectPage />, link('rejected'), `${path}&done=rejected`);
    expect(await screen.findByText('Vastus on vastuvõetud. Aitäh tagasiside eest!')).toBeVisible();
    expect(screen.getByText('Tagasiside edastatud')).toBeVisible();
  });

  it('cannot reject a confirmed offer', async () => {
    open(<RejectPage />, link('accepted'));
    expect(await screen.findByText(/^Olete juba reisi kinnitanud/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edasta' })).toBeNull();
    expect(await screen.findByText('+372 5555 0000')).toBeVisible();
  });

  it('shows the form all the same when the check fails', async () => {
    open(<RejectPage />, { ...link('quoted'), OfferLink: () => Promise.reject(new TypeError('x')) });
    expect(await screen.findByText('An error occurred while checking the response status.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edasta' })).toBeVisible();
  });

  it('is expired when the key is wrong', async () => {
    open(<RejectPage />, { ...link('quoted'), OfferLink: wrongKey });
    expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  });
});
