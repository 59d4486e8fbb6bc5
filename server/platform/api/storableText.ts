import type { DocumentNode } from 'graphql';
import { visit } from 'graphql';
import { badValue } from '../errors';
import { DEEPEST } from './readJson';

/** Control characters except tabs and line ends, halves of a character, and code points that Unicode never assigns. */
const unstorable = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Noncharacter_Code_Point}]/u;

/**
 * Refuses characters that neither the database nor an e-invoice can write, at their field: a page shows nothing in
 * their place. Errors: BAD_USER_INPUT.
 */
export function checkText(variables: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(variables)) {
    // A form knows its fields, not the variable that they travel in.
    const path = value !== null && typeof value === 'object' && !Array.isArray(value) ? [] : [name];
    look(value, path);
  }
}

function look(value: unknown, path: string[]): void {
  if (typeof value === 'string') {
    if (unstorable.test(value)) throw badValue('input.unstorable', path.join('.') || undefined);
  } else if (value !== null && typeof value === 'object') {
    // Bodies are bounded before they are parsed; this is for the variables of an address.
    if (path.length > DEEPEST) throw badValue('server.requestUnreadable');
    for (const [key, each] of Object.entries(value)) {
      look(key, path);
      path.push(key);
      look(each, path);
      path.pop();
    }
  }
}

/** Documents that passed. One that comes again is the same object. */
const checkedDocuments = new WeakSet<DocumentNode>();

/** The same of what is written in a document itself. Errors: BAD_USER_INPUT. */
export function checkLiterals(document: DocumentNode): void {
  if (checkedDocuments.has(document)) return;
  visit(document, { StringValue: ({ value }) => look(value, []) });
  checkedDocuments.add(document);
}

/** Removes characters that XML cannot hold. */
export const removeUnstorable = (text: string): string => text.replace(new RegExp(unstorable, 'gu'), '');
