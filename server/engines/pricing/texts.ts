/** '1 päev', '3 päeva' */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** '01.05', of 'MM-DD' */
export const dayOfYearText = (day: string): string => day.split('-').reverse().join('.');
