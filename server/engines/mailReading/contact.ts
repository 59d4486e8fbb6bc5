import { isRegistryCode } from '../../platform/values/registryCode';
import type { MailParts, Sender } from './mailParts';
import { matchAll } from './span';
import type { Span } from './span';

/** A text of a mail, and whether it may be a different one. */
export interface TextMention extends Span {
  text: string;
  isDoubtful: boolean;
}

export interface Contact {
  fullName: TextMention | null;
  email: TextMention | null;
  phone: TextMention | null;
  company: TextMention | null;
  registryCode: TextMention | null;
}

const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/gu;
const PHONE_LABEL =
  '(?:tel(?:efon)?|mob(?:iil)?|telefoninumber|phone|mobile|gsm|puh(?:elin)?|тел(?:ефон)?|моб)\\.?(?:\\s*(?:nr|number|no)\\.?)?';
const phonePattern = new RegExp(
  `(?<label>(?<!\\p{L})${PHONE_LABEL}\\s*[:|]?\\s*)?(?<!\\d)(?<number>(?:\\+|00)\\d[\\d ()-]{6,18}\\d|(?<!\\d[\\s.-]?)[5-7]\\d{2,3}[\\s-]?\\d{3,4}(?![\\d.]))(?!\\d)`,
  'giu',
);
const registryCodePattern =
  /(?<!\p{L})(?:reg(?:istri)?\.?\s*-?\s*(?:kood|nr|code|no|number|n:o)?\.?|registrikood|registry code|company code|рег(?:истрационный)?\.?\s*(?:код|номер)|rekisterikoodi|y-tunnus)\s*[:|]?\s*(?<code>\d{8})(?!\d)/giu;
const companyLabelPattern =
  /(?:^|[\n|])[^\S\n]*(?:[*•-][^\S\n]*)?(?:firma|ettevõte|asutus|organisatsioon|tellija|arve saaja|arve (?:palume )?(?:ettevõttele|firmale)|company|organi[sz]ation|invoice to|компания|фирма|организация|счёт на|yritys|laskutus|laskutettava|organisaatio)\s*[:|]\s*(?<name>[^\n|,;]{2,80}?)(?=\s*(?:[\n|,;(]|$|reg))/giu;
const QUOTED_NAME = '[«"\\u201c\\u201e][^»"\\u201c\\u201d\\n]{2,60}[»"\\u201c\\u201d]';
const NAME_WORDS = "\\p{Lu}[\\p{L}\\d&'-]*(?: \\p{Lu}[\\p{L}\\d&'-]*){0,3}";
const LEGAL_FORM = 'OÜ|AS|MTÜ|SA|UÜ|TÜ|FIE|Oy|Ab|Ry|Ltd|Inc|GmbH|SIA|UAB|ООО|ЗАО|АО';
const companyPattern = new RegExp(
  `(?<![\\p{L}\\d])(?<name>(?:${LEGAL_FORM}) (?:${QUOTED_NAME}|${NAME_WORDS})|(?:${NAME_WORDS}) (?:${LEGAL_FORM})(?![\\p{L}]))`,
  'gu',
);
const nameLabelPattern =
  /(?:^|[\n|])[^\S\n]*(?:[*•-][^\S\n]*)?(?:kontakt(?:isik)?|nimi|tellija nimi|contact(?: person| name)?|name|контакт(?:ное лицо)?|имя|фио|yhteyshenkilö|nimi|yhteystiedot)\s*[:|]\s*(?<name>\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){1,2})/giu;
const personPattern = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,2}$/u;
/** A mailbox of many: 'info@', 'kontor@'. */
const sharedNamePattern = /kool|selts|klubi|info|office|kontor|sekretär|reisi|tours?|travel|ltd|oü|mtü/iu;

/** Finds the customer of a mail: the sender, the signature and what the text names. `text` is the whole text. */
export function findContact(text: string, { body, signature, forwardedFrom }: MailParts, from: Sender | null): Contact {
  const sender = forwardedFrom ?? from;
  return {
    fullName: findName(text, body, signature, sender),
    email: findEmail(text, body, signature, sender),
    phone: findOne(findPhones(body), findPhones(signature)),
    company: findOne(findCompanies(body), findCompanies(signature)),
    registryCode: findOne(
      ...[body, signature].map((part) =>
        matchAll(part, registryCodePattern).flatMap((match) =>
          isRegistryCode(match.groups.code ?? '') ? [locate(part, match, match.groups.code ?? '', false)] : [],
        ),
      ),
    ),
  };
}

/** Certain when all parts of the mail name the same. */
function findOne(...parts: readonly TextMention[][]): TextMention | null {
  const found = parts.flat();
  const [first] = found;
  if (!first) return null;
  const isSame = found.every(
    ({ text }) =>
      (text.replace(/\D/g, '') === first.text.replace(/\D/g, '') && text.length === first.text.length) ||
      text === first.text,
  );
  return { ...first, isDoubtful: found.every(({ isDoubtful }) => isDoubtful) || !isSame };
}

/** The place of a group in its match. */
function locate(text: string, match: Span, group: string, isDoubtful: boolean): TextMention {
  const begin = text.indexOf(group, match.begin);
  return { begin, end: begin + group.length, text: group, isDoubtful };
}

function findPhones(part: string): TextMention[] {
  const codes = matchAll(part, registryCodePattern);
  return matchAll(part, phonePattern).flatMap((match) => {
    const { number = '', label } = match.groups;
    if (codes.some(({ begin, end }) => begin < match.end && match.begin < end)) return [];
    const digits = number.replace(/[^\d+]/g, '').replace(/^00/, '+');
    const isWhole = digits.startsWith('+') || label !== undefined;
    return [{ ...locate(part, match, number, !isWhole), text: digits }];
  });
}

function findCompanies(part: string): TextMention[] {
  const labelled = matchAll(part, companyLabelPattern).map((match) =>
    locate(part, match, (match.groups.name ?? '').trim(), false),
  );
  if (labelled.length > 0) return labelled;
  return matchAll(part, companyPattern).map((match) => locate(part, match, match.groups.name ?? '', false));
}

function findEmail(text: string, body: string, signature: string, sender: Sender | null): TextMention | null {
  const written = [...matchAll(body, emailPattern), ...matchAll(signature, emailPattern)].map(({ begin, end }) => ({
    begin,
    end,
    text: text.slice(begin, end),
    isDoubtful: false,
  }));
  const [first] = written;
  const isOther = (mention: TextMention) => mention.text.toLowerCase() !== sender?.address.toLowerCase();
  if (!sender) return first ? { ...first, isDoubtful: written.some((other) => other.text !== first.text) } : null;
  const same = written.find((mention) => !isOther(mention));
  return { begin: 0, end: 0, ...same, text: sender.address, isDoubtful: written.some(isOther) };
}

function findName(text: string, body: string, signature: string, sender: Sender | null): TextMention | null {
  const [labelled] = matchAll(body, nameLabelPattern).map((match) =>
    locate(body, match, match.groups.name ?? '', false),
  );
  const signed = findSignedName(text, signature);
  const senderName = flipName(sender?.name ?? '');
  const isPerson = personPattern.test(senderName) && !sharedNamePattern.test(senderName);
  const chosen = labelled ?? signed ?? (isPerson ? { begin: 0, end: 0, text: senderName, isDoubtful: false } : null);
  if (!chosen) return null;
  const others = [labelled?.text, signed?.text, isPerson ? senderName : undefined].filter((name) => name !== undefined);
  const isSame = others.every((name) => hasSameWords(name, chosen.text));
  const longest = others
    .filter((name) => hasSameWords(name, chosen.text))
    .sort((one, other) => other.length - one.length)[0];
  return {
    ...chosen,
    text: longest ?? chosen.text,
    isDoubtful: !isSame || !personPattern.test(longest ?? chosen.text),
  };
}

/** 'Mets, Mari' of a mail program. */
const flipName = (name: string): string => name.replace(/^(\p{L}+),\s*(\p{L}+)$/u, '$2 $1').trim();

const hasSameWords = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const words = long.toLowerCase().split(/\s+/);
  return short
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
};

/** The first line below 'Lugupidamisega', or what stands on its own line behind a comma. */
function findSignedName(text: string, signature: string): TextMention | null {
  const lines = matchAll(signature, /^[^\n\p{L}]*\p{L}[^\n]*/gmu).slice(0, 3);
  for (const { begin, end } of lines) {
    const line = text.slice(begin, end);
    const name = /(?:^|,\s*)(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})\s*[,.]?\s*$/u.exec(line.trim())
      ?.groups?.name;
    if (!name || isClosing(line, name) || new RegExp(`(?:^|\\s)(?:${LEGAL_FORM})(?:\\s|$)`, 'u').test(name)) continue;
    const at = text.indexOf(name, begin);
    return { begin: at, end: at + name.length, text: name, isDoubtful: false };
  }
  return null;
}

const isClosing = (line: string, name: string): boolean =>
  line.trim().replace(/[,.]$/u, '') === name &&
  /^(?:lugupidamisega|tervit\p{L}*|parim\p{L}*|heade|best|kind|regards|thanks|cheers|sincerely|с уважением|спасибо|terveisin|ystävällisin|kiittäen|parhain)/iu.test(
    name,
  );
