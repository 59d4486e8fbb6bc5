import { readJwt, signJwt } from './jwt';

const now = new Date('2026-11-21T06:00:00Z');
const token = signJwt({ uuid: 'a' }, 'secret', { now, seconds: 600 });
const [header = '', payload = '', signature = ''] = token.split('.');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('signs as the example of RFC 7515, appendix A.1', () => {
  const text = [
    'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9',
    'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ',
    'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  ].join('.');
  const secret = Buffer.from(
    'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
    'base64url',
  );
  const read = readJwt(text, secret, new Date('2011-03-22T00:00:00Z'));
  expect(read).toEqual({ iss: 'joe', exp: 1300819380, 'http://example.com/is_root': true });
});

it('reads what it signed, until it expires', () => {
  expect(readJwt(token, 'secret', now)).toMatchObject({ uuid: 'a' });
  expect(readJwt(token, 'secret', new Date(now.getTime() + 600_000))).toBeUndefined();
});

it.each([
  ['another secret', signJwt({ uuid: 'a' }, 'Secret', { now, seconds: 600 })],
  ['no signature', `${encode({ alg: 'none' })}.${payload}.`],
  ['another algorithm', `${encode({ alg: 'HS512', typ: 'JWT' })}.${payload}.${signature}`],
  ['changed claims', `${header}.${encode({ uuid: 'b', exp: 9_999_999_999 })}.${signature}`],
  ['a part too many', `${token}.x`],
  ['no end', (() => signJwt({ exp: undefined }, 'secret', { now, seconds: 600 }))()],
  ['nothing', ''],
  ['claims that are no object', `${header}.${encode([])}.x`],
])('refuses a token with %s', (_, bad) => expect(readJwt(bad, 'secret', now)).toBeUndefined());
