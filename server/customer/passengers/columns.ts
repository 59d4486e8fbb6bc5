import { readDate } from './readDate';

/** The meaning of a column; null: not needed. */
export type PassengerColumn = 'name' | 'given' | 'family' | 'document' | 'bornOn' | null;

/** The names of each heading in the four languages of customers, folded. */
const headings: Record<Exclude<PassengerColumn, null>, string> = {
  name:
    'nimi, reisija, reisija nimi, taisnimi, ees- ja perekonnanimi, ees- ja perenimi, name, full name, ' +
    'passenger, passenger name, koko nimi, matkustaja, matkustajan nimi, имя и фамилия, фамилия и имя, ' +
    'фио, пассажир, полное имя',
  given: 'eesnimi, first name, given name, firstname, forename, etunimi, имя',
  family: 'perekonnanimi, perenimi, last name, surname, family name, lastname, sukunimi, фамилия',
  document:
    'dokument, dokumendi number, dokumendi nr, pass, passi number, passi nr, id-kaart, isikukood, ' +
    'document, document number, document no, passport, passport number, passport no, id card, id, ' +
    'asiakirja, asiakirjan numero, passi, passin numero, henkilotunnus, документ, номер документа, ' +
    'паспорт, номер паспорта',
  bornOn:
    'sunniaeg, sunnikuupaev, birth date, date of birth, birthdate, birthday, dob, born, syntymaaika, ' +
    'дата рождения',
};

const fold = (cell: string): string =>
  cell
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.:*№]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const columnOf = new Map(
  Object.entries(headings).flatMap(([column, words]) => words.split(', ').map((word) => [fold(word), column] as const)),
) as ReadonlyMap<string, PassengerColumn>;

const findColumn = (heading: string): PassengerColumn => columnOf.get(fold(heading)) ?? null;

const isName = (column: PassengerColumn): boolean => column === 'name' || column === 'given' || column === 'family';

/** The columns that a first row names; undefined: it is no heading. */
export function findHeadedColumns(cells: readonly string[]): PassengerColumn[] | undefined {
  const columns = cells.map(findColumn);
  return columns.some(isName) ? columns : undefined;
}

/** The columns of rows without a heading, by what stands in them. */
export function guessColumns(rows: readonly (readonly string[])[]): PassengerColumn[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, index): PassengerColumn => {
    const cells = rows.flatMap((row) => row[index] || []);
    const areAll = (holds: (cell: string) => boolean) => cells.length > 0 && cells.every(holds);
    if (areAll((cell) => readDate(cell) !== null)) return 'bornOn';
    // 'Nr' of a sheet.
    if (index === 0 && width > 1 && areAll((cell) => /^\d{1,4}[.)]?$/.test(cell))) return null;
    if (areAll((cell) => /\d/.test(cell) && !/^\d{1,4}[.)]\s*\p{L}/u.test(cell))) return 'document';
    return cells.length > 0 ? 'name' : null;
  });
  return columns.includes('name') ? columns : columns.map((column, index) => (index === 0 ? 'name' : column));
}
