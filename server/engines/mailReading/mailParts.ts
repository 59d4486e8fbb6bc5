import { createWordPattern, keepOnly } from './span';
import type { Span } from './span';

/** Name and address of a sender. */
export interface Sender {
  name: string;
  address: string;
}

/** The parts of a mail. `body` and `signature` are as long as the whole text, with blanks instead of the rest. */
export interface MailParts {
  body: string;
  signature: string;
  /** The sender of the forwarded mail; null when it was not forwarded. */
  forwardedFrom: Sender | null;
}

interface Line extends Span {
  text: string;
}

const headerPattern =
  /^[\s>*]*(?:from|sent|date|to|cc|subject|saatja|saadetud|kuupäev|kellele|adressaat|saaja|koopia|teema|от|отправитель|отправлено|дата|кому|копия|тема|lähettäjä|lähetetty|päiväys|päivämäärä|vastaanottaja|kopio|aihe)\s*\*?:/iu;
const fromHeaderPattern = /^[\s>*]*(?:from|saatja|от|отправитель|lähettäjä)\s*\*?:\s*(?<from>.*)$/iu;
/** The headers that only a mail has: a list of a trip has 'From', 'To' and 'Date' as well. */
const mailHeaderPattern = /^[\s>*]*(?:sent|subject|saadetud|teema|отправлено|тема|lähetetty|aihe)\s*\*?:|@/iu;
/** A longer head is unlikely, and a limit keeps the reading of a long list fast. */
const MOST_HEADERS = 30;
const borderPattern = /^[\s>]*(?:-{3,}|_{5,})/u;
/** A line of dashes alone may be in any text. */
const mailBorderPattern = /^[\s>]*(?:-{3,}.*\p{L}|_{5,})/u;
const anyHeaderPattern = /^[\s>*]*\p{Lu}[\p{L} -]{1,18}\*?:\s/u;
const WROTE = '(?:wrote|kirjutas|пишет|написал\\p{L}*|kirjoitti)(?!\\p{L})';
const wroteVerbPattern = new RegExp(WROTE, 'iu');
const wroteBeginPattern = new RegExp(`^[\\s>]*${WROTE}`, 'iu');
const wrotePattern = new RegExp(`${WROTE}\\s*(?:<[^>]*>\\s*)?:\\s*$`, 'iu');
/** 'Mari Mets kirjutas kuupäeval N, 26. november 2026 kell 14:02:', '26.11.2026 kirjutas Mari Mets <mari@x.ee>:'. */
const wroteOnPattern = new RegExp(
  `${WROTE}\\s(?:(?:(?:kuupäeval|on)\\s+)?(?:\\p{L}{1,3},?\\s+)?\\d.{0,20}\\d{4}.{0,10}\\d{1,2}[:.]\\d{2}|[^?]{0,60}<[^<>\\s]+@[^<>\\s]+>)\\s*:\\s*$`,
  'iu',
);
/** 'On Thu, Nov 26, 2026 at 3:04 PM', 'to 26. marrask. 2026 klo 15.04'. */
const quoteDatePattern =
  /^[\s>]*(?:on\s|kuupäeval\s|\p{L}{1,3}[,.]?\s+(?=\d)|(?=\d)).{0,30}\d{4}.{0,20}\d{1,2}[:.]\d{2}/iu;
const quotedPattern = /^\s*>/u;
const forwardedSubjectPattern = /^\s*(?:fwd?|edasi|vl|vs|пересл|пер)\s*:/iu;

const closingPattern = createWordPattern(
  `lugupidamisega tervitades tervitustega parimate_soovidega heade_soovidega
   best_regards kind_regards regards sincerely best_wishes yours_sincerely
   с_уважением всего_доброго с_наилучшими_пожеланиями
   ystävällisin_terveisin terveisin parhain_terveisin t\\.`,
  'iu',
);
/** These may begin a sentence as well: 'Ette tänades, ootan pakkumist 45 inimesele'. */
const weakClosingPattern = createWordPattern(
  'parimat ette_tänades yours cheers many_thanks thanks, спасибо, заранее_спасибо kiittäen',
  'iu',
);
const closingLinePattern = new RegExp(`^\\s*(?:--\\s*$|(?:${closingPattern.source}))`, 'iu');
const weakClosingLinePattern = new RegExp(
  `^\\s*(?:(?:${weakClosingPattern.source})[^\\d?]{0,60}|(?:thanks|спасибо)[\\s.!]*)$`,
  'iu',
);
const greetingPattern =
  /^\s*(?:tere|tervist|lugupeetud|hea|hello|hi|dear|good (?:morning|day|afternoon)|здравствуйте|добрый|уважаем\p{L}*|hei|moi|hyvä|arvoisa)(?!\p{L})[^\d?]{0,60}$/iu;

function readLines(text: string): Line[] {
  let begin = 0;
  return text.split('\n').map((line) => {
    const span = { begin, end: begin + line.length, text: line.replace(/\r$/, '') };
    begin = span.end + 1;
    return span;
  });
}

/** The lines above `index`; all when it is -1. */
const takeAbove = (lines: readonly Line[], index: number): readonly Line[] =>
  index < 0 ? lines : lines.slice(0, index);

const isHeader = (line: string): boolean => headerPattern.test(line) || anyHeaderPattern.test(line);

/** A long list of recipients takes several lines. */
const continuesHeader = (above: string, line: string): boolean =>
  line.trim() !== '' && !line.includes(':') && (/[,;]\s*$/.test(above) || /^\s|@/.test(line));

/** The index behind the last header of a head. */
function findHeadEnd(lines: readonly Line[], head: number): number {
  let end = head;
  for (let index = head; index < lines.length; index += 1) {
    const line = lines[index]?.text ?? '';
    if (isHeader(line)) end = index + 1;
    else if (index === head || !continuesHeader(lines[index - 1]?.text ?? '', line)) break;
  }
  return end;
}

/** Two lines that look like the head of a mail, with one that only a mail has. Below a border any language will do. */
function beginsHead(lines: readonly Line[], index: number): boolean {
  const pair = [lines[index]?.text ?? '', lines[index + 1]?.text ?? ''];
  if (pair.every((line) => headerPattern.test(line))) {
    const run = lines.slice(index, index + MOST_HEADERS);
    const headers = run.slice(0, findHeadEnd(run, 0)).filter(({ text }) => headerPattern.test(text));
    if (headers.some(({ text }) => mailHeaderPattern.test(text))) return true;
  }
  if (!pair.every((line) => anyHeaderPattern.test(line))) return false;
  const above = lines.slice(0, index).findLast(({ text }) => text.trim() !== '');
  return mailBorderPattern.test(above?.text ?? '');
}

const introducesQuote = (line: string): boolean => wrotePattern.test(line) || wroteOnPattern.test(line);

/** A line such as 'On Monday Mari Mets wrote:', or the first of the two lines that a mail program made of it. */
function beginsQuote(lines: readonly Line[], index: number): boolean {
  const line = lines[index]?.text ?? '';
  if (introducesQuote(line)) return true;
  const next = lines[index + 1]?.text ?? '';
  const whole = `${line} ${next}`;
  if (!introducesQuote(whole) || quotedPattern.test(line) !== quotedPattern.test(next)) return false;
  const isDated = quoteDatePattern.test(line);
  // Broken before 'wrote'.
  if (wroteBeginPattern.test(next)) return isDated || line.includes('@');
  // Broken elsewhere: without an address it may be a sentence of the customer.
  if (!whole.includes('@')) return false;
  return introducesQuote(next) ? isDated && !quoteDatePattern.test(next) : wroteVerbPattern.test(line);
}

/** The name and the address of a line of a head. */
export function readSender(text: string): Sender | null {
  const address = /[^\s<>"(),;:[\]]+@[^\s<>"(),;:[\]]+\.\p{L}{2,}/u.exec(text)?.[0];
  if (!address) return null;
  const name = text
    .slice(0, text.indexOf(address))
    .replace(/\[mailto:?|[<>"'*]/giu, '')
    .trim();
  return { name: name.includes('@') ? '' : name, address };
}

/**
 * Divides a mail: quoted mails and heads go, a signature stands apart. A forwarded mail is read instead of the words above
 * it. `subject` is the first line of the text.
 */
export function divideMail(text: string): MailParts {
  const [subject = { begin: 0, end: 0, text: '' }, ...lines] = readLines(text);
  const firstQuoted = lines.findIndex(
    ({ text: line }, index) => quotedPattern.test(line) || beginsQuote(lines, index) || beginsHead(lines, index),
  );
  const own = takeAbove(lines, firstQuoted);
  const head = lines.findIndex((_, index) => beginsHead(lines, index));
  const isForwarded =
    head >= 0 && (forwardedSubjectPattern.test(subject.text) || countWords(own) < 6) && !/\d/.test(joinWords(own));
  if (!isForwarded) return { ...separateSignature(text, subject, dropSeparator(own)), forwardedFrom: null };
  const end = findHeadEnd(lines, head);
  const forwardedFrom = lines
    .slice(head, end)
    .map(({ text: line }) => readSender(fromHeaderPattern.exec(line)?.groups?.from ?? ''))
    .find((sender) => sender !== null);
  const rest = lines.slice(end);
  const nextHead = rest.findIndex((_, index) => beginsQuote(rest, index) || beginsHead(rest, index));
  return {
    ...separateSignature(text, subject, takeAbove(rest, nextHead)),
    forwardedFrom: forwardedFrom ?? null,
  };
}

/** The index of the first line of the signature, from `begin` on. Thanks at the top of a mail close nothing. */
function findClosing(lines: readonly Line[], begin: number): number {
  const firstWords = lines.findIndex(({ text }) => text.trim() !== '' && !greetingPattern.test(text));
  return lines.findIndex(
    ({ text }, index) =>
      index >= begin && (closingLinePattern.test(text) || (index > firstWords && weakClosingLinePattern.test(text))),
  );
}

/** The words above the signature, whose phone number says nothing of a trip. */
function joinWords(lines: readonly Line[]): string {
  return takeAbove(lines, findClosing(lines, 0))
    .filter(({ text }) => !greetingPattern.test(text) && !borderPattern.test(text))
    .map(({ text }) => text)
    .join(' ');
}

const countWords = (lines: readonly Line[]): number => joinWords(lines).split(/\s+/).filter(Boolean).length;

const dropSeparator = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => !borderPattern.test(text));

function separateSignature(text: string, subject: Line, lines: readonly Line[]): Omit<MailParts, 'forwardedFrom'> {
  const closing = findClosing(lines, 1);
  const body = takeAbove(lines, closing).filter(({ text: line }) => !greetingPattern.test(line));
  return {
    body: keepOnly(text, [subject, ...body]),
    signature: keepOnly(text, closing < 0 ? [] : lines.slice(closing)),
  };
}
