import { countWeekday } from '../../lib/texts/weekdays';

/** How many Mondays, Tuesdays and so on the days from the first to the last have. */
export function countWeekdays(from: string, to: string): number[] {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const first = countWeekday(from);
  return Array.from({ length: 7 }, (_, index) => Math.floor((days + 6 - ((index - first + 7) % 7)) / 7));
}
