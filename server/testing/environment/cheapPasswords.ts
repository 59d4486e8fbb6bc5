// A password is hashed for each person and each sign-in of a test, which is about something else: the cheapest hash does.
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...actual, hash: (password: string) => actual.hash(password, cheap) };
});
