import { nobodyText } from './whyNobody';

const lights = (...found: [light: 'green' | 'amber' | 'red', line: string][]) =>
  found.map(([light, line], nth) => ({ id: `${nth}`, light, line }));

test.each([
  [
    'drivers',
    lights(['red', 'samal ajal: Tallinn - Paide'], ['red', 'haiguslehel kuni 03.12.2026'], ['red', 'puhkus jääks 6 h']),
    '3 juhist 1 sõidab samal ajal, 1 on eemal, 1 ei tohi (puhkus jääks 6 h)',
  ],
  [
    'drivers',
    lights(['green', 'sobib'], ['red', 'eemal kuni 03.12.2026']),
    '2 juhist 1 on eemal, 1 sobiks, aga läheb mõnele teisele reisile',
  ],
  [
    'buses',
    lights(['amber', 'kohti 19, vaja 40 (koos juhiga)'], ['green', 'sobib'], ['green', 'sobib · 50 kohta']),
    '3 bussist 1 on liiga väike, 1 on tõstukita, aga märkuste järgi on vaja, 1 sobiks, aga läheb mõnele teisele reisile',
  ],
] as const)('%s: why nobody can have a trip', (lane, found, text) => expect(nobodyText(lane, found, ['1'])).toBe(text));
