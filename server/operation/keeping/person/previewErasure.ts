import type { Deps } from '../../../access';
import { requirePerson } from './identity';
import type { PersonKey } from './identity';
import { judgeErasure } from './judge';
import type { Staying } from './judge';
import type { FoundRow } from './mentions';
import { findMentions } from './mentions';
import { fold, toPattern } from './needles';

/** Letters around what was found. */
const AROUND = 40;

/** The result of an erasure that was not done. */
export interface ErasurePreview {
  /** The name to type. */
  name: string;
  /** Orders that lose the person. */
  orders: number;
  userGoes: boolean;
  stays: Staying[];
  /** Other rows that name the person, with the words around. */
  mentions: { table: string; orderId: string | null; text: string }[];
}

/** Tells what an erasure would take, and what stays and why. Changes nothing. Errors: BAD_USER_INPUT at `value`. */
export const previewErasure = (
  { db, clock }: Deps,
  { key, withNames: wantsNames }: { key: PersonKey; withNames: boolean },
): Promise<ErasurePreview> =>
  db.transaction(async (manager) => {
    const withNames = wantsNames || key.kind === 'name';
    const person = await requirePerson(manager, key);
    const { goes, stays, userGoes } = await judgeErasure(manager, person, {
      now: clock.now(),
      withNames,
      isPreview: true,
    });
    const own = [...goes.map(({ id }) => id), ...stays.flatMap(({ orderId }) => orderId ?? [])];
    const found = await findMentions(manager, person.needles, { withNames, except: own, isPreview: true });
    const pattern = toPattern(person.needles, withNames) ?? '';
    const mentions = found.map((row) => ({ table: row.table, orderId: row.orderId, text: cutAround(row, pattern) }));
    return { name: person.name, orders: goes.length, userGoes, stays, mentions };
  });

/** The words around the first thing that was found in a row. */
export function cutAround({ values }: Pick<FoundRow, 'values'>, pattern: string): string {
  const texts = Object.values(values).flatMap(listTexts);
  for (const text of texts) {
    const found = new RegExp(pattern, 'u').exec(fold(text));
    if (!found) continue;
    const from = Math.max(0, found.index - AROUND);
    const to = found.index + found[0].length + AROUND;
    return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
  }
  return '';
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(listTexts) : [];
}
