import fc from 'fast-check';
import { PortalError } from '../../../platform/errors';
import { makeXlsx, sheetXml } from '../xlsx.fixture';
import { guessEncoding } from './decode';
import { readXlsx } from './readXlsx';
import { readTable } from './readTable';

const text = 'Nimi;Linn\r\nÕie Jõgeväli;Võru\r\nJüri Šokk;Žuravlevo\r\n';
const rows = [
  { line: 2, cells: ['Õie Jõgeväli', 'Võru'] },
  { line: 3, cells: ['Jüri Šokk', 'Žuravlevo'] },
];

/** The letters of the text that Windows-1257 has at other places than Latin-1. */
const baltic: Record<string, number> = { Š: 0xd0, š: 0xf0, Ž: 0xde, ž: 0xfe };
const western: Record<string, number> = { Š: 0x8a, š: 0x9a, Ž: 0x8e, ž: 0x9e };
const encode = (letters: Record<string, number>) =>
  Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
const utf16be = (): Buffer => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['utf-8', Buffer.from(text)],
  ['utf-8', Buffer.from(`\ufeff${text}`)],
  ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['utf-16le', Buffer.from(text, 'utf16le')],
  ['utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be()])],
  ['utf-16be', utf16be()],
  ['windows-1257', encode(baltic)],
  ['windows-1252', encode(western)],
])('reads a file in %s', async (encoding, bytes) => {
  expect(guessEncoding(bytes)).toBe(encoding);
  expect(await readTable(bytes)).toEqual({ encoding, headings: ['Nimi', 'Linn'], rows });
});

test.each([
  [
    'a,b\n1,"x;y"\n2,z',
    [
      ['1', 'x;y'],
      ['2', 'z'],
    ],
  ],
  ['a\tb\n1\tx', [['1', 'x']]],
  ['a|b\n1|x', [['1', 'x']]],
  ['sep=;\na;b\n1,5;x', [['1,5', 'x']]],
  ['a;b\n1;"kaks\nrida ""nii"""', [['1', 'kaks\nrida "nii"']]],
  ['a;b\n1;5" ratas', [['1', '5" ratas']]],
  [
    'a;b;c\n1;2\n\n3;4;5;6',
    [
      ['1', '2'],
      ['3', '4', '5', '6'],
    ],
  ],
  ["a;b\n'+372 5551;'=1+1", [['+372 5551', '=1+1']]],
])('reads %j', async (csv, cells) => {
  expect((await readTable(Buffer.from(csv))).rows.map((row) => row.cells)).toEqual(cells);
});

test('counts rows as a spreadsheet does, empty ones and lines inside of a cell too', async () => {
  const { rows: found } = await readTable(Buffer.from('\na;b\n"x\ny";1\n\n;\nz;2\n'));
  expect(found.map(({ line }) => line)).toEqual([3, 6]);
});

const refusal = async (bytes: Buffer): Promise<unknown> => {
  const error: unknown = await readTable(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof PortalError ? { key: error.told.key, values: error.told.values } : error;
};

test.each([
  ['an empty file', Buffer.from(''), 'imports.empty'],
  ['blank lines alone', Buffer.from('\n;;\n'), 'imports.empty'],
  ['headings alone', Buffer.from('a;b\n'), 'imports.noRows'],
  ['a spreadsheet of before 2007', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'imports.oldExcel'],
  ['a cut spreadsheet', makeXlsx([['a'], ['b']]).subarray(0, 300), 'imports.unreadable'],
  [
    'an archive that is no spreadsheet',
    Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(40)]),
    'imports.unreadable',
  ],
  ['251 columns', Buffer.from(`${'a;'.repeat(250)}a\n1`), 'imports.tooManyColumns'],
  ['too many rows', Buffer.from(`a;b\n${'1;2\n'.repeat(50_001)}`), 'imports.tooManyRows'],
])('refuses %s', async (_what, bytes, key) => {
  expect(await refusal(bytes)).toMatchObject({ key });
});

test('reads 200 columns', async () => {
  const csv = Array.from({ length: 200 }, (_, index) => `veerg${index}`).join(';');
  expect((await readTable(Buffer.from(`${csv}\n${csv}`))).headings).toHaveLength(200);
});

test('names the row whose quote is never closed', async () => {
  expect(await refusal(Buffer.from('a;b\n1;2\n3;"4\n5;6\n'))).toEqual({
    key: 'imports.brokenQuotes',
    values: { row: 3 },
  });
});

test('ends with rows or a reason whatever stands in the file', async () => {
  const piece = fc.constantFrom('"', '""', ';', ',', '\n', '\r\n', 'a', '\u0000', '\ud800', '=1', '\t', ' ');
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      const found = await refusal(Buffer.from(pieces.join('')));
      if (found !== undefined) expect(found).toMatchObject({ key: expect.stringMatching(/^imports\./) as string });
    }),
    { numRuns: 400 },
  );
});

describe('a spreadsheet', () => {
  it('gives dates, numbers, texts and the values of formulas', async () => {
    const file = makeXlsx([
      ['Kuupäev', 'Reisijaid', 'Firma', 'Hind'],
      [{ serial: 46115 }, 38, 'Õie & Ko', { formula: 'A1*2', value: 540.5 }],
      [{ serial: 46115.336805 }, 0.1, '', { formula: 'HYPERLINK("x")', value: 'x' }],
    ]);
    expect(await readTable(file)).toEqual({
      encoding: 'xlsx',
      headings: ['Kuupäev', 'Reisijaid', 'Firma', 'Hind'],
      rows: [
        { line: 2, cells: ['2026-04-03', '38', 'Õie & Ko', '540.5'] },
        { line: 3, cells: ['2026-04-03 08:05', '0.1', '', 'x'] },
      ],
    });
  });

  it('is refused when it unpacks to more than it may', async () => {
    const bomb = makeXlsx([], sheetXml(' '.repeat(3 * 1024 * 1024)));
    expect(bomb.length).toBeLessThan(10_000);
    await expect(readXlsx(bomb, 2 * 1024 * 1024)).rejects.toThrow('imports.unpacksTooLarge');
  });

  it('is refused for one cell far away, before anything fills the cells between', async () => {
    const far = (place: string) => makeXlsx([], sheetXml(`<row r="1"><c r="${place}"><v>1</v></c></row>`));
    expect(await refusal(far('XFD1'))).toEqual({ key: 'imports.tooManyColumns', values: { most: 250 } });
    expect(await refusal(far('A1048576'))).toEqual({ key: 'imports.tooManyRows', values: { most: 50_000 } });
  });
});
