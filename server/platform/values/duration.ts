import type { Language } from './languages';

/** Days, hours and minutes, as they stand behind their count. */
const units: Record<Language, readonly string[]> = {
  et: ['p', 'h', 'min'],
  en: ['d', 'h', 'min'],
  ru: [' д', ' ч', ' мин'],
  fi: [' pv', ' t', ' min'],
};

/** Whole minutes as days, hours and minutes, '1p 8h 6min'; '-' for none (docs/product.md, 'Tables'). */
export function formatDuration(minutes: number, language: Language): string {
  const whole = Math.round(minutes);
  const counts = [Math.floor(whole / 1440), Math.floor((whole % 1440) / 60), whole % 60];
  const shown = counts.map((count, index) => (count > 0 ? `${count}${units[language][index]}` : ''));
  return shown.filter(Boolean).join(' ') || '-';
}

/** Whole minutes by the clock: '12 min', '9 h', '9 h 03'. */
export function spanText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}
