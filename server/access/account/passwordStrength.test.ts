import { isCommonPassword, requireUncommon } from './passwordStrength';

test.each([
  'password123',
  'passwordpassword',
  'administrator',
  '1234567890',
  'qwertyuiop',
  '1q2w3e4r5t',
  'aaaaaaaaaaaa',
  'P@ssw0rd123',
  'parool12345',
  'salasana2026',
  'Tallinn2026',
  'bussijuht1',
  'bussireis123',
])('%j is easy to guess', async (password) => expect(await isCommonPassword(password, [])).toBe(true));

test('a name of the user with digits behind it is easy to guess, by that user alone', async () => {
  expect(await isCommonPassword('Hilarius123', ['hilarius', 'Hilarius', ''])).toBe(true);
  expect(await isCommonPassword('Hilarius123', ['jaan'])).toBe(false);
});

test.each(['kuldne-rattapump', 'roheline-bussireis', 'kolm vana pruuni karu', 'пыльный синий чемодан'])(
  '%j is taken',
  (password) => expect(requireUncommon(password, ['jaan'], 'password')).resolves.toBeUndefined(),
);

test('the longest password that repeats signs is judged within a moment', async () => {
  expect(await isCommonPassword('4@'.repeat(64), [])).toBe(true);
});

test('the refusal stands at the field of the password', () =>
  expect(requireUncommon('password123', [], 'newPassword')).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    options: { field: 'newPassword' },
  }));
