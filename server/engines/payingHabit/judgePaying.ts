/** The invoices that count: the latest ones, for a customer can become better. */
export const MOST_JUDGED = 6;
/** A customer with fewer of them has no habit yet. */
const FEWEST = 3;
/** A transfer before a weekend arrives after it: such days are not late. */
const GRACE_DAYS = 3;

interface PayingHabit {
  isLate: boolean;
  /** Invoices that were judged, and the late ones among them. */
  judged: number;
  late: number;
  /** Days from the due date to the payment, in the middle of the late ones; 0 without any. */
  usualDaysLate: number;
}

/**
 * Judges a customer by the days that its latest invoices were or are overdue, the newest first; 0 for one that was paid in
 * time. Always late is a customer of whose last three to six invoices at least two thirds were.
 */
export function judgePaying(daysLate: readonly number[]): PayingHabit {
  const judged = daysLate.slice(0, MOST_JUDGED);
  const late = judged.filter((days) => days > GRACE_DAYS).sort((one, other) => one - other);
  return {
    isLate: judged.length >= FEWEST && late.length * 3 >= judged.length * 2,
    judged: judged.length,
    late: late.length,
    usualDaysLate: late[Math.floor(late.length / 2)] ?? 0,
  };
}
