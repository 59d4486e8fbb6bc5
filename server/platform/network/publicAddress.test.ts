import { isPlainlyPrivate, isPublicAddress, lookUpPublic } from './publicAddress';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '3fff::1',
  '3fff:fff:ffff::1',
  '3ffe::1',
  '2620:4f:8000::1',
  '2001:1::1',
  '2001:20::1',
  '100::1',
  '5f00::1',
  '64:ff9b:1::1',
  'ff02::1',
  'fec0::1',
  '192.0.0.8',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.2',
  '192.175.48.1',
  '240.0.0.1',
  'not an address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '3f00::1', '3fff:1000::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  'http://localhost/x',
  'http://LOCALHOST./',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://[::1]:8080/',
  'http://[::ffff:10.0.0.1]/',
  'http://printer.local/',
  'http://intranet/',
  'http://metadata.google.internal/',
])('the range %s is private by itself', (url) => expect(isPlainlyPrivate(new URL(url))).toBe(true));

test('a name is refused when it resolves to a private address', async () => {
  expect(isPlainlyPrivate(new URL('https://haak.firma.example/'))).toBe(false);
  // Every machine knows this name without asking anybody.
  const error = await new Promise((done) => lookUpPublic('localhost', {}, (problem) => done(problem)));
  expect(error).toMatchObject({ reason: { kind: 'notPublic', host: 'localhost' } });
});
