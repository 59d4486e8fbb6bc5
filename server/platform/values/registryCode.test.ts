import { isRegistryCode } from './registryCode';

// Of companies and institutions whose codes are public.
it.each(['10000018', '10421629', '70000562', '74001073', '10060701', '12417834'])('%s is one', (code) => {
  expect(isRegistryCode(code)).toBe(true);
});

it('of each seven digits exactly one check digit is right', () => {
  for (let start = 1_000_000; start < 10_000_000; start += 98_765) {
    const right = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => isRegistryCode(`${start}${digit}`));
    expect([start, right.length]).toEqual([start, 1]);
  }
});

it.each(['1042162', '104216290', '00000000', 'EE421629', ' 10421629', ''])('%j is none', (code) => {
  expect(isRegistryCode(code)).toBe(false);
});
