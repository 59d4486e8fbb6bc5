import { isPublicHoliday } from '../../company/arrangements';
import { startOfLocalDate, toLocalDate, toTallinn } from '../../platform/time';
import { addDays } from '../../platform/values/localDay';

const FROM_HOUR = 9;
const UNTIL_HOUR = 18;
const FRIDAY = 5;

const findStart = (day: string) => toTallinn(startOfLocalDate(day));
const isWorkingDay = async (day: string): Promise<boolean> =>
  findStart(day).weekday <= FRIDAY && !(await isPublicHoliday(day));

/** Whether the office is open: the portal sends nothing by itself at night, at a weekend or on a public holiday. */
export async function isOfficeOpen(now: Date): Promise<boolean> {
  const { hour } = toTallinn(now);
  return hour >= FROM_HOUR && hour < UNTIL_HOUR && (await isWorkingDay(toLocalDate(now)));
}

/** The morning of the next working day after today. */
export async function findNextOpening(now: Date): Promise<Date> {
  let day = addDays(toLocalDate(now), 1);
  while (!(await isWorkingDay(day))) day = addDays(day, 1);
  return findStart(day).set({ hour: FROM_HOUR }).toJSDate();
}
