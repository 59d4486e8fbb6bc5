import type { Language } from '../../platform/language';
import { badInput } from '../../texts/messages';
import { findTexts } from '../../texts/texts';
import { cleanCell } from './cleanCell';
import type { PassengerColumn } from './columns';
import { guessColumns, findHeadedColumns } from './columns';
import { readDate } from './readDate';
import { readPastedSheet, writeSheet } from './sheet';
import type { PassengerType } from './passengerTypes';

/** A passenger of a list. */
export type ListedPassenger = Omit<PassengerType, 'repeated'>;

export const MOST_NAMES = 1000;
const longest = { name: 100, document: 40 };

/**
 * The passengers of a pasted sheet, at most `passengers`; `today` is YYYY-MM-DD. A heading is recognised; without one columns are
 * known by what stands in them. Errors: BAD_USER_INPUT at 'text'.
 */
export function readNames(pasted: string, passengers: number, today: string): ListedPassenger[] {
  const rows = readPastedSheet(pasted)
    .map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const headed = findHeadedColumns(rows[0]?.cells ?? []);
  const named = headed ? rows.slice(1) : rows;
  if (named.length > MOST_NAMES)
    throw badInput('passengers.tooMany', { names: named.length, most: MOST_NAMES }, 'text');
  if (named.length > passengers)
    throw badInput('passengers.moreThanOrdered', { names: named.length, passengers }, 'text');
  const columns = headed ?? guessColumns(named.map(({ cells }) => cells));
  return named.map(({ line, cells }) => readRow(line, cells, columns, today));
}

/** Rows are named by their number: what somebody typed stays out of messages. */
function readRow(line: number, cells: string[], columns: readonly PassengerColumn[], today: string): ListedPassenger {
  const listCells = (wanted: PassengerColumn) =>
    cells.filter((cell, index) => cell !== '' && columns[index] === wanted);
  const whole = [...listCells('name'), ...listCells('given'), ...listCells('family')].join(' ');
  // A list that was numbered by hand.
  const name = cleanCell(whole.replace(/^\d{1,4}\s*[.)]\s*/, ''));
  const document = listCells('document').join(' ');
  const [born = ''] = listCells('bornOn');
  if (!/\p{L}/u.test(name)) throw badInput('passengers.nameMissing', { line }, 'text');
  if (/\d/.test(name)) throw badInput('passengers.nameHasNumbers', { line }, 'text');
  if (name.length > longest.name) throw badInput('passengers.nameTooLong', { line, most: longest.name }, 'text');
  if (document.length > longest.document)
    throw badInput('passengers.documentTooLong', { line, most: longest.document }, 'text');
  const bornOn = born === '' ? null : readDate(born);
  if (born !== '' && (bornOn === null || bornOn < '1900-01-01' || bornOn > today))
    throw badInput('passengers.badBirthday', { line }, 'text');
  return { name, document, bornOn };
}

const printEstonianDate = (date: string | null): string => date?.split('-').reverse().join('.') ?? '';

/** A list as it can be edited and read again: the same passengers. */
export function writeNames(list: readonly ListedPassenger[], language: Language): string {
  if (list.length === 0) return '';
  const rows = list.map(({ name, document, bornOn }) => [name, document, printEstonianDate(bornOn)]);
  const t = findTexts(language);
  const heading = [t('passengers.nameHeading'), t('passengers.documentHeading'), t('passengers.bornOnHeading')];
  return writeSheet([heading, ...rows]);
}

/** Which passengers stand on a list more than once: under the same name, where the documents do not tell them apart. */
export function markRepeated(list: readonly ListedPassenger[]): boolean[] {
  const fold = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[\p{M}\s]/gu, '')
      .toLowerCase();
  const isSame = (one: ListedPassenger, other: ListedPassenger) =>
    (one.document === '' || other.document === '' || fold(one.document) === fold(other.document)) &&
    (one.bornOn === null || other.bornOn === null || one.bornOn === other.bornOn);
  const byName = new Map<string, ListedPassenger[]>();
  for (const named of list) byName.set(fold(named.name), [...(byName.get(fold(named.name)) ?? []), named]);
  return list.map((named) =>
    (byName.get(fold(named.name)) ?? []).some((other) => other !== named && isSame(named, other)),
  );
}
