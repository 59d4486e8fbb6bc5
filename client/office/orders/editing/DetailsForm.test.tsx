import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { refusal } from '../../../testRender';
import { DetailsForm } from './DetailsForm';
import { NotesForm } from './NotesForm';
import { openPart, unfold } from '../parts/openPart.fixture';
import { orderId, someOrder } from '../parts/order.fixture';

const stored = () => someOrder();
type ParametersAfterPart = Parameters<typeof openPart> extends [unknown, ...infer Rest] ? Rest : never;
afterEach(() => act(() => closeSnackbar()));

async function retype(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text) await userEvent.paste(text);
  return field;
}
async function openDetails(...args: ParametersAfterPart) {
  openPart(DetailsForm, ...args);
  await unfold('Muuda andmeid');
}
const save = () => userEvent.click(screen.getByText('Salvesta'));

describe('the edit form', () => {
  it('sends only changed fields', async () => {
    const update = jest.fn((_variables: Record<string, unknown>) => ({
      data: { updateOrder: someOrder({ version: 2, fullName: 'Mari' }) },
    }));
    await openDetails(stored, { UpdateOrder: update });
    await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
    expect(update.mock.calls[0]?.[0]).toEqual({ id: orderId, version: 1, input: { fullName: 'Mari' } });
  });

  it('sends the invoice data of the company, and shows its errors', async () => {
    const update = jest.fn((_variables: Record<string, unknown>) => refusal('registrationNumber'));
    await openDetails(stored, { UpdateOrder: update });
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
    await openDetails(stored, { UpdateOrder: () => refusal('unforeseen') });
    const field = await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText(/Error funktsioonis "update order"/)).toBeVisible();
    expect(field).toHaveValue('Õie Jõgeväli');
  });

  it('keeps the input when the network is gone, so that it can be sent again', async () => {
    await openDetails(stored, { UpdateOrder: () => Promise.reject(new TypeError('Failed to fetch')) });
    const field = await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText(/Server ei vasta/)).toBeVisible();
    expect(field).toHaveValue('Mari');
  });

  it('keeps the input when only a field was refused, and shows the error there', async () => {
    await openDetails(stored, {
      UpdateOrder: () => refusal('orderEmail'),
    });
    const field = await retype('E-post', 'vigane');
    await save();
    expect(await screen.findByText('Palun sisestage korrektne e-posti aadress')).toBeVisible();
    expect(field).toHaveValue('vigane');
  });

  it('keeps the input when somebody was quicker', async () => {
    await openDetails(stored, {
      UpdateOrder: () => refusal('staleOrder'),
    });
    const field = await retype('Täisnimi', 'Mari');
    await save();
    expect(await screen.findByText('Tellimust on vahepeal muudetud')).toBeVisible();
    expect(field).toHaveValue('Mari');
  });

  it('keeps the input when the order could not even be read again', async () => {
    let network = true;
    const order = stored();
    await openDetails(() => order, {
      OrderById: () => (network ? { data: { order } } : Promise.reject(new TypeError('Failed to fetch'))),
      UpdateOrder: () => refusal('staleOrder'),
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
    const notFound = () => refusal('noSuchOrder');
    const order = stored();
    await openDetails(() => order, {
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

  it('corrects the group leader, once there is one', async () => {
    const leader = { groupFullName: 'Mari Maasikas', groupEmail: 'mari@kool.example', groupPhone: '+37255598765' };
    const update = jest.fn((_variables: Record<string, unknown>) => ({ data: { updateOrder: stored() } }));
    await openDetails(() => someOrder(leader), { UpdateOrder: update });
    expect(screen.getByLabelText('Grupijuht')).toHaveValue('Mari Maasikas');
    await retype('Grupijuht', '');
    await save();
    expect(await screen.findByText('Palun sisestage täisnimi')).toBeVisible();
    await retype('Grupijuht', 'Malle Mustikas');
    await retype('Grupijuhi telefon', '5551111');
    await save();
    expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
    expect(update.mock.calls.map(([{ input }]) => input)).toEqual([
      { groupFullName: 'Malle Mustikas', groupPhone: '5551111' },
    ]);
  });

  it('does not ask for a group leader before anybody has accepted', async () => {
    await openDetails(stored, {});
    expect(screen.queryByLabelText('Grupijuht')).toBeNull();
  });

  it('is folded at first, and its heading says what is stored, or that something is not', async () => {
    openPart(DetailsForm, stored, {});
    const fold = await screen.findByRole('button', { name: 'Muuda andmeid' });
    expect(fold).toHaveAccessibleDescription('05.12.2026 08:00 · 47 reisijat');
    await unfold('Muuda andmeid');
    await retype('Täisnimi', 'Mari');
    await userEvent.click(fold);
    await waitFor(() => expect(fold).toHaveAccessibleDescription('Salvestamata muudatused'));
    await userEvent.click(fold);
    expect(await screen.findByLabelText('Täisnimi')).toHaveValue('Mari');
  });

  it('asks nobody while something is missing', async () => {
    await openDetails(stored, {});
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
    await unfold('Märkused');
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
