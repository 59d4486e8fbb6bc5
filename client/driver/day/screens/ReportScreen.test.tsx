import { act, fireEvent, render, screen } from '@testing-library/react';
import type { TripEvent, TripEventKind } from '../../../../server/platform/values/road/tripEvents';
import * as dayTexts from '../../../i18n/day/et';
import { activateTexts } from '../../../i18n/language';
import { DayApp } from '../DayApp';
import { emptyState } from '../keep/dayState';
import type { DayState } from '../keep/dayState';
import type { KeptDay } from '../keep/dayDatabase';
import type { DayStore } from '../keep/dayStore';

const HOUR = 3_600_000;
const BEGIN = Date.parse('2026-11-20T06:00:00Z');

const makeTrip = (id: string, startsAt: number, endsAt = startsAt + 2 * HOUR) => ({
  id,
  start: new Date(startsAt).toISOString(),
  end: new Date(endsAt).toISOString(),
  stops: ['Tallinn', 'Tartu'].map((city) => ({ city, address: city })),
  job: { drivers: [], buses: [], feedback: [] },
});

const makeEvent = (orderId: string, kind: TripEventKind, at: number): TripEvent => ({
  id: `${orderId}-${kind}`,
  kind,
  at,
  orderId,
});

/** Draws the day of a driver who has ended these trips, each after two hours. */
function open(trips: ReturnType<typeof makeTrip>[]) {
  let state: DayState = {
    ...emptyState,
    isOpened: true,
    kept: {
      driverId: 'jaan',
      day: { driverDay: { activities: [] }, myTripsAround: trips },
      readAt: BEGIN,
      seenRoutes: {},
    } as unknown as KeptDay,
    events: trips.flatMap(({ id, start }) => [
      makeEvent(id, 'dutyBegin', Date.parse(start)),
      makeEvent(id, 'dutyEnd', Date.parse(start) + 2 * HOUR),
    ]),
  };
  const listeners = new Set<() => void>();
  const record = jest.fn<Promise<boolean>, unknown[]>(() => new Promise(() => undefined));
  const store = {
    now: () => BEGIN + 30 * HOUR,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: record,
  };
  render(<DayApp store={store as unknown as DayStore} />);
  const update = (change: Partial<DayState>) =>
    act(() => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    });
  return { record, update, read: () => state };
}

const findSend = () => screen.getByRole('button', { name: /^Saada .* h/ });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  window.scrollTo = () => undefined;
  activateTexts('et', { ...dayTexts });
});

it('begins the report of the next trip without the answers of the former one', () => {
  const { update, read } = open([makeTrip('a', BEGIN), makeTrip('b', BEGIN + 5 * HOUR)]);
  type(screen.getByLabelText('Tunnid'), '9,5');
  choose('Hästi');
  expect(findSend()).toBeEnabled();
  update({ events: [...read().events, makeEvent('a', 'report', BEGIN + 8 * HOUR)] });
  expect(screen.getByLabelText('Tunnid')).toHaveValue('2,0');
  expect(findSend()).toBeDisabled();
});

it('says that the phone could not keep the report', () => {
  open([makeTrip('a', BEGIN)]).update({ hasFailed: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Telefoni mälu on täis');
});

it('keeps what was typed while the menu is open', () => {
  open([makeTrip('a', BEGIN)]);
  type(screen.getByLabelText('Tunnid'), '9,5');
  fireEvent.click(screen.getByRole('button', { name: 'Menüü' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Tagasi' })[0]!);
  expect(screen.getByLabelText('Tunnid')).toHaveValue('9,5');
});

it('sends no comment when the trip went well after all', () => {
  const { record } = open([makeTrip('a', BEGIN)]);
  choose('Oli probleem');
  type(screen.getByRole('textbox', { name: 'Mis juhtus?' }), 'Rehv');
  choose('Hästi');
  fireEvent.click(findSend());
  expect(record).toHaveBeenCalledWith({
    kind: 'report',
    orderId: 'a',
    report: { wentWell: true, comment: '', hours: [2] },
  });
});

it('ignores a second tap while the phone writes the report', () => {
  const { record } = open([makeTrip('a', BEGIN)]);
  choose('Hästi');
  fireEvent.click(findSend());
  fireEvent.click(findSend());
  expect(record).toHaveBeenCalledTimes(1);
});

it('marks the day with too many hours; the night on which clocks go back has 25', () => {
  const start = Date.parse('2026-10-24T08:00:00Z');
  open([makeTrip('a', start, start + 24 * HOUR)]);
  const [first, second] = screen.getAllByRole('textbox');
  type(first!, '25');
  type(second!, '25');
  expect(first).toHaveAttribute('aria-invalid', 'true');
  expect(second).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByRole('button', { name: 'Vähem tunde, 25.10' })).toBeVisible();
});
