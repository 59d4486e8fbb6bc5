import { screen, within } from '@testing-library/react';
import { renderClient } from '../../testRender';
import type { DataOf } from '../../testRender';
import { makeId } from '../../testIds';
import RealTimes from './RealTimes';

const MINUTE = 60_000;
/** A trip that left 40 minutes late an hour ago. */
const start = Date.now() - 100 * MINUTE;
const at = (minutes: number) => new Date(start + minutes * MINUTE).toISOString();
const orderId = makeId('order');
const nextId = makeId('next');
const order = {
  id: orderId,
  start: at(0),
  end: at(240),
  stops: [
    { city: 'Tallinn', lat: 59.437, lng: 24.7535, arrive: null, depart: at(0) },
    { city: 'Paide', lat: 58.8856, lng: 25.5572, arrive: at(80), depart: at(100) },
    { city: 'Tartu', lat: 58.3806, lng: 26.7251, arrive: at(240), depart: null },
  ],
};

const event = (kind: 'arrive' | 'leave' | 'dutyBegin', minutes: number, stop: number | null = null) => ({
  id: makeId(`${kind}${minutes}`),
  kind,
  orderId,
  driverName: 'Jaan Tamm',
  stop,
  amount: null,
  note: '',
  at: at(minutes),
});
const events: DataOf<'TripEvents'> = {
  tripEvents: [event('dutyBegin', -20), event('arrive', -10, 0), event('leave', 40, 0)],
};
const message = {
  __typename: 'RoadMessage',
  to: 'Õie Jõgeväli',
  email: 'oie@rahvatants.example',
  phone: '+37255512345',
  subject: 'Teie buss hilineb',
  text: 'Tere!\n\nTeie buss jõuab peatusesse Paide kell 12:00.',
};
const none = { driverId: null, orderId: null, title: null, start: null, remedyAt: at(0), message: null };
const road: DataOf<'RoadOfTrip'> = {
  roadOfTrip: {
    stops: [
      { arrive: null, depart: null },
      { arrive: at(120), depart: at(130) },
      { arrive: at(270), depart: null },
    ],
    lateMin: 40,
    isLate: true,
    message,
    touched: [
      {
        ...none,
        kind: 'trip',
        name: 'Setra 515',
        minutes: 30,
        isLegal: true,
        orderId: nextId,
        title: 'Tartu - Tallinn',
        start: at(300),
        remedyAt: at(330),
        message: { ...message, to: 'Ants Kask', email: null },
      },
      { ...none, kind: 'rest', name: 'Jaan Tamm', minutes: 500, isLegal: false, remedyAt: at(960) },
      { ...none, kind: 'duty', name: 'Kati Kask', minutes: 850, isLegal: true, remedyAt: at(640) },
    ],
    places: [],
    trails: [],
  },
};
const open = (replies: object) => renderClient(<RealTimes order={order} />, { replies });

it('shows real and expected times beside the plan, and whom the delay touches with two ways out', async () => {
  open({ TripEvents: () => ({ data: events }), RoadOfTrip: () => ({ data: road }) });
  const late = (await screen.findByText('Hilineb 40 min')).closest<HTMLElement>('[role=note]')!;
  const write = within(late).getByRole('link', { name: 'Kirjuta: Õie Jõgeväli' });
  expect(decodeURIComponent(write.getAttribute('href')!)).toContain('body=Tere!\n\nTeie buss jõuab');
  const [trip, rest, duty] = within(late).getAllByRole('listitem');
  expect(trip).toHaveTextContent(/^Setra 515 jõuab järgmisele sõidule 30 min hiljem: Tartu - Tallinn/);
  expect(within(trip!).getByRole('link', { name: 'Määra järgmisele sõidule teine juht või buss' })).toHaveAttribute(
    'href',
    `/platform/job/${nextId.toUpperCase()}`,
  );
  expect(trip).toHaveTextContent(/Või väljub järgmine sõit alles/);
  expect(rest).toHaveTextContent(/^Jaan Tamm: ööpuhkuseks jääb 8 h 20, seda on vähem kui lubatud\./);
  expect(duty).toHaveTextContent(/^Kati Kask: tööpäev kestab 14 h 10\. Järgmine ööpuhkus on lühendatud\./);
  expect(within(duty!).getByRole('link', { name: 'Määra selle sõidu lõpuks teine juht' })).toHaveAttribute(
    'href',
    expect.stringContaining('/platform/plan?paev='),
  );
  const paide = screen.getByRole('row', { name: /Paide/ });
  expect(paide).toHaveTextContent(/umbes \d\d:\d\d40 min hiljem/);
  expect(screen.getByRole('row', { name: /Tallinn/ })).toHaveTextContent(/\d\d:\d\d40 min hiljem$/);
});

it('shows nothing before the first act, and says when the acts cannot be read', async () => {
  const calm = { roadOfTrip: { ...road.roadOfTrip, isLate: false, touched: [], message: null, stops: [] } };
  const { unmount } = open({ TripEvents: () => ({ data: { tripEvents: [] } }), RoadOfTrip: () => ({ data: calm }) });
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByText('Sõidu kulg')).toBeNull();
  unmount();
  open({ TripEvents: () => Promise.reject(new TypeError('Failed to fetch')), RoadOfTrip: () => ({ data: calm }) });
  expect(await screen.findByText('Juhi vajutusi ei õnnestunud laadida')).toBeVisible();
});

it('keeps the recorded times and says when the delay is not known', async () => {
  open({
    TripEvents: () => ({ data: events }),
    RoadOfTrip: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(await screen.findByText('Hilinemist ei õnnestunud arvutada')).toBeVisible();
  expect(screen.getByRole('row', { name: /Tallinn/ })).toHaveTextContent(/40 min hiljem$/);
});
