import { readPdfText } from '../../../platform/files/pdfText';
import { badInput } from '../../../texts/messages';
import { parseMail } from './parseMail';
import type { ParsedMail } from './parseMail';

/** A larger file is no inquiry. */
export const MOST_MEGABYTES = 25;

const outlookBegin = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const beginsWith = (bytes: Buffer, begin: Buffer | string): boolean =>
  bytes.subarray(0, begin.length).equals(Buffer.from(begin as string));

/**
 * Reads a dropped file: a mail, a PDF or plain text. Errors: BAD_USER_INPUT at `file`, with what to do instead.
 */
export async function readFile(bytes: Buffer, name: string): Promise<ParsedMail> {
  if (beginsWith(bytes, outlookBegin) || /\.msg$/i.test(name)) throw badInput('mail.outlookFile', 'file');
  const title = name.replace(/\.[^.]*$/, '');
  if (beginsWith(bytes, '%PDF-')) {
    const text = await readPdfText(bytes);
    if (text === undefined || text.trim() === '') throw badInput('mail.pdfWithoutText', 'file');
    return toMail(title, text);
  }
  if (bytes.includes(0)) throw badInput('mail.unknownFile', 'file');
  if (/\.txt$/i.test(name)) return toMail(title, bytes.toString('utf8').replace(/^\uFEFF/, ''));
  const mail = await parseMail(bytes);
  if (!mail) throw badInput('mail.unreadable', 'file');
  return mail;
}

const toMail = (subject: string, text: string): ParsedMail => ({
  subject,
  text: text.replace(/\r\n?/g, '\n').trim(),
  from: null,
  sentAt: null,
  messageId: null,
  answers: [],
  aside: null,
  unreadFiles: [],
});
