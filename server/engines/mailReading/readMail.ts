import { findContact } from './contact';
import { findCounts } from './counts';
import { findDates } from './dates';
import type { DateMention } from './dates';
import type { Found, MailFields } from './fields';
import { findMailLanguage } from './mailLanguage';
import { divideMail } from './mailParts';
import type { Sender } from './mailParts';
import { findPlaces } from './places';
import type { FindPlace } from './places';
import { chooseRoute } from './route';
import { createRoles } from './roles';
import type { Roles } from './roles';
import { blankOut, pickSpan } from './span';
import type { Span } from './span';
import { findTimes } from './times';
import type { TimeMention } from './times';

/** A mail as its words. */
export interface Mail {
  /** The subject, a line feed, and the text. */
  text: string;
  /** The local day on which it was sent. */
  sentOn: string;
  from: Sender | null;
}

/** Longer texts are no inquiries; the rest is not read. */
const MOST_LETTERS = 20_000;

/**
 * Reads an inquiry that came as a mail. A field is certain only when the mail can mean nothing else: one day, one place, one
 * number for it.
 */
export function readMail(mail: Mail, findPlace: FindPlace): MailFields {
  const text = mail.text.slice(0, MOST_LETTERS);
  const parts = divideMail(text);
  const { body } = parts;
  const dates = findDates(body, mail.sentOn);
  const times = findTimes(body, dates);
  const roles = createRoles(body, [...dates, ...times]);
  const places = findPlaces(body, { find: findPlace, roles });
  const route = chooseRoute(body, places, roles);
  const days = chooseDays(dates, roles, route.isReturn);
  const { fullName, email, phone, company, registryCode } = findContact(text, parts, mail.from);
  const language = findMailLanguage(body) ?? findMailLanguage(text);
  const counts = findCounts(body, [...dates, ...times]);
  return {
    ...route,
    ...days,
    ...chooseTimes(times, { roles, dates, days, told: { text: body, spans: [...dates, ...places] } }),
    passengers: choose(counts.map(({ count, ...rest }) => ({ value: count, ...rest }))),
    fullName: toFound(fullName),
    email: toFound(email),
    phone: toFound(phone),
    company: toFound(company),
    registryCode: toFound(registryCode),
    language: language && { value: language, isCertain: true, words: [] },
  };
}

const toFound = (mention: (Span & { text: string; isDoubtful: boolean }) | null): Found<string> | null =>
  mention && {
    value: mention.text,
    isCertain: !mention.isDoubtful,
    words: mention.end > mention.begin ? [pickSpan(mention)] : [],
  };

/** The first of several values; certain when all of them are the same and one is beyond doubt. */
function choose<T>(mentions: readonly (Span & { value: T; isDoubtful: boolean })[]): Found<T> | null {
  const [first] = [...mentions.filter(({ isDoubtful }) => !isDoubtful), ...mentions];
  if (!first) return null;
  const same = mentions.filter(({ value }) => value === first.value);
  const isCertain = !first.isDoubtful && same.length === mentions.length;
  // Beside a guess stand the words that speak against it.
  return { value: first.value, isCertain, words: (isCertain ? same : mentions).map(pickSpan) };
}

type Days = Pick<MailFields, 'day' | 'returnDay'>;

function chooseDays(dates: readonly DateMention[], roles: Roles, isReturn: MailFields['isReturn']): Days {
  const meant = dates.flatMap((date) => {
    const role = roles.find(date);
    if (role === 'other') return [];
    const isDoubtful = date.isDoubtful || role === 'event' || role === 'arrive';
    return [{ ...date, value: date.day, isDoubtful, isBack: date.isRangeEnd === true || role === 'return' }];
  });
  const out = meant.filter(({ isBack }) => !isBack);
  const back = meant.filter(({ isBack, day }) => isBack && out.every((date) => date.day <= day));
  const day = choose(out.length > 0 ? out : meant.map((date) => ({ ...date, isDoubtful: true })));
  if (!day || isReturn?.value === false) return { day, returnDay: null };
  const returned = choose(out.length > 0 ? back : []);
  if (returned) return { day, returnDay: returned };
  const isBackThatDay = isReturn?.value === true;
  return { day, returnDay: isBackThatDay ? { value: day.value, isCertain: false, words: day.words } : null };
}

function chooseTimes(
  times: readonly TimeMention[],
  {
    roles,
    dates,
    days,
    told,
  }: { roles: Roles; dates: readonly DateMention[]; days: Days; told: { text: string; spans: readonly Span[] } },
): Pick<MailFields, 'time' | 'returnTime'> {
  const meant = times.flatMap((mention) => {
    const role = roles.find(mention);
    if (role === 'other' || role === 'event' || role === 'arrive') return [];
    // Without a word about it a time belongs to the date before it.
    const date = dates.findLast(({ end }) => end <= mention.begin);
    const isBack = role === 'return' || (role !== 'depart' && date !== undefined && isBackDay(date, days));
    const isDoubtful =
      mention.isDoubtful ||
      (role === null && (date === undefined || !isOfTrip(mention, roles.findClause(mention), told)));
    return [{ ...mention, value: mention.time, isBack, isDoubtful: isDoubtful || (isBack && mention.mayBeEvening) }];
  });
  const out = meant.filter(({ isBack }) => !isBack);
  const back = days.returnDay ? meant.filter(({ isBack }) => isBack) : [];
  return { time: choose(out), returnTime: choose(back) };
}

/** The words around a time name a day or a place of the trip, or nothing else at all: 'Kell: 11.00'. */
function isOfTrip(mention: Span, clause: Span, { text, spans }: { text: string; spans: readonly Span[] }): boolean {
  if (spans.some(({ begin }) => begin >= clause.begin && begin < clause.end)) return true;
  const others =
    blankOut(text, [mention])
      .slice(clause.begin, clause.end)
      .match(/\p{L}{3,}/gu) ?? [];
  return others.length <= 1;
}

const isBackDay = ({ day }: DateMention, { day: out, returnDay }: Days): boolean =>
  returnDay?.value === day && out?.value !== day;
