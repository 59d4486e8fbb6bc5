import { parentPort, workerData } from 'node:worker_threads';
import Holidays from 'date-holidays';

// A thread that lists the holidays of one year and ends (holidays.ts).

const { year } = workerData as { year: number };
const estonia = new Holidays('EE');
const listIn = (language: string) =>
  estonia
    .getHolidays(year, language)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));

parentPort?.postMessage({ et: listIn('et'), en: listIn('en') });
