import { badInput } from '../../texts/messages';

/** Local passwords that people think of first and that the library's lists lack. */
const wordsOfHere = (
  'parool salasõna salasona kasutaja administraator portaal pilet reis sõit soit buss ' +
  'bussid bussijuht bussiveod bussireis juht sohver logistik logistika kontor eesti tallinn ' +
  'tartu narva pärnu parnu viljandi valga kalev kallis tere salasana suomi ' +
  'helsinki kuljettaja пароль автобус водитель таллин таллинн'
).split(' ');

/** The least number of guesses that a password must withstand, as a power of ten. */
const LEAST_GUESSES_LOG10 = 6;

/** Common passwords and their usual variations: about 50,000 words, which take a moment to read. */
export async function loadPasswordLibrary() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return { ZxcvbnFactory, adjacencyGraphs, dictionary };
}

/** Whether a password is among the first that anybody tries, also with the user's own names in it. */
export async function isCommonPassword(password: string, namesOfUser: readonly string[]): Promise<boolean> {
  const { ZxcvbnFactory, adjacencyGraphs, dictionary } = await loadPasswordLibrary();
  // Unpacked, the words hold 5 MiB. Passwords are set rarely, and to unpack them takes some 20 ms.
  const judge = new ZxcvbnFactory({ dictionary: { ...dictionary, wordsOfHere }, graphs: adjacencyGraphs });
  const { guessesLog10 } = judge.check(password, namesOfUser.filter(Boolean));
  return guessesLog10 < LEAST_GUESSES_LOG10;
}

/** Errors: BAD_USER_INPUT for a password that is easily guessed. Its length has been checked before (`isPassword`). */
export async function requireUncommon(password: string, namesOfUser: readonly string[], field: string): Promise<void> {
  if (await isCommonPassword(password, namesOfUser)) throw badInput('access.passwordGuessable', field);
}
