import { QueryFailedError } from 'typeorm';
import * as v from 'valibot';
import { badValue } from '../errors';

/** Where a part of a sorted list ended: what the last row was sorted by, and its id. */
export interface ListCursor {
  key: string;
  id: string;
}

const writtenCursor = v.tuple([v.string(), v.string(), v.string()]);

/** `sort`: what the list is sorted by. */
export const writeCursor = (sort: string, { key, id }: ListCursor): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** Errors: BAD_USER_INPUT for one that is none of ours, or of another sort. */
export function readCursor(sort: string, after: string): ListCursor {
  try {
    const [of, key, id] = v.parse(writtenCursor, JSON.parse(Buffer.from(after, 'base64url').toString()));
    if (of === sort) return { key, id };
  } catch {
    // not a cursor of ours; refused below
  }
  throw createCursorError();
}

/** A forged cursor may hold no date, number or id: PostgreSQL reports an error of class 22. */
export async function checkCursor<T>(after: string | null | undefined, query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    const isData = error instanceof QueryFailedError && /^22/.test((error.driverError as { code?: string }).code ?? '');
    throw after && isData ? createCursorError() : error;
  }
}

const createCursorError = () => badValue('input.badCursor', 'after');
