import { createAddressService } from './addressService';
import { inAksReply } from './replies.fixture';
import type { FakeService } from './service.fixture';
import { json, startService } from './service.fixture';

let service: FakeService;
beforeEach(async () => (service = await startService(json(inAksReply))));
afterEach(() => service.stop());

let signal: AbortSignal;
beforeEach(() => void (signal = AbortSignal.timeout(60_000)));
const addresses = () => createAddressService(`${service.url}/inaks/inaadress/gazetteer`);
const viru = { city: 'Tallinn', address: 'Viru väljak 4, Tallinn, Harju maakond', lat: 59.43631, lng: 24.75541 };
const address = (fields: object) => json({ addresses: [{ viitepunkt_b: '58.4', viitepunkt_l: '24.5', ...fields }] });

test('asks for places, streets and houses, and reads positions that are texts', async () => {
  expect(await addresses().suggest?.('Viru väljak 4', signal)).toEqual([viru]);
  expect(service.requests).toMatchObject([
    {
      path: '/inaks/inaadress/gazetteer',
      query: { address: 'Viru väljak 4', results: '8', features: 'EHAK,VAIKEKOHT,TANAV,EHITISHOONE' },
    },
  ]);
});

test.each([
  [
    { aadresstekst: 'Lai tn 3', omavalitsus: 'Tartu linn', asustusyksus: 'Tartu linn', maakond: 'Tartu maakond' },
    'Tartu',
    'Lai tn 3, Tartu, Tartu maakond',
  ],
  [
    {
      aadresstekst: 'Mere pst 8',
      omavalitsus: 'Haljala vald',
      asustusyksus: 'Võsu alevik',
      maakond: 'Lääne-Viru maakond',
    },
    'Võsu',
    'Mere pst 8, Võsu, Lääne-Viru maakond',
  ],
  [
    { aadresstekst: 'Tartu linn', omavalitsus: 'Tartu linn', asustusyksus: '', maakond: 'Tartu maakond' },
    'Tartu',
    'Tartu, Tartu maakond',
  ],
  [{ aadresstekst: 'Harju maakond', maakond: 'Harju maakond' }, 'Harju maakond', 'Harju maakond'],
])('%j is written as people do', async (fields, city, text) => {
  service.reply = address(fields);
  expect(await addresses().suggest?.('x', signal)).toEqual([{ city, address: text, lat: 58.4, lng: 24.5 }]);
});

test.each([[{}], [{ addresses: [] }]])('%j means that nothing matches', async (reply) => {
  service.reply = json(reply);
  expect(await addresses().suggest?.('xyzzy', signal)).toEqual([]);
  expect(await addresses().geocode?.('xyzzy', signal)).toBeUndefined();
});

test('says when it knows only the street', async () => {
  expect(await addresses().geocode?.('Viru väljak 4, Tallinn', signal)).toEqual(viru);
  service.reply = address({ aadresstekst: 'Lai tn', omavalitsus: 'Tartu linn', maakond: 'Tartu maakond' });
  expect(await addresses().geocode?.('Lai 300, Tartu', signal)).toMatchObject({
    address: 'Lai tn, Tartu, Tartu maakond',
    approximate: true,
  });
});

test.each([['kuskil'], [''], [null], [58.4]])('%j is no latitude', async (viitepunkt_b) => {
  service.reply = address({ aadresstekst: 'Lai tn 3', omavalitsus: 'Tartu linn', viitepunkt_b });
  await expect(addresses().suggest?.('lai', signal)).rejects.toThrow();
});

test('a redirect is not followed', async () => {
  const elsewhere = await startService(json(inAksReply));
  service.reply = (_request, response) => void response.writeHead(302, { location: elsewhere.url }).end();
  await expect(addresses().suggest?.('viru', signal)).rejects.toThrow('HTTP 302');
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.stop();
});

test('a reply without end is read no further than 8 MB', async () => {
  let sent = 0;
  service.reply = (_request, response) => {
    const chunk = Buffer.alloc(1_000_000, ' ');
    const more = (): void => {
      if (response.destroyed || sent >= 60_000_000) return void response.end('{}');
      sent += chunk.length;
      response.write(chunk, more);
    };
    more();
  };
  await expect(addresses().suggest?.('viru', signal)).rejects.toThrow('The reply is too long');
  expect(sent).toBeLessThan(30_000_000);
});

test('a status that refuses is a failure, although its JSON could be read as an empty answer', async () => {
  service.reply = json({}, 429);
  await expect(addresses().suggest?.('viru', signal)).rejects.toThrow('HTTP 429');
});
