import { printCsvRow } from './csv';

describe('csvRow', () => {
  it('joins by semicolons and ends the line as spreadsheets expect', () => {
    expect(printCsvRow(['Õie Jõgeväli', '540,00', ''])).toBe('Õie Jõgeväli;540,00;\r\n');
  });

  it('quotes text that would end a cell and keeps a row on one line', () => {
    expect(printCsvRow(['Kool; lasteaed', 'AS "Buss"', 'kaks\r\nrida', ' äär'])).toBe(
      '"Kool; lasteaed";"AS ""Buss""";kaks rida;" äär"\r\n',
    );
  });

  it.each([
    '=1+1',
    '+372',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '\u00a0=1',
    '＝1',
    '\u200b=1',
    '\ufeff+1',
    '\u2060@A1',
    '\u0001=1',
    '﹦1',
  ])('makes text of a cell that a spreadsheet would take for a formula: %j', (cell) => {
    expect(printCsvRow([cell])).toBe(`'${cell.replace(/[\r\n\t]/g, ' ')}\r\n`);
  });

  it.each([
    ['a,=1+1', "a,'=1+1"],
    ['a, \u200b-2,b', "a, \u200b'-2,b"],
    ['a,"=1"', `"a,""'=1"""`],
  ])('makes text of a formula between commas: %j', (cell, written) => {
    expect(printCsvRow([cell])).toBe(`${written}\r\n`);
  });

  it.each(['\u0085', '\u2028', '\v'])('knows the line break that only some programs know: %j', (mark) => {
    expect(printCsvRow([`${mark}=1+1`, `a${mark}b`])).toBe("' =1+1;a b\r\n");
  });

  it('leaves a sum that went back a number, so that a spreadsheet adds it up', () => {
    expect(printCsvRow(['-12,50', '-12,50+1'])).toBe("-12,50;'-12,50+1\r\n");
  });

  it('leaves signs inside a cell alone', () => {
    expect(printCsvRow(['Tallinn - Tartu', 'a@b.example', '1=1'])).toBe('Tallinn - Tartu;a@b.example;1=1\r\n');
  });
});
