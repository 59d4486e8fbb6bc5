import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import type { Sender } from '../../../engines/mailReading';
import type { AsideReason } from '../../../model/customer/mailDraft.entity';
import { readPdfText } from '../../../platform/files/pdfText';

/** A mail as the portal keeps it. */
export interface ParsedMail {
  subject: string;
  text: string;
  from: Sender | null;
  /** Null when the mail does not say it. */
  sentAt: Date | null;
  messageId: string | null;
  /** Ids of the mails that it answers. */
  answers: string[];
  /** Why nobody has to answer it. */
  aside: AsideReason | null;
  unreadFiles: string[];
}

/** Deeper mails are hostile, and so is a longer head. */
const parseLimits = { maxNestingDepth: 30, maxRfc822NestingDepth: 3, maxHeadersSize: 200_000 };
/** Longer HTML is no inquiry. */
const MOST_HTML = 500_000;
const MOST_PDFS = 3;
const MOST_PDF_BYTES = 10 * 1024 * 1024;
const MOST_REFERENCES = 50;

/** Reads a mail of RFC 5322 with its PDF files. Undefined when it is none, or nested too deeply. */
export async function parseMail(bytes: Uint8Array): Promise<ParsedMail | undefined> {
  const mail = await PostalMime.parse(bytes, parseLimits).catch(() => undefined);
  if (!mail || mail.headers.length === 0) return undefined;
  const { from } = mail;
  const address = from && 'address' in from ? from.address : undefined;
  const sender = from && address ? { name: from.name, address } : null;
  const { texts, unreadFiles } = await readAttachments(mail);
  const sentAt = new Date(mail.date ?? '');
  return {
    subject: (mail.subject ?? '').replace(/\s+/g, ' ').trim(),
    text: [await readBody(mail), ...texts].join('\n\n').trim(),
    from: sender,
    sentAt: Number.isNaN(sentAt.getTime()) ? null : sentAt,
    messageId: mail.messageId?.slice(0, 255) ?? null,
    answers:
      `${mail.inReplyTo ?? ''} ${mail.references ?? ''}`.match(/<[^<>\s]{1,253}>/g)?.slice(-MOST_REFERENCES) ?? [],
    aside: findAside(mail, sender),
    unreadFiles,
  };
}

/** The words of a mail. Its HTML is only ever read as words: nothing of it is shown or run. */
async function readBody({ text, html }: Email): Promise<string> {
  if (text !== undefined && text.trim() !== '') return text;
  if (html === undefined) return '';
  const isTable = html.slice(0, MOST_HTML).replace(/<\/t[dh]\s*>\s*<t[dh](?:\s[^>]*)?>/gi, ' | ');
  // The library writes HTML as text where a mail has parts of both.
  const border = randomUUID();
  const both = [
    `Content-Type: multipart/mixed; boundary="${border}"`,
    '',
    `--${border}`,
    'Content-Type: text/plain',
    '',
    '',
    `--${border}`,
    'Content-Type: text/html; charset=utf-8',
    '',
    isTable,
    `--${border}--`,
  ].join('\r\n');
  const written = await PostalMime.parse(both, parseLimits);
  return (written.text ?? '').replace(/^[\s|]+$/gm, '');
}

async function readAttachments({ attachments }: Email): Promise<{ texts: string[]; unreadFiles: string[] }> {
  const texts: string[] = [];
  const unreadFiles: string[] = [];
  for (const { filename, mimeType, disposition, content, related } of attachments) {
    const name = filename ?? mimeType;
    const isPdf = mimeType === 'application/pdf' || /\.pdf$/i.test(name);
    const size = typeof content === 'string' ? content.length : content.byteLength;
    const text =
      isPdf && texts.length < MOST_PDFS && size <= MOST_PDF_BYTES && typeof content !== 'string'
        ? await readPdfText(new Uint8Array(content as ArrayBuffer))
        : undefined;
    if (text !== undefined) texts.push(text);
    // Pictures of a signature are no files that anyone sent.
    else if (!(related || (disposition === 'inline' && mimeType.startsWith('image/'))))
      unreadFiles.push(name.slice(0, 100));
  }
  return { texts, unreadFiles };
}

/** Newsletters, automatic replies and bounces say so themselves (RFC 3834, RFC 2919, RFC 3464). */
function findAside(mail: Email, sender: Sender | null): AsideReason | null {
  const readHeader = (key: string) =>
    mail.headers
      .find((header) => header.key === key)
      ?.value.trim()
      .toLowerCase();
  const contentType = readHeader('content-type') ?? '';
  const isReport = contentType.startsWith('multipart/report') || readHeader('return-path') === '<>';
  if (isReport || /^(?:mailer-daemon|postmaster)@/i.test(sender?.address ?? '')) return 'bounce';
  const submitted = readHeader('auto-submitted');
  if ((submitted !== undefined && submitted !== 'no') || readHeader('x-autoreply') !== undefined) return 'automatic';
  const precedence = readHeader('precedence') ?? '';
  const isList = readHeader('list-id') ?? readHeader('list-unsubscribe');
  if (isList !== undefined || ['bulk', 'list', 'junk'].includes(precedence)) return 'newsletter';
  return null;
}
