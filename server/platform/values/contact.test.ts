import * as fc from 'fast-check';
import { EmailScalar, PhoneScalar } from '../api/scalars';
import { looksLikeEmail, looksLikePhone } from './contact';

// A page looks for slips, the server for more: who is refused by the page would be refused by the server too.

const taken = (scalar: { parseValue(value: unknown): unknown }, text: string): boolean => {
  try {
    scalar.parseValue(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['oie@rahvatants.ee', true],
  ['oie.jogevali+buss@sub.rahvatants.example', true],
  ['oie@rahvatants', false],
  ['oie rahvatants.ee', false],
  ['@rahvatants.ee', false],
  ['oie@@rahvatants.ee', false],
])('%s as an address: %s', (email, right) => {
  expect([looksLikeEmail(email), taken(EmailScalar, email)]).toEqual([right, right]);
});

test('no page refuses an address that the server takes', () => {
  const near = fc.stringMatching(/^[a-zõ.+-]{1,6}@?[a-z@.-]{1,8}\.?[a-z]{0,3}$/);
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), near), (email) => {
      fc.pre(taken(EmailScalar, email));
      expect(looksLikeEmail(email)).toBe(true);
    }),
  );
});

test.each([
  ['55512345', true],
  ['5551 2345', true],
  ['+372 5551 2345', true],
  ['(+358) 40-123 4567', true],
  ['12', false],
  ['helista õhtul', false],
])('%s as a number: %s', (phone, right) => {
  expect([looksLikePhone(phone), taken(PhoneScalar, phone)]).toEqual([right, right]);
});
