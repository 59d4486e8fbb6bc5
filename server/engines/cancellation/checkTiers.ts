import type { Span, Tier } from './terms';

/** What is wrong with the tiers, where ('tiers.1.from'), and one Estonian sentence. */
export interface TierProblem {
  field: string;
  message: string;
}

const mostDays = 365;
const most = { days: mostDays, hours: mostDays * 24 };
const mostMinimum = 100_000_000;
const mostTiers = 20;

/** A tier with its place in the list. */
type Placed = Tier & { index: number };

/** Everything that keeps tiers from being used; none when they can be. */
export function checkTiers(tiers: readonly Tier[]): TierProblem[] {
  if (tiers.length === 0) return [{ field: 'tiers', message: 'Palun lisage vähemalt üks aste' }];
  if (tiers.length > mostTiers) return [{ field: 'tiers', message: `Astmeid võib olla kuni ${mostTiers}` }];
  const own = tiers.flatMap(checkTier);
  // What is no span of time yet has neither gaps nor overlaps.
  if (own.length > 0) return own;
  const sorted = inOrder(tiers.map((tier, index) => ({ ...tier, index })));
  const cover = checkCover(sorted);
  return cover.length > 0 ? cover : checkRising(sorted);
}

/** The farthest first. */
export const inOrder = <T extends Tier>(tiers: readonly T[]): T[] =>
  [...tiers].sort((one, other) => nominal(other.from) - nominal(one.from));

const nominal = (from: Span | null): number =>
  from === null ? Infinity : from.count * (from.unit === 'days' ? 24 : 1);

/** The fewest and the most hours that a span can have. */
const shortest = ({ count, unit }: Span): number => (unit === 'days' ? count * 24 - 1 : count);
const longest = ({ count, unit }: Span): number => (unit === 'days' ? count * 24 + 1 : count);
const isSame = (one: Span, other: Span) => one.count === other.count && one.unit === other.unit;

function checkTier({ from, to, percent, minimum }: Tier, index: number): TierProblem[] {
  const at = (field: string, message: string) => ({ field: `tiers.${index}.${field}`, message });
  const isSpan = (span: Span | null) =>
    span === null || (Number.isInteger(span.count) && span.count >= 1 && span.count <= most[span.unit]);
  const wrong = [
    ...(isSpan(from) ? [] : [at('from', `1 kuni ${mostDays} päeva`)]),
    ...(isSpan(to) ? [] : [at('to', `1 kuni ${mostDays} päeva`)]),
    ...(Number.isInteger(percent) && percent >= 0 && percent <= 100 ? [] : [at('percent', '0 kuni 100%')]),
    ...(Number.isInteger(minimum) && minimum >= 0 && minimum <= mostMinimum
      ? []
      : [at('minimum', 'Palun sisestage summa')]),
  ];
  if (wrong.length === 0 && from && to && shortest(from) <= longest(to))
    return [
      at(
        'to',
        isSame(from, to) || nominal(from) < nominal(to)
          ? 'Lõpp peab olema väljumisele lähemal kui algus'
          : nightText(from, to),
      ),
    ];
  return wrong;
}

/** Each moment before the departure must have exactly one tier. */
function checkCover(sorted: readonly Placed[]): TierProblem[] {
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const between = sorted.slice(1).flatMap((tier, index) => {
    const problem = checkSeam(sorted[index]?.to ?? null, tier.from);
    return problem ? [{ field: `tiers.${tier.index}.from`, message: problem }] : [];
  });
  return [
    ...(first.from
      ? [{ field: `tiers.${first.index}.from`, message: `Tühimik: varem kui ${spanText(first.from)} enne väljumist` }]
      : []),
    ...between,
    ...(last.to
      ? [{ field: `tiers.${last.index}.to`, message: `Tühimik: ${spanText(last.to)} enne väljumist kuni väljumiseni` }]
      : []),
  ];
}

/** What is wrong where one tier ends and the next one begins. */
function checkSeam(to: Span | null, from: Span | null): string | undefined {
  if (from === null) return 'Kattuvad: kaks astet algavad piiranguta';
  if (to === null) return `Kattuvad: ${spanText(from)} enne väljumist kuni väljumiseni`;
  if (isSame(to, from)) return undefined;
  if (shortest(to) > longest(from)) return `Tühimik: ${spanText(to)} kuni ${spanText(from)} enne väljumist`;
  if (longest(to) < shortest(from)) return `Kattuvad: ${spanText(from)} kuni ${spanText(to)} enne väljumist`;
  return nightText(to, from);
}

/** The nearer the departure, the dearer, whatever the trip costs: both the percentage and the minimum. */
function checkRising(sorted: readonly Placed[]): TierProblem[] {
  const problem = 'Väljumisele lähemal ei saa tühistamine odavam olla';
  return sorted.slice(1).flatMap((tier, index) => {
    const before = sorted[index];
    if (!before) return [];
    return (['percent', 'minimum'] as const)
      .filter((field) => tier[field] < before[field])
      .map((field) => ({ field: `tiers.${tier.index}.${field}`, message: problem }));
  });
}

/** '1 päev', '48 tundi' */
export const spanText = ({ count, unit }: Span): string =>
  unit === 'days' ? `${count} ${count === 1 ? 'päev' : 'päeva'}` : `${count} ${count === 1 ? 'tund' : 'tundi'}`;

const nightText = (one: Span, other: Span): string =>
  `${spanText(one)} ja ${spanText(other)} ei ole kellakeeramise ööl eri ajad: palun kasutage sama ühikut`;
