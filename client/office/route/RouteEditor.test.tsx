import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditedStop, RouteEditorProps } from '../../lib/navigation/routeEditor';
import { renderClient } from '../../testRender';
import RouteEditor from './RouteEditor';

const stop = (city: string, depart: string | null) => ({
  lat: 59,
  lng: 25,
  city,
  address: `${city} jaam`,
  depart,
  driverAtStop: null,
});
const stops = [
  stop('Tallinn', '2026-12-05T06:00:00.000Z'),
  stop('Paide', '2026-12-05T08:00:00.000Z'),
  stop('Tartu', null),
];
const onSave = jest.fn();
const onClose = jest.fn();
const estimate = jest.fn((_variables: Record<string, unknown>) => ({
  data: {
    estimateRoute: {
      arrivals: [null, '2026-12-05T07:20:00.000Z', '2026-12-05T09:25:00.000Z'],
      distanceKm: 186,
      durationMin: 165,
      notes: [],
      path: [],
    },
  },
}));

function open(props: Partial<RouteEditorProps> = {}) {
  renderClient(
    <RouteEditor stops={stops} saving={false} problems={{}} onSave={onSave} onClose={onClose} {...props} />,
    {
      replies: { EstimateRoute: estimate },
    },
  );
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const addresses = () =>
  within(screen.getByRole('group', { name: 'Peatused' }))
    .getAllByText(/^\w+ jaam$/)
    .map((node) => node.textContent);

// The calendar's code alone takes seconds to load on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => jest.clearAllMocks());

describe('the route editor', () => {
  it('saves a new order, a removed stop and whether to mail the customer', async () => {
    open();
    expect(button('Salvesta')).toBeDisabled();
    await userEvent.click(await screen.findByRole('button', { name: 'Liiguta tahapoole: Tallinn jaam' }));
    expect(addresses()).toEqual(['Paide jaam', 'Tallinn jaam', 'Tartu jaam']);
    await userEvent.click(button('Eemalda peatus Tallinn jaam'));
    await userEvent.click(screen.getByLabelText('Teavita klienti e-kirjaga'));
    await userEvent.click(button('Salvesta'));
    const [paide, , tartu] = [stops[1], stops[0], stops[2]];
    expect(onSave.mock.calls).toEqual([[[paide, tartu], true]]);
  });

  it('saves nothing while a typed stop is neither chosen nor cleared', async () => {
    open();
    await userEvent.click(screen.getByLabelText('Teavita klienti e-kirjaga'));
    fireEvent.change(screen.getByLabelText('Sisesta vahe- või lõpp-peatus'), { target: { value: 'V' } });
    await userEvent.click(button('Salvesta'));
    await waitFor(() =>
      expect(screen.getByLabelText('Sisesta vahe- või lõpp-peatus')).toHaveAccessibleDescription(/valige loendist/),
    );
    expect(onSave).not.toHaveBeenCalled();
  });

  it('sets a departure to the arrival', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Muuda samaks, mis saabumine' }));
    await userEvent.click(button('Salvesta'));
    expect(onSave.mock.calls[0]?.[0][1]).toMatchObject({ city: 'Paide', depart: '2026-12-05T07:20:00.000Z' });
  });

  it("asks for the driver's activity at each middle stop", async () => {
    open({ stops: [stops[0]!, { ...stops[1]!, driverAtStop: 'free' }, stop('Jõgeva', stops[1]!.depart), stops[2]!] });
    expect(screen.getAllByRole('combobox', { name: /^Juht peatuses/ })).toHaveLength(2);
    const [paide, jogeva] = ['Paide', 'Jõgeva'].map((city) =>
      screen.getByRole('combobox', { name: `Juht peatuses: ${city} jaam` }),
    );
    expect(
      within(paide!)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pikkuse järgi', 'Vaba', 'Valves', 'Töötab']);
    expect(paide).toHaveDisplayValue('Vaba');
    expect(jogeva).toHaveDisplayValue('Pikkuse järgi');
    await userEvent.selectOptions(paide!, 'Pikkuse järgi');
    expect(paide).toHaveDisplayValue('Pikkuse järgi');
    expect(jogeva).toHaveDisplayValue('Pikkuse järgi');
  });

  it("sends the driver's activity at middle stops only", async () => {
    open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Juht peatuses: Paide jaam' }), 'Valves');
    await userEvent.click(button('Salvesta'));
    expect(onSave.mock.calls[0]?.[0].map(({ driverAtStop }: EditedStop) => driverAtStop)).toEqual([
      null,
      'standby',
      null,
    ]);
    // At the end nobody asks for it.
    await userEvent.click(await screen.findByRole('button', { name: 'Liiguta tahapoole: Paide jaam' }));
    await userEvent.click(button('Eemalda peatus Tartu jaam'));
    expect(screen.queryByRole('combobox', { name: /^Juht peatuses/ })).toBeNull();
    await userEvent.click(button('Salvesta'));
    expect(onSave.mock.calls[1]?.[0].map(({ driverAtStop }: EditedStop) => driverAtStop)).toEqual([null, null]);
  });

  it('sends nothing while a departure is missing; the field is red', async () => {
    open({ stops: [stops[0]!, stop('Paide', null), stops[2]!] });
    await userEvent.click(screen.getByLabelText('Teavita klienti e-kirjaga'));
    await userEvent.click(button('Salvesta'));
    expect(await screen.findByText('Palun täitke kõikide peatuste väljumisajad')).toBeVisible();
    expect(await screen.findByLabelText(/Väljumine: Paide jaam/)).toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('asks once whether midnight is meant, save where it was stored so', async () => {
    const midnight = '2026-12-05T22:00:00.000Z';
    open({ stops: [stops[0]!, stop('Paide', midnight), stops[2]!] });
    await userEvent.click(screen.getByLabelText('Teavita klienti e-kirjaga'));
    await userEvent.click(button('Salvesta'));
    expect(onSave).toHaveBeenCalledTimes(1);
    onSave.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Eemalda peatus Tallinn jaam' }));
    await userEvent.click(button('Salvesta'));
    expect(
      await screen.findByText('Väljumisaeg on 00:00. Kui sõidate tõesti keskööl, vajutage uuesti Salvesta.'),
    ).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(button('Salvesta'));
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('has room for ten stops and keeps the last one', async () => {
    open({ stops: Array.from({ length: 10 }, (_, index) => stop(`Koht ${index}`, null)) });
    expect(screen.queryByLabelText('Sisesta vahe- või lõpp-peatus')).toBeNull();
    for (let left = 10; left > 1; left--)
      fireEvent.click(screen.getAllByRole('button', { name: /^Eemalda peatus/ })[0]!);
    expect(screen.queryByRole('button', { name: /^Eemalda peatus/ })).toBeNull();
    expect(screen.getByLabelText('Sisesta vahe- või lõpp-peatus')).toBeVisible();
    fireEvent.click(button('Salvesta'));
    expect(await screen.findByText('Palun lisage vähemalt kaks teepunkti')).toBeVisible();
  });

  it("shows the server's refusal at its field, until the route is changed", async () => {
    open({ problems: { 'stops.1.depart': 'Väljumisaeg peab olema ajaliselt pärast eelmist' } });
    expect(await screen.findByText('Väljumisaeg peab olema ajaliselt pärast eelmist')).toBeVisible();
    await userEvent.click(button('Liiguta tahapoole: Tallinn jaam'));
    expect(screen.queryByText('Väljumisaeg peab olema ajaliselt pärast eelmist')).toBeNull();
  });

  it('closes at once when nothing was changed, else asks', async () => {
    open();
    await userEvent.click(button('Sulge'));
    expect(onClose).toHaveBeenCalledTimes(1);
    onClose.mockClear();
    await userEvent.click(button('Eemalda peatus Paide jaam'));
    expect(button('Eemalda peatus Tartu jaam')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Kas sulgeda ilma salvestamata?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Jätka muutmist' }));
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(button('Sulge'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sulge salvestamata' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
