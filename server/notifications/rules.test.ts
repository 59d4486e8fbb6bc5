import { happenings, kati, mati, offer, order } from './happenings.fixture';
import { draftsFor } from './rules';

const logistics = 'logistik@bussiveod.example';
const all = happenings();
const told = Object.values(all).flatMap((happening) => draftsFor(happening, logistics));

test.each([
  [
    'inquirySubmitted',
    [
      ['inquiryReceived', order.email],
      ['inquiryArrived', logistics],
    ],
  ],
  ['offerSent', [['offerSent', order.email]]],
  ['acceptedOnBehalf', [['offerAccepted', order.email]]],
  ['routeChanged', [['routeChanged', order.email]]],
  [
    'driversAsked',
    [
      ['jobAssigned', mati.email],
      ['tripChanged', kati.email],
    ],
  ],
  ['driversReleased', [['tripTakenBack', mati.email]]],
  ['jobDeclined', [['jobDeclined', logistics]]],
  [
    'feedbackAsked',
    [
      ['feedbackAsked', mati.email],
      ['feedbackAsked', kati.email],
    ],
  ],
] as const)('%s tells %j', (type, expected) => {
  expect(draftsFor(all[type], logistics).map(({ template, to }) => [template, to])).toEqual(expected);
});

test('each kind of happening has been looked at above', () => {
  expect(Object.keys(all)).toHaveLength(8);
});

test('a driver is told the facts of the trip, never a price, the customer’s e-mail or a note of others', () => {
  for (const { to, props } of told.filter((draft) => draft.to === mati.email || draft.to === kati.email)) {
    const said = JSON.stringify(props);
    expect(said).toContain('Viru väljak 4');
    expect(said).not.toMatch(/price|vatRate|offer|email|rahvatants\.example/);
    expect(to).toBeTruthy();
  }
});

test('a customer is not told the notes for drivers', () => {
  for (const { props } of told.filter((draft) => draft.to === order.email)) {
    expect(JSON.stringify(props)).toContain(order.clientNotes);
    expect(JSON.stringify(props)).not.toContain(order.driverNotes);
  }
});

test('the driver calls the group leader, and the customer when there is no group leader', () => {
  const contact = (happening: (typeof all)['driversAsked']) => draftsFor(happening, undefined)[0]?.props.order;
  expect(contact(all.driversAsked)).toMatchObject({ contactName: 'Kõidu Šmidt', contactPhone: '+37255598765' });
  const alone = happenings({ groupFullName: null, groupPhone: null }).driversAsked;
  expect(contact(alone)).toMatchObject({ contactName: 'Õie Jõgeväli', contactPhone: '+37255512345' });
});

test('a cause is the same when told again, another for another asking, and gives no key away', () => {
  const causes = (happening: (typeof all)['driversAsked']) => draftsFor(happening, logistics).map(({ cause }) => cause);
  expect(causes(happenings().driversAsked)).toEqual(causes(all.driversAsked));

  const anew = { ...all.driversAsked, asked: [{ driver: mati, changed: false, confirmationKey: 'another-KEY' }] };
  expect(causes(anew)[0]).not.toBe(causes(all.driversAsked)[0]);

  expect(draftsFor(all.offerSent, logistics)[0]?.cause).toBe(`offerSent:${offer.id}`);
  for (const { cause } of told) expect(cause).not.toMatch(/KEY/);
});

test('without LOGISTICS_EMAIL the logistician’s messages have nobody to go to', () => {
  expect(draftsFor(all.jobDeclined, undefined).map(({ to }) => to)).toEqual([undefined]);
});
