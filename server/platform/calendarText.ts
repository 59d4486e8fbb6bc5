import ical, { ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { ZONE } from './values/localDay';
import { toTallinn } from './time';
import type { Language } from './language';
import { DEFAULT_LANGUAGE } from './language';

/** Something in a calendar. */
export interface CalendarEvent {
  /** Stays the same for good, so that a calendar program knows the event again. */
  uid: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Grows with each change. */
  sequence: number;
  changedAt: Date;
  start: Date;
  end: Date;
  summary: string;
  location: string | null;
  description: string[];
  /** Page of the portal, below its address. */
  path: string | null;
}

/** How often a calendar program may look again; that is also about how long a change takes to be seen. */
const REFRESH_S = 3600;

/** A name as one line: what follows a line break in it would be read as a line of the calendar's own. */
const joinToOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A calendar as RFC 5545 has it, in the time of Tallinn. `portal` is the address of the portal. */
export function writeCalendar(
  name: string,
  events: readonly CalendarEvent[],
  portal: string,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const calendar = ical({
    name: joinToOneLine(name),
    prodId: { company: 'charter-portal', product: 'calendar', language: language.toUpperCase() },
    // Without a time zone, so that stamps are in UTC as the RFC demands; each event names its zone.
    timezone: { name: null, generator: (id) => tzlib_get_ical_block(id)[0] ?? null },
    ttl: REFRESH_S,
  });
  const { host } = new URL(portal);
  for (const event of events) {
    const start = toTallinn(event.start);
    const end = toTallinn(event.end);
    calendar.createEvent({
      id: `${event.uid}@${host}`,
      start,
      end,
      timezone: isSecond(start) || isSecond(end) ? 'UTC' : ZONE,
      stamp: DateTime.fromJSDate(event.changedAt),
      sequence: event.sequence,
      status: ICalEventStatus[event.status],
      summary: joinToOneLine(event.summary),
      location: event.location && joinToOneLine(event.location),
      description: event.description.join('\n').replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'),
      url: event.path && portal + event.path,
    });
  }
  return calendar.toString();
}

/** A local time on the autumn night that was there before: calendar programs would take it for the first one. */
const isSecond = (moment: DateTime): boolean => moment > (DateTime.min(...moment.getPossibleOffsets()) ?? moment);
