import { events, kati, mati, offer, order } from './events.fixture';
import { listMessages } from './mailRules';

const logistics = 'logistik@bussiveod.example';
const all = events();
const allMessages = Object.values(all).flatMap((event) => listMessages(event, logistics));

test.each([
  [
    'inquirySubmitted',
    [
      ['inquiryReceived', order.email],
      ['inquiryArrived', logistics],
    ],
  ],
  [
    'inquiryCorrected',
    [
      ['inquiryReceived', order.email],
      ['inquiryArrived', logistics],
    ],
  ],
  ['offerSent', [['offerSent', order.email]]],
  ['offerReminded', [['offerReminder', order.email]]],
  ['offerAskedAgain', [['inquiryArrived', logistics]]],
  ['acceptedOnBehalf', [['offerAccepted', order.email]]],
  [
    'acceptedByLink',
    [
      ['offerAccepted', order.email],
      ['offerDecided', logistics],
    ],
  ],
  ['rejectedByLink', [['offerDecided', logistics]]],
  ['routeChanged', [['routeChanged', order.email]]],
  [
    'driversAsked',
    [
      ['jobAssigned', mati.email],
      ['tripChanged', kati.email],
    ],
  ],
  ['driversReleased', [['tripTakenBack', mati.email]]],
  ['planConfirmed', [['planConfirmed', mati.email]]],
  ['passengersChanged', [['passengersChanged', mati.email]]],
  ['contactChanged', [['contactChanged', mati.email]]],
  [
    'editedByCustomer',
    [
      ['customerEdited', logistics],
      ['tripEdited', mati.email],
    ],
  ],
  ['jobDeclined', [['jobDeclined', logistics]]],
  [
    'cancelledByCustomer',
    [
      ['tripCancelled', order.email],
      ['cancelledByCustomer', logistics],
    ],
  ],
  ['changeAsked', [['changeAsked', logistics]]],
  ['changeAnswered', [['changeAnswered', order.email]]],
  ['changeDecided', [['changeDecided', logistics]]],
  [
    'feedbackAsked',
    [
      ['feedbackAsked', mati.email],
      ['feedbackAsked', kati.email],
    ],
  ],
  ['gapsAsked', [['gapsAsked', order.email]]],
  [
    'packSent',
    [
      ['tripSoon', order.email],
      ['packSent', mati.email],
    ],
  ],
  ['invitedAgain', [['invitedAgain', order.email]]],
] as const)('%s tells %j', (type, expected) => {
  expect(listMessages(all[type], logistics).map(({ template, to }) => [template, to])).toEqual(expected);
});

test('each kind of event has been looked at above', () => {
  expect(Object.keys(all)).toHaveLength(24);
});

test('nobody is mailed about a trip that is over', () => {
  expect(listMessages({ ...all.acceptedOnBehalf, tripEnded: true }, logistics)).toEqual([]);
});

test('a driver gets the facts of the trip, never a price, the customer’s e-mail or a note of others', () => {
  for (const { to, props } of allMessages.filter((message) => message.to === mati.email || message.to === kati.email)) {
    const said = JSON.stringify(props);
    expect(said).toContain('Viru väljak 4');
    expect(said).not.toMatch(/price|vatRate|offer|email|rahvatants\.example/);
    expect(to).toBeTruthy();
  }
});

test('a customer is not told the notes for drivers', () => {
  const stranger = listMessages(all.inquiryCorrected, logistics);
  for (const { props } of allMessages.filter(
    (message) => message.to === order.email && !stranger.some(({ cause }) => cause === message.cause),
  )) {
    expect(JSON.stringify(props)).toContain(order.clientNotes);
    expect(JSON.stringify(props)).not.toContain(order.driverNotes);
  }
});

test('the driver calls the group leader, and the customer when there is no group leader', () => {
  const contact = (event: (typeof all)['driversAsked']) => {
    const props = listMessages(event, undefined)[0]?.props;
    return props && 'order' in props ? props.order : undefined;
  };
  expect(contact(all.driversAsked)).toMatchObject({ contactName: 'Kõidu Šmidt', contactPhone: '+37255598765' });
  const alone = events({ groupFullName: null, groupPhone: null }).driversAsked;
  expect(contact(alone)).toMatchObject({ contactName: 'Õie Jõgeväli', contactPhone: '+37255512345' });
});

test('a cause is the same when told again, another for another asking, and gives no key away', () => {
  const causes = (event: (typeof all)['driversAsked']) => listMessages(event, logistics).map(({ cause }) => cause);
  expect(causes(events().driversAsked)).toEqual(causes(all.driversAsked));

  const anew = { ...all.driversAsked, drivers: [{ driver: mati, changed: false, confirmationKey: 'another-KEY' }] };
  expect(causes(anew)[0]).not.toBe(causes(all.driversAsked)[0]);

  // A driver who was taken off a job and put back is asked for feedback again.
  const asked = { ...all.feedbackAsked, drivers: [{ driver: mati, feedbackKey: 'another-KEY' }] };
  expect(listMessages(asked, logistics)[0]?.cause).not.toBe(listMessages(all.feedbackAsked, logistics)[0]?.cause);

  expect(listMessages(all.offerSent, logistics)[0]?.cause).toBe(`offerSent:${offer.id}`);
  for (const { cause } of allMessages) expect(cause).not.toMatch(/KEY/);
});

test('without LOGISTICS_EMAIL the logistician’s messages have nobody to go to', () => {
  expect(listMessages(all.jobDeclined, undefined).map(({ to }) => to)).toEqual([undefined]);
});

test('an address that never decided on an offer is sent nothing that a stranger wrote', () => {
  const written = 'Osta odavat kulda aadressil http://kuld.example';
  const stops = order.stops.map((stop) => ({ ...stop, city: written, address: written }));
  const words = { fullName: written, company: written, clientNotes: written, stops };
  const towns = ['Tallinn', '', 'Tartu'];
  const { inquirySubmitted, inquiryCorrected } = events(words);
  for (const event of [
    { ...inquirySubmitted, towns },
    { ...inquiryCorrected, towns },
  ]) {
    const [toCustomer, toLogistics] = listMessages(event, logistics);
    expect(toCustomer?.to).toBe(order.email);
    expect(JSON.stringify(toCustomer?.props)).not.toContain('kuld');
    expect(JSON.stringify(toCustomer?.props)).toContain('Tartu');
    expect(JSON.stringify(toLogistics?.props)).toContain('kuld');
  }
});

test('every e-mail to the customer leads to the page of the trip, and no other one does', () => {
  for (const { template, to, tripOf } of allMessages)
    expect([template, tripOf]).toEqual([template, to === order.email ? order.id : undefined]);
});
