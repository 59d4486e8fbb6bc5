import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { act } from 'react';
import { refusal } from '../../testRender';
import { DetailsForm } from './DetailsForm';
import { NotesForm } from './NotesForm';
import { openPart } from './openPart.fixture';
import { orderId, someOrder } from './order.fixture';

const stored = () => someOrder();
afterEach(() => act(() => closeSnackbar()));

async function retype(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text) await userEvent.paste(text);
  return field;
}
const save = () => userEvent.click(screen.getByText('Salvesta'));

describe('the edit form', () => {
  it('sends only what was changed', async () => {
    const update = jest.fn((_variables: Record<string, unknown>) => ({
      data: { updateOrder: someOrder({ version: 2, fullName: 'Mari' }) },
    }));
    openPart(DetailsForm, stored, { UpdateOrder: update });
    await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
    expect(update.mock.calls[0]?.[0]).toEqual({ id: orderId, version: 1, input: { fullName: 'Mari' } });
  });

  it('sends what an invoice says of the company, and shows what is wrong with it', async () => {
    const update = jest.fn((_variables: Record<string, unknown>) =>
      refusal('Registrikood on 8 numbrit', { code: 'BAD_USER_INPUT', field: 'companyRegistrationNumber' }),
    );
    openPart(DetailsForm, stored, { UpdateOrder: update });
    await retype('Registrikood', '1234567');
    await retype('KMKR number', 'EE123456789');
    await retype('Firma aadress', 'Pikk 1, Tallinn');
    await save();
    expect(await screen.findByText('Registrikood on 8 numbrit')).toBeVisible();
    expect(update.mock.calls[0]?.[0]).toMatchObject({
      input: {
        companyRegistrationNumber: '1234567',
        companyVatNumber: 'EE123456789',
        companyAddress: 'Pikk 1, Tallinn',
      },
    });
  });

  it('shows the stored values again when saving failed', async () => {
    openPart(DetailsForm, stored, { UpdateOrder: () => refusal('Midagi läks valesti') });
    const field = await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText(/Error funktsioonis "update order"/)).toBeVisible();
    expect(field).toHaveValue('Õie Jõgeväli');
  });

  it('keeps what was typed when the network is gone, so that it can be sent again', async () => {
    openPart(DetailsForm, stored, { UpdateOrder: () => Promise.reject(new TypeError('Failed to fetch')) });
    const field = await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText(/Server ei vasta/)).toBeVisible();
    expect(field).toHaveValue('Mari');
  });

  it('keeps what was typed when only a field was refused, and says so there', async () => {
    openPart(DetailsForm, stored, {
      UpdateOrder: () => refusal('Vigane e-post', { code: 'BAD_USER_INPUT', field: 'email' }),
    });
    const field = await retype('E-post', 'vigane');
    await save();
    expect(await screen.findByText('Vigane e-post')).toBeVisible();
    expect(field).toHaveValue('vigane');
  });

  it('keeps what was typed when somebody was quicker', async () => {
    openPart(DetailsForm, stored, {
      UpdateOrder: () => refusal('Keegi on muutnud', { code: 'STALE_VERSION', details: { version: 2, missed: [] } }),
    });
    const field = await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText('Tellimust on vahepeal muudetud')).toBeVisible();
    expect(field).toHaveValue('Mari');
  });

  it('keeps what was typed when the order could not even be read again', async () => {
    let network = true;
    const order = stored();
    openPart(DetailsForm, () => order, {
      OrderById: () => (network ? { data: { order } } : Promise.reject(new TypeError('Failed to fetch'))),
      UpdateOrder: () => refusal('Keegi on muutnud', { code: 'STALE_VERSION', details: { version: 2, missed: [] } }),
    });
    const field = await retype('Täisnimi', 'Mari');
    await save();
    network = false;
    await userEvent.click(await screen.findByText('Võta ainult uus versioon'));
    await waitFor(() => expect(screen.queryByText('Tellimust on vahepeal muudetud')).toBeNull());
    expect(field).toHaveValue('Mari');
    expect(field).toBeVisible();
  });

  it('says that somebody has deleted the order', async () => {
    let gone = false;
    const notFound = () => refusal('Tellimust ei leitud', { code: 'NOT_FOUND' });
    const order = stored();
    openPart(DetailsForm, () => order, {
      OrderById: () => (gone ? notFound() : { data: { order } }),
      UpdateOrder: () => {
        gone = true;
        return notFound();
      },
    });
    await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText('Võib-olla on see vahepeal kustutatud.')).toBeVisible();
  });

  it('asks nobody while something is missing', async () => {
    openPart(DetailsForm, stored, {});
    await retype('Täisnimi', '');
    await save();
    expect(await screen.findByText('Palun sisestage täisnimi')).toBeVisible();
  });
});

describe('notes', () => {
  it('are saved one by one or all together; the others stay typed', async () => {
    const update = jest.fn((_variables: Record<string, unknown>) => ({
      data: { updateNotes: someOrder({ version: 2, logisticsNotes: 'A' }) },
    }));
    openPart(NotesForm, stored, { UpdateNotes: update });
    await retype('Logistiku märkused', 'A');
    await retype('Märkused juhile', 'B');
    await userEvent.click(screen.getByLabelText('Salvesta: Logistiku märkused'));
    expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
    expect(update.mock.calls[0]?.[0]).toEqual({ id: orderId, version: 1, notes: { logisticsNotes: 'A' } });
    expect(screen.getByLabelText('Märkused juhile')).toHaveValue('B');
    await userEvent.click(screen.getByText('Salvesta kõik märkmed'));
    expect(await screen.findByText('Kõik märkmed salvestatud!')).toBeVisible();
    expect(update.mock.calls[1]?.[0]).toEqual({ id: orderId, version: 2, notes: { driverNotes: 'B' } });
  });
});
