import type { Words } from './words';

/** The cancellation fee from a moment on, as calculated for the offer or the agreement. Plain JSON. */
export interface CancellationStepData {
  /** ISO 8601; null: from the beginning. */
  at: string | null;
  percent: number;
  /** Cents. */
  minimum: number;
  /** Cents; null while nobody knows what the trip costs. */
  fee: number | null;
}

/** 'alates 28.11.2026 08:00' and '66,96 € (10%)'. */
export interface CancellationLine {
  when: string;
  cost: string;
}

/**
 * The terms of cancellation as the customer reads them, with the real moments and sums: the same words on pages, in e-mails and on
 * papers. None of what was queued before offers had them.
 */
export function listCancellationLines(
  steps: readonly CancellationStepData[] | null | undefined,
  words: Words,
): CancellationLine[] {
  const { t, dateTime } = words;
  return (steps ?? []).map((step, index, all) => {
    const next = all[index + 1]?.at;
    const until = next ? t('cancellation.until', { when: dateTime(next) }) : t('cancellation.always');
    return { when: step.at ? t('cancellation.from', { when: dateTime(step.at) }) : until, cost: costIn(step, words) };
  });
}

function costIn({ percent, minimum, fee }: CancellationStepData, { t, euros, ...words }: Words): string {
  if (fee === null) {
    if (percent === 0) return minimum === 0 ? t('cancellation.free') : euros(minimum);
    const share = words.percent(percent);
    return minimum === 0
      ? t('cancellation.share', { percent: share })
      : t('cancellation.leastShare', { percent: share, least: euros(minimum) });
  }
  if (fee === 0) return t('cancellation.free');
  return fee > minimum ? `${euros(fee)} (${words.percent(percent)})` : euros(fee);
}
