import { join } from 'node:path';
import { Field, ObjectType } from 'type-graphql';
import { badInput } from '../../texts/messages';
import { LocalDateScalar } from '../../platform/api/scalars';
import { findCurrentLanguage } from '../../platform/language';
import { runInThread } from '../../platform/threads/runInThread';

@ObjectType({ description: 'A public holiday of Estonia.', simpleResolvers: true })
export class PublicHoliday {
  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;

  @Field(() => String, { description: 'Name.' })
  name: string;
}

interface Holidays {
  et: PublicHoliday[];
  en: PublicHoliday[];
}

const limits = { ms: 20_000, memory: 256 };
/** Of the years that were asked for. */
const known = new Map<number, Promise<Holidays>>();

/**
 * The library knows all countries, which takes 26 MB and a third of a second to read. So a thread reads it, once for each
 * year that is asked for.
 */
function findHolidays(year: number): Promise<Holidays> {
  const former = known.get(year);
  if (former) return former;
  const holidays = runInThread<Holidays>(join(__dirname, 'holidayWorker'), { year }, limits);
  known.set(year, holidays);
  // A failure is not kept: the next call starts another thread.
  holidays.catch(() => known.delete(year));
  return holidays;
}

/** Whether a local date, '2027-02-24', is a public holiday of Estonia. */
export async function isPublicHoliday(date: string): Promise<boolean> {
  const { et } = await findHolidays(Number(date.slice(0, 4)));
  return et.some((holiday) => holiday.date === date);
}

/** Errors: BAD_USER_INPUT for a year that nobody plans. */
export async function listPublicHolidays(year: number): Promise<PublicHoliday[]> {
  if (year < 2000 || year > 2100) throw badInput('period.badYear', 'year');
  const holidays = await findHolidays(year);
  return findCurrentLanguage() === 'et' ? holidays.et : holidays.en;
}
