// A password is hashed for each person and each sign-in of a test, which is about something else: the cheapest hash does.
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...actual, hash: (password: string) => actual.hash(password, cheap) };
});

// A backup's passphrase costs the least work too. At full work each file for the store takes a second.
jest.mock('../../platform/backup/store/passphrase', () => {
  type Passphrase = typeof import('../../platform/backup/store/passphrase');
  const actual = jest.requireActual<Passphrase>('../../platform/backup/store/passphrase');
  const encrypt: Passphrase['encrypt'] = (plain, passphrase, work = 10) => actual.encrypt(plain, passphrase, work);
  return { ...actual, encrypt };
});
