/** '4 h 20 min' */
export function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** '1 päev', '3 päeva' */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** '01.05', of 'MM-DD' */
export const dayOfYearText = (day: string): string => day.split('-').reverse().join('.');
