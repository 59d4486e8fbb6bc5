import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { Route, Routes } from 'react-router';
import { paths } from '../../lib/navigation/paths';
import { refusal, renderClient, setScreen } from '../../testRender';
import type { Replies } from '../../testRender';
import { replied } from '../../testReplies';
import InvoicePage from './InvoicePage';
import InvoicesPage from './InvoicesPage';

const { invoice: draft } = replied('Invoice', 'draft');
const { invoice: issued } = replied('Invoice', 'issued');

/** The page reads its id from the path. */
const page = (
  <Routes>
    <Route path={paths.invoice(':id')} element={<InvoicePage />} />
  </Routes>
);

afterEach(() => act(() => closeSnackbar()));

describe('the list of invoices', () => {
  const open = (replies: Replies = {}) => {
    setScreen('wide');
    return renderClient(<InvoicesPage />, {
      replies: { Invoices: () => ({ data: replied('Invoices', 'full') }), ...replies },
    });
  };

  it('shows each invoice with its buyer, sum and state', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Arvete loend' }));
    expect(list.getAllByRole('listitem').length).toBe(replied('Invoices', 'full').invoices.nodes.length);
    expect(list.getByText('Kreeditarve')).toBeVisible();
    expect(list.getByText('Ootab maksmist')).toBeVisible();
  });

  it('asks for the state in its address', async () => {
    const asked = jest.fn((_: Record<string, unknown>) => ({ data: replied('Invoices', 'empty') }));
    setScreen('wide');
    renderClient(<InvoicesPage />, { path: `${paths.invoices}?olek=overdue`, replies: { Invoices: asked } });
    expect(await screen.findByText('Selliseid arveid ei ole')).toBeVisible();
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ state: 'overdue', search: '' });
  });

  it('offers another try when it cannot be loaded', async () => {
    open({ Invoices: () => refusal('unforeseen') });
    expect(await screen.findByRole('button', { name: 'Proovi uuesti' })).toBeVisible();
  });
});

describe('a draft', () => {
  const open = (replies: Replies = {}) => {
    setScreen('wide');
    return renderClient(page, {
      path: paths.invoice(draft.id.toUpperCase()),
      replies: { Invoice: () => ({ data: replied('Invoice', 'draft') }), ...replies },
    });
  };

  it('is issued and sent with one click', async () => {
    const issue = jest.fn((_: Record<string, unknown>) => ({ data: replied('IssueInvoice', 'sent') }));
    open({ IssueInvoice: issue });
    await userEvent.click(await screen.findByRole('button', { name: 'Väljasta ja saada' }));
    expect(issue.mock.calls).toEqual([[{ id: draft.id, version: draft.version, send: true }]]);
    expect(await screen.findByText(/läheb aadressile oie@rahvatants.example$/)).toBeVisible();
  });

  it('with something typed must be saved before it is issued, and says what is wrong at its field', async () => {
    open({ SaveInvoiceDraft: () => ({ data: replied('SaveInvoiceDraft', 'saved') }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Lisa rida' }));
    expect(screen.getByRole('button', { name: 'Väljasta ja saada' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/^Mille eest/), 'Ooteaeg 2 h');
    await userEvent.click(screen.getByRole('button', { name: 'Salvesta mustand' }));
    expect(await screen.findByText('Kirjutage summa, näiteks 60 või -20')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Summa käibemaksuta/), '60');
    await userEvent.type(screen.getByLabelText(/^Põhjus/), 'Klient hilines');
    await userEvent.click(screen.getByRole('button', { name: 'Salvesta mustand' }));
    expect(await screen.findByText('Mustand on salvestatud')).toBeVisible();
  });
});

describe('an issued invoice', () => {
  const open = (replies: Replies = {}) => {
    setScreen('wide');
    return renderClient(page, {
      path: paths.invoice(issued.id.toUpperCase()),
      replies: {
        Invoice: () => ({ data: replied('Invoice', 'issued') }),
        InvoicePayments: () => ({ data: replied('InvoicePayments', 'part') }),
        ...replies,
      },
    });
  };

  it('cannot be edited, and shows its reference number and its files', async () => {
    open();
    expect(await screen.findByText(issued.referenceNumber ?? '')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvesta mustand' })).toBeNull();
    for (const name of ['Laadi PDF', 'E-arve (EN 16931)', 'E-arve 1.2', 'Saada uuesti'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('takes a payment in cash, and gives its receipt', async () => {
    const take = jest.fn((_: Record<string, unknown>) => ({ data: { takePayment: issued.id } }));
    open({ TakePayment: take });
    const section = within(await screen.findByRole('region', { name: 'Laekumised' }));
    await userEvent.click(await section.findByRole('button', { name: 'Kviitung nr 1' }));
    const receipt = within(await screen.findByRole('dialog'));
    expect(receipt.getByRole('button', { name: 'Laadi PDF' })).toBeEnabled();
    await userEvent.click(receipt.getByRole('button', { name: 'Sulge' }));
    await userEvent.click(section.getByRole('button', { name: 'Lisa makse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sularaha- või kaardimakse' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lisa makse' }));
    await waitFor(() => expect(take.mock.calls[0]?.[0]).toMatchObject({ invoiceId: issued.id, amount: issued.open }));
  });

  it('is credited in part, with a reason', async () => {
    const credit = jest.fn((_: Record<string, unknown>) => ({ data: replied('CreditInvoice', 'part') }));
    open({ CreditInvoice: credit });
    await userEvent.click(await screen.findByRole('button', { name: 'Krediteeri' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [sum, other] = dialog.getAllByRole('textbox');
    await userEvent.clear(sum!);
    await userEvent.type(sum!, '100');
    await userEvent.clear(other!);
    await userEvent.click(dialog.getByRole('button', { name: 'Väljasta kreeditarve' }));
    expect(await dialog.findByText('Kirjutage põhjus')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Põhjus/), 'Vale summa');
    await userEvent.click(dialog.getByRole('button', { name: 'Väljasta kreeditarve' }));
    const [line] = issued.lines;
    await waitFor(() =>
      expect(credit.mock.calls).toEqual([
        [{ id: issued.id, lines: [{ lineId: line?.id, amount: 100 }], reason: 'Vale summa', send: true }],
      ]),
    );
  });
});
