import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { AssignmentForm } from './AssignmentForm';
import { refusal } from '../../../testRender';
import type { Replies } from '../../../testRender';
import { FoodCard } from '../page/FoodCard';
import { openPart } from '../parts/openPart.fixture';
import { jaan, liis, orderId, orderInPath, someOrder } from '../parts/order.fixture';
import { ids, replied } from '../../../testReplies';

const options: Replies = {
  AssignmentOptions: () => {
    const { busyTimes, ...choices } = replied('AssignmentOptions', 'long');
    // On the day of the order that tests open.
    const then = { start: '2026-12-05T07:00:00.000Z', end: '2026-12-05T08:00:00.000Z' };
    return { data: { ...choices, busyTimes: busyTimes.map((busy) => ({ ...busy, ...then })) } };
  },
};

/** Goes from the pair that fits best to the fields, where there is one. */
async function chooseOther() {
  const other = await screen.findByRole('button', { name: 'Vali muu' });
  await userEvent.click(other);
}

async function pick(field: string, option: RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => act(() => closeSnackbar()));

it('asks for driver and bus at the fields, refuses repeats, and makes the job', async () => {
  const start = jest.fn((_variables: Record<string, unknown>) => ({
    data: {
      startJob: someOrder({
        status: 'job',
        version: 4,
        allowedActions: ['updateJob'],
      }),
    },
  }));
  const order = someOrder({ status: 'accepted', allowedActions: ['startJob'] });
  const { where } = openPart(AssignmentForm, () => order, { ...options, StartJob: start });

  await chooseOther();
  expect(screen.getByRole('combobox', { name: 'Juht' })).toHaveFocus();
  for (const name of ['Juht', 'Buss']) await userEvent.clear(screen.getByRole('combobox', { name }));
  await press('Määra buss ja juht');
  expect(await screen.findByText('Palun valige juht!')).toBeVisible();
  expect(screen.getByText('Palun valige buss!')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Juht' })).toHaveFocus());

  await pick('Juht', /Jaan/);
  await pick('Buss', /Setra/);
  await press('Lisa juht');
  await pick('Lisajuht 1', /Jaan/);
  expect(screen.getByText('Korduvad juhid!')).toBeVisible();
  await press('Määra buss ja juht');
  expect(start).not.toHaveBeenCalled();

  await pick('Lisajuht 1', /Liis/);
  await press('Määra buss ja juht');
  expect(await screen.findByText('Töö loodud!')).toBeVisible();
  expect(start.mock.calls[0]?.[0]).toEqual({
    id: orderId,
    version: 3,
    input: { driver: jaan.id, otherDrivers: [liis.id], bus: ids.setra, otherBuses: [] },
  });
  await waitFor(() => expect(where.pathname).toBe(`/platform/job/${orderInPath}`));
});

it('has the pair that fits best ready, which one tap assigns', async () => {
  const order = someOrder({ status: 'accepted', allowedActions: ['startJob'] });
  const start = jest.fn((_variables: Record<string, unknown>) => ({ data: { startJob: { ...order, version: 4 } } }));
  openPart(AssignmentForm, () => order, { ...options, StartJob: start });
  expect(await screen.findByText(/^Liis \(liis\) · /)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Juht' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Määra buss ja juht' })).toHaveFocus());
  await press('Määra buss ja juht');
  expect(await screen.findByText('Töö loodud!')).toBeVisible();
  expect(start.mock.calls[0]?.[0]).toMatchObject({ input: { driver: liis.id, otherDrivers: [], otherBuses: [] } });
});

it('asks once about an overlap and goes on with a reason', async () => {
  const order = someOrder({ status: 'accepted', allowedActions: ['startJob'] });
  const overlap = { who: 'Jaan Tamm', what: 'Koolibuss', start: '2026-12-05T07:00:00Z', end: '2026-12-05T08:00:00Z' };
  const start = jest.fn(({ input }: Record<string, unknown>) =>
    (input as { overlapReason?: string }).overlapReason
      ? { data: { startJob: { ...order, version: order.version + 1 } } }
      : refusal('overlap', { overlaps: [overlap] }),
  );
  openPart(AssignmentForm, () => order, { ...options, StartJob: start });
  await chooseOther();
  await userEvent.clear(screen.getByRole('combobox', { name: 'Juht' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Juht' }));
  expect(await screen.findByRole('option', { name: /Jaan.*05.12.2026 09:00-10:00 Koolibuss/ })).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: /Jaan/ }));
  expect(screen.getByText(/Jaan Tamm \(jaan\) on samal ajal mujal/)).toBeVisible();
  await pick('Buss', /Setra/);
  await press('Määra buss ja juht');

  const dialog = within(await screen.findByRole('dialog', { name: 'Samal ajal on määratud ka mujale' }));
  expect(dialog.getByText(/09:00-10:00 Koolibuss/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Määra ikkagi' }));
  expect(dialog.getByText('Palun sisestage põhjus')).toBeVisible();
  expect(start).toHaveBeenCalledTimes(1);
  await userEvent.type(dialog.getByLabelText('Põhjus, miks siiski määrata'), 'Liis aitab{Enter}');
  expect(await screen.findByText('Töö loodud!')).toBeVisible();
  expect(start.mock.calls[1]?.[0]).toMatchObject({ input: { driver: jaan.id, overlapReason: 'Liis aitab' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const findLight = (of: 'long' | 'ill', id: string) =>
  replied('CheckAssignment', of).checkAssignment.drivers.find(({ driverId }) => driverId === id)!;
/** Liis fits but is ill, Jaan may not drive that long alone, and the smaller bus is too small. */
const checks = {
  CheckAssignment: () => {
    const { checkAssignment } = replied('CheckAssignment', 'accepted');
    const drivers = [findLight('ill', ids.liis), { ...findLight('long', ids.liis), driverId: ids.jaan }];
    return { data: { checkAssignment: { ...checkAssignment, drivers } } };
  },
};

it('puts the best drivers first, each with a light and one line, and warns of the chosen ones', async () => {
  const order = someOrder({ status: 'accepted', allowedActions: ['startJob'] });
  openPart(AssignmentForm, () => order, {
    ...options,
    ...checks,
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Juht' }));
  expect(await screen.findByRole('img', { name: 'Ei ole lubatud' })).toBeVisible();
  const [first, second] = screen.getAllByRole('option');
  expect(first).toHaveTextContent(/Liis.*sobib · 3 h 06 tööpäev/);
  expect(second).toHaveTextContent(/Jaan.*üks juht ei tohi/);
  await userEvent.click(first as HTMLElement);
  expect(screen.getByText(findLight('ill', ids.liis).line)).toBeVisible();
  expect(screen.getByText(/Liis \(liis\): haiguslehel 15\.12\.2026–17\.12\.2026/)).toBeVisible();
  await pick('Buss', /Volvo/);
  expect(screen.getByText('Volvo 9700: kohti 19, vaja 49 (koos juhiga)')).toBeVisible();
});

it('asks for the overlap first, then for the reason to choose a driver against the law', async () => {
  const order = someOrder({ status: 'accepted', allowedActions: ['startJob'] });
  const start = jest.fn(({ input }: Record<string, unknown>) => {
    const { overlapReason, hoursReason } = input as { overlapReason?: string; hoursReason?: string };
    if (!overlapReason) return refusal('overlap');
    return hoursReason ? { data: { startJob: { ...order, version: order.version + 1 } } } : refusal('hours');
  });
  openPart(AssignmentForm, () => order, { ...options, ...checks, StartJob: start });
  await pick('Juht', /Jaan/);
  await pick('Buss', /Setra/);
  await press('Määra buss ja juht');
  const overlap = within(await screen.findByRole('dialog', { name: 'Samal ajal on määratud ka mujale' }));
  await userEvent.type(overlap.getByLabelText('Põhjus, miks siiski määrata'), 'Liis aitab{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sõidu- ja puhkeaja reeglid seda ei luba' }));
  expect(dialog.getByText(/tööpäev: üks juht ei tohi/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Põhjus, miks siiski määrata'), 'Klient muudab aega{Enter}');
  expect(await screen.findByText('Töö loodud!')).toBeVisible();
  expect(start.mock.calls[2]?.[0]).toMatchObject({
    input: { driver: jaan.id, overlapReason: 'Liis aitab', hoursReason: 'Klient muudab aega' },
  });
});

it('says when one driver may not have the trip, takes a second one, and survives a check that fails', async () => {
  const order = someOrder({ status: 'accepted', allowedActions: ['startJob'] });
  let fails = true;
  openPart(AssignmentForm, () => order, {
    ...options,
    CheckTrip: () => ({
      data: { checkTrip: { ...replied('CheckTrip', 'tight').checkTrip, secondDriverHelps: true } },
    }),
    CheckAssignment: () => (fails ? refusal('noSuchOrder') : checks.CheckAssignment()),
  });
  expect(await screen.findByText(/ilma 45-minutilise vaheajata, lubatud 4 h 30: vaja on /)).toBeVisible();
  expect(screen.getByText(/Paide: peatus on 12 min/)).toBeVisible();
  expect(await screen.findByText('Sõidu- ja puhkeaega ei õnnestunud kontrollida.')).toBeVisible();
  fails = false;
  await press('Kontrolli uuesti');
  await waitFor(() => expect(screen.queryByText('Sõidu- ja puhkeaega ei õnnestunud kontrollida.')).toBeNull());
  await press('Lisa teine juht');
  expect(await screen.findByRole('combobox', { name: 'Lisajuht 1' })).toBeVisible();
  expect(screen.queryByText(/ilma 45-minutilise vaheajata/)).toBeNull();
});

it('changes the crew of a job', async () => {
  const order = someOrder({ status: 'job', allowedActions: ['updateJob'] });
  const update = jest.fn((_variables: Record<string, unknown>) => ({
    data: { updateJob: { ...order, version: order.version + 1 } },
  }));
  openPart(AssignmentForm, () => order, { ...options, UpdateJob: update });
  const form = within(await screen.findByRole('region', { name: 'Muuda bussi ja juhti' }));
  expect(await form.findByRole('button', { name: 'Salvesta' })).toBeDisabled();
  await press('Eemalda: Lisajuht 1');
  await userEvent.click(form.getByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText('Töö uuendatud!')).toBeVisible();
  expect(update.mock.calls[0]?.[0]).toMatchObject({ input: { driver: jaan.id, otherDrivers: [], bus: ids.setra } });
});

it('keeps what is typed when the verdict of the law comes', async () => {
  const order = someOrder({ status: 'accepted', allowedActions: ['startJob'] });
  const check = replied('CheckAssignment', 'accepted');
  let sendVerdict: (() => void) | undefined;
  openPart(AssignmentForm, () => order, {
    ...options,
    CheckAssignment: ({ busIds }) =>
      new Promise((resolve) => {
        const reply = () => resolve({ data: check });
        if ([busIds].flat().length > 0) sendVerdict = reply;
        else reply();
      }),
  });
  await chooseOther();
  const driver = screen.getByRole('combobox', { name: 'Juht' });
  await userEvent.clear(driver);
  await pick('Juht', /Jaan/);
  await userEvent.type(driver, 'lii', { initialSelectionStart: 0, initialSelectionEnd: 100 });
  await waitFor(() => expect(sendVerdict).toBeDefined());
  await act(async () => sendVerdict?.());
  expect(driver).toHaveValue('lii');
  await userEvent.keyboard('{Enter}');
  expect(driver).toHaveValue('Liis (liis)');
});

it('saves catering only when it differs from the order', async () => {
  const { food } = someOrder({ status: 'answered' });
  const order = someOrder({ status: 'accepted', food, allowedActions: ['editFood'] });
  const update = jest.fn((_variables: Record<string, unknown>) => ({
    data: { updateOrderFood: { ...order, version: order.version + 1, food: [] } },
  }));
  openPart(FoodCard, () => order, {
    UpdateOrderFood: update,
    OrderableFood: () => ({ data: replied('OrderableFood', 'full') }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Muuda: Toitlustus' }));
  const card = within(screen.getByRole('region', { name: 'Toitlustus' }));
  const save = await card.findByRole('button', { name: 'Salvesta' });
  const count = card.getByRole('textbox', { name: 'Kogus: Kohvipaus' });
  expect(save).toBeDisabled();
  await press('Rohkem: Kohvipaus');
  expect(save).toBeEnabled();
  await press('Vähem: Kohvipaus');
  expect(save).toBeDisabled();
  await userEvent.clear(count);
  await userEvent.type(count, 'x');
  await userEvent.click(save);
  expect(await screen.findByText('Toidupakid salvestatud!')).toBeVisible();
  expect(update.mock.calls[0]?.[0]).toEqual({ id: orderId, version: 3, food: [] });
  expect(await card.findByText('Toitlustust ei tellitud.')).toBeVisible();
});
