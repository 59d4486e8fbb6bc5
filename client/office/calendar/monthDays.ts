import { listWeeks, readMonth, toMonth } from '../../lib/texts/month';

/** The month in the address (?kuu=2026-12), else this one; its whole weeks, and the variables of its query. */
export function readCalendarMonth(params: URLSearchParams, today: string) {
  const month = readMonth(params.get('kuu')) ?? toMonth(today);
  const weeks = listWeeks(month);
  return { month, weeks, range: { first: weeks[0]?.[0] ?? today, last: weeks.at(-1)?.[6] ?? today } };
}
