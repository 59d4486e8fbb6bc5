import type { DriverRoster } from '../../driving/duties';
import { layRoster } from '../../engines/roadPapers';
import type { RosterRun } from '../../engines/roadPapers';
import type { Paper } from '../../model/customer/paper';
import { addDays } from '../../platform/values/localDay';
import { printSpan } from '../../platform/values/duration';
import { findWords } from '../../texts/words';
import { writeFacts, writeTable } from './sections';

const { t, date, time, dateTime } = findWords('et');

interface RosterDays {
  from: string;
  days: number;
}

/** A driver's duty roster (561/2006 art. 16(3)), in Estonian as the authority reads it. */
export function writeRosterPaper(
  { name, runs }: Pick<DriverRoster, 'name' | 'runs'>,
  { from, days }: RosterDays,
  about: { letterhead: string[]; base: string; isExtract: boolean },
): Paper {
  const period = `${printDay(from)} – ${printDay(addDays(from, days - 1))}`;
  return {
    language: 'et',
    title: about.isExtract ? t('dutyRoster.extract') : t('dutyRoster.title'),
    subject: t('dutyRoster.article'),
    letterhead: about.letterhead,
    sections: [
      writeFacts(t('dutyRoster.driver'), [
        [t('paper.name'), name],
        [t('dutyRoster.base'), about.base || t('dutyRoster.noBase')],
        [t('dutyRoster.period'), period],
        [t('dutyRoster.signature'), '........................................'],
      ]),
      writeTable(
        period,
        [
          [t('dutyRoster.date'), 1.6],
          [t('dutyRoster.run'), 3],
          [t('dutyRoster.start'), 0.9],
          [t('dutyRoster.end'), 1.5],
          [t('dutyRoster.driving'), 1.3, 'number'],
          [t('dutyRoster.otherWork'), 1.3, 'number'],
          [t('dutyRoster.breaks'), 1.3, 'number'],
          [t('dutyRoster.availability'), 1.3, 'number'],
        ],
        layRoster(from, days, runs).flatMap((day) =>
          day.runs.length === 0
            ? [[printDay(day.date), t('dutyRoster.noRun')]]
            : day.runs.map((run) => toCells(day.date, run)),
        ),
      ),
    ],
  };
}

/** The paper of a period in which nobody has a run. */
export const writeEmptyRoster = ({ from, days }: RosterDays, letterhead: string[]): Paper => ({
  language: 'et',
  title: t('dutyRoster.title'),
  subject: `${printDay(from)} – ${printDay(addDays(from, days - 1))}`,
  letterhead,
  sections: [writeFacts(t('dutyRoster.article'), [], [t('dutyRoster.none')])],
});

const printDay = (day: string): string => date(`${day}T12:00:00Z`);

function toCells(day: string, { name, start, end, driving, otherWork, breaks, availability }: RosterRun): string[] {
  const isLater = date(end) !== printDay(day);
  const spans = [driving, otherWork, breaks, availability].map((minutes) => printSpan(minutes));
  return [printDay(day), name, time(start), isLater ? dateTime(end) : time(end), ...spans];
}
