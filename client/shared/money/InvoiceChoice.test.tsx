import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderClient, replyMock } from '../../testRender';
import type { DataOf } from '../../testRender';
import { InvoiceChoice } from './InvoiceChoice';

type Invoice = DataOf<'OwingInvoices'>['owingInvoices'][number];

const invoice: Invoice = {
  id: '01a21de3-c680-71d1-ab4c-ca689dcca70b',
  number: '260007',
  buyerName: 'Koor OÜ',
  dueOn: '2026-12-05',
  open: 120,
  remindedAt: null,
  stopReason: null,
};

function Choice() {
  const [chosen, setChosen] = useState<Parameters<typeof InvoiceChoice>[0]['chosen']>([]);
  return <InvoiceChoice multiple chosen={chosen} onChange={setChosen} />;
}

it('keeps what is typed while the server searches, and is empty once an invoice is chosen', async () => {
  const search = replyMock<'OwingInvoices'>(() => ({ data: { owingInvoices: [invoice] } }));
  renderClient(<Choice />, { replies: { OwingInvoices: search } });
  const field = await screen.findByRole('combobox', { name: 'Arve number, ostja või viitenumber' });
  await userEvent.type(field, 'koor');
  await waitFor(() => expect(search).toHaveBeenLastCalledWith({ search: 'koor' }));
  expect(field).toHaveValue('koor');
  await userEvent.click(await screen.findByRole('option', { name: /260007, Koor OÜ/ }));
  expect(await screen.findByRole('button', { name: '260007, Koor OÜ' })).toBeVisible();
  expect(field).toHaveValue('');
});
