import ICAL from 'ical.js';
import type { CalendarEvent } from './calendarText';
import { writeCalendar } from './calendarText';

const event: CalendarEvent = {
  uid: 'job-1',
  status: 'CONFIRMED',
  sequence: 1,
  changedAt: new Date('2026-11-20T08:00:00Z'),
  start: new Date('2026-12-05T06:00:00Z'),
  end: new Date('2026-12-05T10:00:00Z'),
  summary: 'Tallinn - Tartu',
  location: 'Viru väljak 4',
  description: ['Reis nr 7'],
  path: null,
};

test.each(['\r\n', '\n', '\r', '\u2028'])('no text can begin a line of a calendar: %j', (mark) => {
  const wicked = `Mari${mark}END:VCALENDAR${mark}X-KURI:1`;
  const text = writeCalendar(
    wicked,
    [{ ...event, summary: wicked, location: wicked, description: [wicked] }],
    'https://portal.example',
  );
  const lines = text.split(/\r\n|[\r\n\u2028]/);
  expect(lines.filter((line) => /^(END:VCALENDAR|X-KURI)/.test(line))).toEqual(['END:VCALENDAR']);
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Mari END:VCALENDAR X-KURI:1');
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
});
