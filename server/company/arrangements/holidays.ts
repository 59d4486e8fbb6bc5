import { Field, ObjectType } from 'type-graphql';
import { badInput } from '../../texts/messages';
import { LocalDateScalar } from '../../platform/api/scalars';
import { findCurrentLanguage } from '../../platform/language';

@ObjectType({ description: 'A public holiday of Estonia.', simpleResolvers: true })
export class PublicHoliday {
  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;

  @Field(() => String, { description: 'Name.' })
  name: string;
}

/** It knows all countries, which takes 26 MB and a third of a second to read. */
export const loadHolidayLibrary = async () => (await import('date-holidays')).default;

/** The public holidays of years that were looked up. */
const known = new Map<string, ReadonlySet<string>>();

/** Whether a local date, '2027-02-24', is a public holiday of Estonia. */
export async function isPublicHoliday(date: string): Promise<boolean> {
  const year = date.slice(0, 4);
  const found = known.get(year) ?? new Set((await listPublicHolidays(Number(year))).map((holiday) => holiday.date));
  known.set(year, found);
  return found.has(date);
}

/** Errors: BAD_USER_INPUT for a year that nobody plans. */
export async function listPublicHolidays(year: number): Promise<PublicHoliday[]> {
  if (year < 2000 || year > 2100) throw badInput('period.badYear', 'year');
  const Holidays = await loadHolidayLibrary();
  return new Holidays('EE')
    .getHolidays(year, findCurrentLanguage() === 'et' ? 'et' : 'en')
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
}
