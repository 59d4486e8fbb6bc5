import type { Language } from './languages';

/** Days, hours and minutes, as they stand behind their count. */
const units: Record<Language, readonly [days: string, hours: string, minutes: string]> = {
  et: ['p', 'h', 'min'],
  en: ['d', 'h', 'min'],
  ru: ['д', 'ч', 'мин'],
  fi: ['pv', 't', 'min'],
};

/** How long a trip takes: whole minutes as days, hours and minutes, '1 p 8 h 6 min'; '-' for none (docs/product.md, 'Tables'). */
export function formatDuration(minutes: number, language: Language): string {
  const whole = Math.round(minutes);
  const counts = [Math.floor(whole / 1440), Math.floor((whole % 1440) / 60), whole % 60];
  const shown = counts.map((count, index) => (count > 0 ? `${count} ${units[language][index]}` : ''));
  return shown.filter(Boolean).join(' ') || '-';
}

/** Driving, work and rest by the clock: '12 min', '9 h', '9 h 03'. Less than nothing is nothing. */
export function printSpan(minutes: number, language: Language = 'et'): string {
  const whole = Math.max(0, Math.round(minutes));
  const [, hour, minute] = units[language];
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${rest} ${minute}`;
  return rest === 0 ? `${hours} ${hour}` : `${hours} ${hour} ${String(rest).padStart(2, '0')}`;
}
