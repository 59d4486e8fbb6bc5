import type { Deps } from '../context';
import { createFirstAdmin } from './firstAdmin';

/** A portal with or without a user, and what its environment says. */
const portal = (hasUser: boolean, adminPassword: string) =>
  ({
    config: { adminUsername: 'admin', adminPassword },
    settings: () => ({ companyName: 'Bussiveod' }),
    db: { dataSource: { manager: { existsBy: () => Promise.resolve(hasUser) } } },
  }) as unknown as Deps;

test.each([
  ['lühike', 'ADMIN_PASSWORD must be 10 to 128 characters long'],
  ['password123', 'ADMIN_PASSWORD is easy to guess: choose another, for example three random words'],
])('the first admin is not created with the password %j of the environment', (password, message) =>
  expect(createFirstAdmin(portal(false, password))).rejects.toThrow(message),
);

test('an ADMIN_PASSWORD from before the rule does not stop a portal that has users', () =>
  expect(createFirstAdmin(portal(true, '12345678'))).resolves.toBeUndefined());
