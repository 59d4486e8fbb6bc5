/** Cents as 1,35: short, for the middle of a line. */
export function plainEuros(cents: number): string {
  const [whole = '0', fraction = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${whole.length > 4 ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0') : whole},${fraction}\u00a0€`;
}

/** '4 h 20 min' */
export function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** '1 päev', '3 päeva' */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** '01.05', of 'MM-DD' */
export const dayOfYearText = (day: string): string => day.split('-').reverse().join('.');
