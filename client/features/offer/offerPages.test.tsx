import { fireEvent, screen, waitFor } from '@testing-library/react';
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
const link = (alreadyAnswered: boolean): Answers => ({
  OfferLink: () => ({ data: { offerLink: { alreadyAnswered, ...customer } } }),
  PortalInfo: () => ({ data: { portalInfo: info } }),
});
const wrongKey = () => refusal('Link aegunud!', { code: 'WRONG_KEY' });
const path = '/accept?id=o1&activation_key=k1';
const open = (page: React.ReactNode, answers: Answers, at = path) => renderClient(page, { answers, path: at });

describe('the acceptance page', () => {
  it('is prefilled, sends what was corrected, once, and thanks', async () => {
    const sent: unknown[] = [];
    const AcceptOffer: Answers[string] = (variables) => {
      sent.push(variables);
      return { data: { acceptOffer: false } };
    };
    open(<AcceptPage />, { ...link(false), AcceptOffer });
    expect(await screen.findByLabelText('Täisnimi')).toHaveValue('Õie Jõgeväli');
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'juht@rahvatants.ee' } });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByText(/^Tellimus on vastuvõetud/)).toBeVisible();
    expect(await screen.findByText('Tellimus aktsepteeritud')).toBeVisible();
    expect(sent).toEqual([{ id: 'o1', activationKey: 'k1', leader: { ...customer, email: 'juht@rahvatants.ee' } }]);
  });

  it('does not send an empty field, and shows what the server refuses at its field', async () => {
    const AcceptOffer = jest.fn(() =>
      refusal('Palun sisestage korrektne telefoninumber', { code: 'BAD_USER_INPUT', field: 'phone' }),
    );
    open(<AcceptPage />, { ...link(false), AcceptOffer });
    fireEvent.change(await screen.findByLabelText('Telefon'), { target: { value: ' ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Kinnita' }));
    expect(screen.getByText('Palun sisestage telefoninumber')).toBeVisible();
    expect(AcceptOffer).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Telefon'), { target: { value: '12' } });
    await userEvent.click(screen.getByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByText('Palun sisestage korrektne telefoninumber')).toBeVisible();
    expect(screen.getByLabelText('Telefon')).toHaveValue('12');
  });

  it.each<[string, Answers, string | undefined]>([
    ['already answered', link(true), undefined],
    ['answered meanwhile', { ...link(false), AcceptOffer: () => ({ data: { acceptOffer: true } }) }, 'Kinnita'],
  ])('says so when %s, without a toast', async (_when, answers, button) => {
    open(<AcceptPage />, answers);
    if (button) await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(/^Teie tellimus on juba saadetud/)).toBeVisible();
    expect(screen.queryByText('Tellimus aktsepteeritud')).toBeNull();
  });

  it.each<[string, Answers, string]>([
    ['the key is wrong', { ...link(false), OfferLink: wrongKey }, path],
    ['the link was cut', link(false), '/accept?id=o1'],
  ])('is expired when %s', async (_when, answers, at) => {
    open(<AcceptPage />, answers, at);
    expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  });

  it('is expired when a new offer was sent while the page was open', async () => {
    open(<AcceptPage />, { ...link(false), AcceptOffer: wrongKey });
    await userEvent.click(await screen.findByRole('button', { name: 'Kinnita' }));
    expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  });

  it('offers another try when the server is away', async () => {
    let away = true;
    const answers = link(false);
    const OfferLink: Answers[string] = (variables) =>
      away ? Promise.reject(new TypeError('x')) : answers.OfferLink!(variables);
    open(<AcceptPage />, { ...answers, OfferLink });
    const retry = await screen.findByRole('button', { name: 'Proovi uuesti' });
    away = false;
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Täisnimi')).toBeVisible();
  });
});

describe('the rejection page', () => {
  it('wants a reason, sends it and thanks', async () => {
    const sent: unknown[] = [];
    const RejectOffer: Answers[string] = (variables) => {
      sent.push(variables);
      return { data: { rejectOffer: false } };
    };
    open(<RejectPage />, { ...link(false), RejectOffer });
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
    open(<RejectPage />, link(true));
    expect(await screen.findByText(/^Olete juba reisi kinnitanud/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edasta' })).toBeNull();
    expect(await screen.findByText('+372 5555 0000')).toBeVisible();
  });

  it('shows the form all the same when the check fails', async () => {
    open(<RejectPage />, { ...link(false), OfferLink: () => Promise.reject(new TypeError('x')) });
    expect(await screen.findByText('An error occurred while checking the response status.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edasta' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });

  it('is expired when the key is wrong', async () => {
    open(<RejectPage />, { ...link(false), OfferLink: wrongKey });
    expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  });
});
