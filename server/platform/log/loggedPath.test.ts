import { createKey } from '../ids';
import { hideKeys } from './loggedPath';

const secret = createKey();

test.each([
  `/api/calendar/${secret}.ics`,
  `//api/calendar/${secret}.ics`,
  `/api//calendar//${secret}.ics`,
  `/API/Calendar/${secret}.ICS`,
  `/api/%63alendar/${secret}.ics`,
  `/api/%2563alendar/${secret}.ics`,
  `/api/calendar%2F${secret}.ics`,
  `/api/calendar/${secret}.ics/`,
  `/api/calendar/${secret.slice(0, 20)}%0A${secret.slice(20)}.ics`,
  `/api/calendar/${secret.slice(0, 30)}`,
  `/api/calender/${secret}.ics`,
  `/calendars/${secret}.ics`,
  `/api/calendar\\${secret}.ics`,
  `/portal/accept?id=1&activation_key=${secret}`,
  `/portal/accept#${secret}`,
])('%s is logged without its secret', (url) => {
  const path = hideKeys(url);
  expect(path).not.toContain(secret.slice(0, 20));
  expect(path).not.toContain(secret.slice(-20));
});

test.each([
  ['/graphql', '/graphql'],
  ['/api/driver/019ab000-0000-7000-8000-00000000abcd/photo', '/api/driver/019ab000-0000-7000-8000-00000000abcd/photo'],
  ['/portal/assets/AdminDashboardPage-BxX1yZ_2.js', '/portal/assets/AdminDashboardPage-BxX1yZ_2.js'],
  ['/api/fn/getArchive?after=x', '/api/fn/getArchive'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('%s is logged as %s', (url, path) => {
  expect(hideKeys(url)).toBe(path);
});
