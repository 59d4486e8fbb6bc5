import type { Request } from 'express';
import * as v from 'valibot';
import type { Fields } from './linkForms';

/** Below /portal, with its query. */
export const readUrl = ({ originalUrl }: Request): string => originalUrl.replace(/^\/portal/, '');
export const toAddress = (request: Request): URL => new URL(`http://portal${readUrl(request)}`);

/** The text fields of a form. A name that comes twice is left out. */
const formFields = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((sent): Fields => {
    const texts = Object.entries(sent).filter((field): field is [string, string] => typeof field[1] === 'string');
    return Object.fromEntries(texts);
  }),
);
export const readFields = (body: unknown): Fields => v.parse(formFields, body ?? {});

/** The fields that may be shown again: never a password. */
export const removePasswords = ({ password: _, again: __, code: ___, passkey: ____, ...fields }: Fields): Fields =>
  fields;
