import fc from '../../testing/propertyTests';
import { PortalError } from '../../platform/errors';
import { languages } from '../../platform/values/languages';
import { printError } from '../../testing/printError';
import { cleanCell } from './cleanCell';
import type { ListedPassenger } from './readNames';
import { MOST_NAMES, readNames, markRepeated, writeNames } from './readNames';
import { readPastedSheet, writeSheet } from './sheet';

const today = '2026-11-22';
const read = (text: string, passengers = 100) => readNames(text, passengers, today);
const names = (text: string) => read(text).map(({ name }) => name);
function refusal(text: string, passengers = 100): string {
  try {
    read(text, passengers);
  } catch (error) {
    if (error instanceof PortalError && error.code === 'BAD_USER_INPUT' && error.options.field === 'text')
      return printError(error);
    throw error;
  }
  throw new Error('it was taken');
}

describe('pasted lists', () => {
  const whole: ListedPassenger[] = [
    { name: 'Mari Maasikas', document: 'K1234567', bornOn: '1990-12-31' },
    { name: 'Jüri Õun', document: '', bornOn: null },
  ];
  test.each([
    ['tabs with a heading', 'Nimi\tDokument\tSünniaeg\nMari Maasikas\tK1234567\t31.12.1990\nJüri Õun\t\t'],
    [
      'semicolons, CRLF and a byte order mark',
      '\uFEFF"Nimi";Sünniaeg;Dokument\r\nMari Maasikas;1990-12-31;K1234567\r\nJüri Õun;;\r\n',
    ],
    [
      'commas, quoted cells and columns that nobody asked for',
      'Phone,"Full name","Date of birth",Passport\n1,"Mari Maasikas",31/12/1990,K1234567\n2,Jüri Õun,,',
    ],
    [
      'names in two columns, the family first',
      'Perekonnanimi\tEesnimi\tPassi nr\tSünnikuupäev\nMaasikas\tMari\tK1234567\t31.12.1990\nÕun\tJüri',
    ],
    ['a Russian heading', 'ФИО\tНомер паспорта\tДата рождения\nMari Maasikas\tK1234567\t31.12.1990\nJüri Õun'],
    [
      'a Finnish heading',
      'Etunimi;Sukunimi;Asiakirjan numero;Syntymäaika\nMari;Maasikas;K1234567;31.12.1990\nJüri;Õun;;',
    ],
    ['no heading', '1\tMari\tMaasikas\tK1234567\t31.12.1990\n\n2\tJüri\tÕun\t\t\n'],
  ])('%s', (_what, text) => expect(read(text)).toEqual(whole));

  test('a name on a line, numbered by hand or not', () => {
    expect(names('Mari Maasikas\nJüri Õun\rKati Kask')).toEqual(['Mari Maasikas', 'Jüri Õun', 'Kati Kask']);
    expect(names('1. Mari Maasikas\n2) Jüri Õun')).toEqual(['Mari Maasikas', 'Jüri Õun']);
    expect(names('Maasikas, Mari')).toEqual(['Maasikas Mari']);
    expect(read('')).toEqual([]);
    expect(read(' \r\n\t\n')).toEqual([]);
    expect(names('"Mari ""Mann"" Maasikas"\n"Jüri\nÕun"')).toEqual(['Mari "Mann" Maasikas', 'Jüri Õun']);
    expect(names('"Mann" Maasikas\n"Jüri')).toEqual(['"Mann" Maasikas', '"Jüri']);
  });
});

describe('neutralised text', () => {
  test.each([
    ['=HYPERLINK("http://x","y")', 'HYPERLINK("http://x","y")'],
    [' +-@=Mari', 'Mari'],
    ['＝Mari', 'Mari'],
    ['Ma\u200Bri\u2060 Maa\u00ADsi\uFEFFkas', 'Mari Maasikas'],
    ['\u202Eirasama\u202C \u2066Mari\u2069', 'irasama Mari'],
    ['\u200Fמרים כהן\u200E', 'מרים כהן'],
    ['محمد علي', 'محمد علي'],
    ['Mari 😀👩‍👩‍👧🇪🇪 Maasikas❤️', 'Mari Maasikas'],
    ['Zͨ̌̓̆́́͘͠ä̈̈̈̈̈̈̈lgo', 'Z\u0368\u030C\u0343ä̈̈lgo'],
    ['Jo\u0303un', 'Jõun'],
    ['\u0301\u0302Mari', 'Mari'],
    ['Mari\u0000\u0007\u2028Maasikas', 'Mari Maasikas'],
    ['<b>Mari</b>', '<b>Mari</b>'],
    ['O’Neill-Smith d’Arc', 'O’Neill-Smith d’Arc'],
  ])('%j', (typed, kept) => expect(cleanCell(typed)).toBe(kept.normalize('NFC')));

  test('of any text nothing is left that cannot be seen, begins a formula or turns the writing; cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanCell(text);
        expect(clean).not.toMatch(
          /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|[^\P{Z} ]|\p{M}{5}|\p{Extended_Pictographic}|^[=+\-@ ]| $/u,
        );
        expect(cleanCell(clean)).toBe(clean);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('names refused rows, without repeating their text', () => {
  test.each([
    ['Nimi\tDokument\n\tK1', 'Rida 2: nimi puudub'],
    ['Mari\n\n123', 'Rida 3: nimi puudub'],
    ['Mari 4 Maasikas', 'Rida 1: nimes on numbrid. Kirjutage veergude kohale pealkirjad: Nimi, Dokument, Sünniaeg'],
    ['M'.repeat(101), 'Rida 1: nimi võib olla kuni 100 tähemärki'],
    [`Nimi;Pass\nMari;${'1'.repeat(41)}`, 'Rida 2: dokumendi number võib olla kuni 40 tähemärki'],
    ...['31.02.1990', '01.01.1890', '23.11.2026', 'eile', '1.1.90'].map((born) => [
      `Nimi;Sünniaeg\nMari;01.01.1990\nJüri;${born}`,
      'Rida 3: sünniaeg ei ole kuupäev, palun kujul 31.12.1990',
    ]),
  ])('%j', (text = '', message) => expect(refusal(text)).toBe(message));

  test('more names than there are passengers, and far too many', () => {
    const list = (count: number) => Array.from({ length: count }, () => 'Mari Maasikas').join('\n');
    expect(read(list(42), 42)).toHaveLength(42);
    expect(refusal(list(43), 42)).toBe(
      'Nimekirjas on 43 nime, aga reisijaid on 42. Eemaldage liigsed read või muutke enne reisijate arvu.',
    );
    expect(read(list(MOST_NAMES), 9999)).toHaveLength(1000);
    expect(refusal(list(5000), 42)).toBe('Nimekirjas on 5000 nime. Korraga saab salvestada kuni 1000 nime.');
  });

  test('any text is either read or refused in words', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(anyText).map((rows) => rows.join('\n')),
        ),
        (text) => {
          try {
            for (const { name, document } of read(text)) {
              expect(name.length).toBeLessThanOrEqual(100);
              expect(document.length).toBeLessThanOrEqual(40);
              expect(name).toMatch(/\p{L}/u);
            }
          } catch (error) {
            expect(error).toBeInstanceOf(PortalError);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('a sheet that is written is read as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', ' ', 'õ') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(readPastedSheet(writeSheet(rows)).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});

test('a list that was kept is read again as it is', () => {
  const word = fc.stringMatching(/^[A-ZÕÄÖÜŠŽ][a-zõäöüšž'"-]{1,9}$/u);
  const named = fc.record({
    name: fc.tuple(word, word).map((words) => words.join(' ')),
    document: fc.stringMatching(/^([A-Z]{1,2}[0-9]{5,8})?$/),
    bornOn: fc.option(fc.constantFrom('1990-12-31', '2024-02-29', '1900-01-01', today)),
  });
  fc.assert(
    fc.property(fc.array(named, { maxLength: 30 }), fc.constantFrom(...languages), (list, language) =>
      expect(read(writeNames(list, language))).toEqual(list),
    ),
  );
});

test('a kept list is headed in the language of its reader', () => {
  const list: ListedPassenger[] = [{ name: 'Mari Maasikas', document: 'K1', bornOn: null }];
  expect(languages.map((language) => writeNames(list, language).split('\n')[0])).toEqual([
    'Nimi\tDokument\tSünniaeg',
    'Name\tDocument\tDate of birth',
    'ФИО\tДокумент\tДата рождения',
    'Nimi\tAsiakirja\tSyntymäaika',
  ]);
});

test('a person on the list twice is known by the name, unless document or birth differ', () => {
  const named = (name: string, document = '', bornOn: string | null = null): ListedPassenger => ({
    name,
    document,
    bornOn,
  });
  const mari = named('Mari Maasikas', 'K1');
  const jüri = named('Jüri Õun');
  expect(markRepeated([mari, jüri, named('MARI  maasikas')])).toEqual([true, false, true]);
  expect(markRepeated([mari, named('Mari Maasikas', 'K2')])).toEqual([false, false]);
  expect(markRepeated([named('Jüri Õun', '', '2001-01-01'), named('Juri Oun', '', '2001-01-02')])).toEqual([
    false,
    false,
  ]);
});

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      ';',
      ',',
      '"',
      '\r',
      '\n',
      ' ',
      '<b>',
      '\u202E',
      '\u200B',
      '\u0301',
      '\u0308',
      '😀',
      '\uFEFF',
      'א',
      '1',
      '.',
      'õ',
      'Nimi',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
});
