import fc from 'fast-check';
import { printMessage } from '../../texts/printMessage';
import { findWords } from '../../texts/words';
import { checkTiers } from './checkTiers';
import { slowTiers } from './slowTerms.fixture';
import type { Span, Tier } from './terms';

const days = (count: number): Span => ({ count, unit: 'days' });
const hours = (count: number): Span => ({ count, unit: 'hours' });
const tier = (from: Span | null, to: Span | null, percent = 0, minimum = 0): Tier => ({ from, to, percent, minimum });

describe('the tiers of a cancellation', () => {
  it.each<[string, Tier[], { field: string; message: string }[]]>([
    ['one for all the time', [tier(null, null, 10)], []],
    ['in any order', [tier(days(7), null, 10), tier(null, days(7))], []],
    ['none', [], [{ field: 'tiers', message: 'Palun lisage vähemalt üks aste' }]],
    [
      'a gap between two',
      [tier(null, days(7)), tier(days(5), null, 10)],
      [{ field: 'tiers.1.from', message: 'Tühimik: 7 päeva kuni 5 päeva enne väljumist' }],
    ],
    [
      'two that overlap',
      [tier(null, days(3)), tier(days(7), null, 10)],
      [{ field: 'tiers.1.from', message: 'Kattuvad: 7 päeva kuni 3 päeva enne väljumist' }],
    ],
    [
      'nothing for the time before',
      [tier(days(7), null)],
      [{ field: 'tiers.0.from', message: 'Tühimik: varem kui 7 päeva enne väljumist' }],
    ],
    [
      'nothing for the last hours',
      [tier(null, hours(48))],
      [{ field: 'tiers.0.to', message: 'Tühimik: 48 tundi enne väljumist kuni väljumiseni' }],
    ],
    [
      'two without an end',
      [tier(null, null), tier(days(7), null)],
      [{ field: 'tiers.1.from', message: 'Kattuvad: 7 päeva enne väljumist kuni väljumiseni' }],
    ],
    [
      'a day that is meant to be 24 hours',
      [tier(null, days(1)), tier(hours(24), null)],
      [
        {
          field: 'tiers.1.from',
          message: '1 päev ja 24 tundi ei ole kellakeeramise ööl eri ajad: palun kasutage sama ühikut',
        },
      ],
    ],
    [
      'a tier that is over before it begins',
      [tier(null, days(2)), tier(days(2), days(3)), tier(days(3), null)],
      [{ field: 'tiers.1.to', message: 'Lõpp peab olema väljumisele lähemal kui algus' }],
    ],
    [
      'a tier that one night in autumn has no time for',
      [tier(null, hours(25)), tier(hours(25), days(1)), tier(days(1), null)],
      [
        {
          field: 'tiers.1.to',
          message: '25 tundi ja 1 päev ei ole kellakeeramise ööl eri ajad: palun kasutage sama ühikut',
        },
      ],
    ],
    [
      'nearer and cheaper',
      [tier(null, days(7), 20, 100), tier(days(7), null, 10, 50)],
      [
        { field: 'tiers.1.percent', message: 'Väljumisele lähemal ei saa tühistamine odavam olla' },
        { field: 'tiers.1.minimum', message: 'Väljumisele lähemal ei saa tühistamine odavam olla' },
      ],
    ],
    [
      'what is no number',
      [tier(days(0), hours(1.5), 101, -1)],
      [
        { field: 'tiers.0.from', message: '1 kuni 365 päeva' },
        { field: 'tiers.0.to', message: '1 kuni 365 päeva' },
        { field: 'tiers.0.percent', message: '0 kuni 100%' },
        { field: 'tiers.0.minimum', message: 'Palun sisestage summa' },
      ],
    ],
  ])('%s', (_what, tiers, problems) => {
    const printed = checkTiers(tiers).map(({ field, told }) => ({
      field,
      message: printMessage(told, findWords('et')),
    }));
    expect(printed).toEqual(problems);
  });

  it('takes no tiers of which at some moment not exactly one holds', () => {
    const span = fc.oneof(
      fc.record({ count: fc.integer({ min: 1, max: 3 }), unit: fc.constant('days' as const) }),
      fc.record({ count: fc.constantFrom(1, 23, 24, 25, 48, 49, 72), unit: fc.constant('hours' as const) }),
    );
    const cost = { percent: 0, minimum: 0 };
    const anyhow = fc.array(
      fc.record({ from: fc.option(span), to: fc.option(span) }).map((ends) => ({ ...ends, ...cost })),
      { minLength: 1, maxLength: 3 },
    );
    // One after the other, as an editor makes them; now and then one begins where the former does not end.
    const chained = fc
      .array(fc.tuple(span, fc.option(span, { freq: 2 })), { minLength: 1, maxLength: 2 })
      .map((seams) =>
        [...seams, null].map((seam, index) => {
          const before = seams[index - 1];
          return { from: before ? (before[1] ?? before[0]) : null, to: seam ? seam[0] : null, ...cost };
        }),
      );
    const any = fc.oneof(anyhow, chained);
    const departures = fc.constantFrom(
      '2026-03-29T12:00Z',
      '2026-03-30T00:30Z',
      '2026-10-25T12:00Z',
      '2026-12-05T04:30Z',
    );
    let taken = 0;
    fc.assert(
      fc.property(any, departures, (tiers, departure) => {
        if (checkTiers(tiers).length > 0) return;
        taken += 1;
        const start = new Date(departure);
        for (let half = 0; half < 160; half += 1) {
          const at = new Date(start.getTime() - half * 30 * 60_000);
          expect(slowTiers(tiers, start, at)).toHaveLength(1);
        }
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(50);
  });
});
