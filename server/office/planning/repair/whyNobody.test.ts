import { message } from '../../../texts/messages';
import { printInRequestLanguage } from '../../../texts/printMessage';
import type { Line } from '../../../platform/values/message';
import { tellNobody } from './whyNobody';

const lights = (...found: [light: 'green' | 'amber' | 'red', line: Line][]) =>
  found.map(([light, line], nth) => ({ id: `${nth}`, light, line }));

test.each([
  [
    'drivers',
    lights(
      ['red', message('busy.sameTime', { trip: 'Tallinn – Paide' })],
      ['red', message('awayUntil.sick', { day: { date: '2026-12-03' } })],
      ['red', message('law.reducedDailyRest', { tense: 'ahead', actual: { minutes: 360 } })],
    ),
    '3 juhist 1 sõidab samal ajal, 1 on eemal, 1 ei tohi (ööpäevane puhkus jääks 6 h, vaja on vähemalt 9 h)',
  ],
  [
    'drivers',
    lights(['green', ''], ['red', message('awayUntil.other', { day: { date: '2026-12-03' } })]),
    '2 juhist 1 on eemal, 1 sobiks, aga läheb mõnele teisele reisile',
  ],
  [
    'buses',
    lights(
      ['amber', message('busFit.tooFewSeats', { have: 19, need: 40 })],
      ['green', ''],
      ['green', message('busFit.fits', { seats: 50 })],
    ),
    '3 bussist 1 on liiga väike, 1 on tõstukita, aga märkuste järgi on vaja, 1 sobiks, aga läheb mõnele teisele reisile',
  ],
] as const)('%s: why nobody can have a trip', (lane, found, text) =>
  expect(printInRequestLanguage(tellNobody(lane, found, ['1']))).toBe(text),
);
