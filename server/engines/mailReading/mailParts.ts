import { createWordPattern, keepOnly } from './span';
import type { Span } from './span';

/** Name and address of a sender. */
export interface Sender {
  name: string;
  address: string;
}

/** The parts of a mail. Each is as long as the whole text, with blanks instead of the other parts. */
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
const borderPattern = /^[\s>]*(?:-{3,}|_{5,})/u;
const anyHeaderPattern = /^[\s>*]*\p{Lu}[\p{L} -]{1,18}\*?:\s/u;
const wrotePattern = /(?:wrote|kirjutas|пишет|написал\p{L}*|kirjoitti)\s*(?:<[^>]*>)?\s*:\s*$/iu;
const quotedPattern = /^\s*>/u;
const forwardedSubjectPattern = /^\s*(?:fwd?|edasi|vl|vs|пересл|пер)\s*:/iu;

const closingPattern = createWordPattern(
  `lugupidamisega lugupidamisega, tervitades tervitustega parimate_soovidega parimat ette_tänades heade_soovidega
   best_regards kind_regards regards sincerely best_wishes yours yours_sincerely cheers many_thanks thanks,
   с_уважением всего_доброго спасибо, с_наилучшими_пожеланиями заранее_спасибо
   ystävällisin_terveisin terveisin parhain_terveisin kiittäen t\\.`,
  'iu',
);
const closingLinePattern = new RegExp(`^\\s*(?:--\\s*$|(?:${closingPattern.source}))`, 'iu');
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

/** Two lines that look like the head of a mail; below a border they may be in any language. */
function beginsHead(lines: readonly Line[], index: number): boolean {
  const pair = [lines[index]?.text ?? '', lines[index + 1]?.text ?? ''];
  if (pair.every((line) => headerPattern.test(line))) return true;
  const above = lines.slice(0, index).findLast(({ text }) => text.trim() !== '');
  return borderPattern.test(above?.text ?? '') && pair.every((line) => anyHeaderPattern.test(line));
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
    ({ text: line }, index) => quotedPattern.test(line) || wrotePattern.test(line) || beginsHead(lines, index),
  );
  const own = firstQuoted < 0 ? lines : lines.slice(0, firstQuoted);
  const head = lines.findIndex((_, index) => beginsHead(lines, index));
  const isForwarded =
    head >= 0 && (forwardedSubjectPattern.test(subject.text) || countWords(own) < 6) && !/\d/.test(joinWords(own));
  if (!isForwarded) return { ...separateSignature(text, subject, dropSeparator(own)), forwardedFrom: null };
  let end = head;
  while (headerPattern.test(lines[end]?.text ?? '') || anyHeaderPattern.test(lines[end]?.text ?? '')) end += 1;
  const forwardedFrom = lines
    .slice(head, end)
    .map(({ text: line }) => readSender(fromHeaderPattern.exec(line)?.groups?.from ?? ''))
    .find((sender) => sender !== null);
  const rest = lines.slice(end);
  const nextHead = rest.findIndex(({ text: line }, index) => wrotePattern.test(line) || beginsHead(rest, index));
  return {
    ...separateSignature(text, subject, nextHead < 0 ? rest : rest.slice(0, nextHead)),
    forwardedFrom: forwardedFrom ?? null,
  };
}

const joinWords = (lines: readonly Line[]): string =>
  lines
    .filter(({ text }) => !greetingPattern.test(text) && !closingLinePattern.test(text) && !borderPattern.test(text))
    .map(({ text }) => text)
    .join(' ');
const countWords = (lines: readonly Line[]): number => joinWords(lines).split(/\s+/).filter(Boolean).length;

const dropSeparator = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => !borderPattern.test(text));

function separateSignature(text: string, subject: Line, lines: readonly Line[]): Omit<MailParts, 'forwardedFrom'> {
  const closing = lines.findIndex(({ text: line }, index) => index > 0 && closingLinePattern.test(line));
  const body = (closing < 0 ? lines : lines.slice(0, closing)).filter(({ text: line }) => !greetingPattern.test(line));
  return {
    body: keepOnly(text, [subject, ...body]),
    signature: keepOnly(text, closing < 0 ? [] : lines.slice(closing)),
  };
}
