import { printClockTime, rules } from '../../../engines/hours';
import type { Infringement, Contradiction, LightReason, Severity } from '../../../engines/hours';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';

// Turns findings of the engine of driving and rest into messages.

export const tellSeverity = (severity: Severity): Message => message(`severity.${severity}`);

/** The infringement: the first half of '9 h 50 ... · 561/2006 art 8(2)'. `isPast`: it has happened. */
export function tellInfringement(found: Infringement, isPast = false): Message {
  const actual = { minutes: found.actual };
  const by = { minutes: found.by };
  const tense = isPast ? 'past' : 'ahead';
  switch (found.rule) {
    case 'dailyRest':
      return found.actual < rules.reducedDailyRest.limit
        ? message('law.reducedDailyRest', { tense, actual })
        : message('law.dailyRest', { tense, actual });
    case 'reducedDailyRest':
    case 'splitDailyRest':
    case 'multiMannedRest':
    case 'weeklyRest':
    case 'reducedWeeklyRest':
    case 'lineRest':
      return message(`law.${found.rule}`, { tense, actual });
    case 'weeklyRestsInFortnight':
      return message(found.actual === 0 ? 'law.noWeeklyRest' : 'law.weeklyRestsInFortnight');
    case 'weeklyRestLate':
    case 'weeklyRestLateAfter12Days':
      return message(`law.${found.rule}`, { tense, by });
    case 'restAfter12Days':
      return message('law.restAfter12Days', { tense, actual, by });
    default:
      return message(`law.${found.rule}`, { actual });
  }
}

/** Why activities cannot be as they are entered. */
export const tellProblem = ({ kind }: Pick<Contradiction, 'kind'>): Message => message(`lawProblem.${kind}`);

/** One reason of a verdict, as 'ööpäevane puhkus jääks 8 h 10'. */
export function tellReason(reason: LightReason): Message {
  switch (reason.kind) {
    case 'infringement':
      return tellInfringement(reason.infringement);
    case 'dutyTooLong':
      return message('duty.tooLong', { actual: { minutes: reason.minutes } });
    case 'problem':
      return tellProblem(reason.problem);
    case 'restsByDay':
      return message('duty.restsByDay', {
        from: printClockTime(reason.from),
        to: printClockTime(reason.to),
        place: reason.place,
      });
    case 'journeyForm':
      return message('duty.journeyForm', { what: message(`duty.${reason.what}`) });
    case 'historyUnknown':
      return message('duty.historyUnknown');
    case 'fits':
      return message('duty.fits', { duty: { minutes: reason.duty }, driving: { minutes: reason.driving } });
    case 'uses':
      return tellUse(reason);
  }
}

function tellUse({ what, times, minutes }: Extract<LightReason, { kind: 'uses' }>): Message {
  switch (what) {
    case 'extendedDays':
      return message('use.extendedDays', { minutes: { minutes }, times });
    case 'reducedRests':
      return minutes < 11 * 60
        ? message('use.reducedRests', { minutes: { minutes }, times })
        : message('use.reducedRestsOf11', { times });
    case 'longWindows':
      return message('use.longWindows', { times });
    case 'reducedWeeklyRests':
      return message('use.reducedWeeklyRests', { minutes: { minutes } });
    case 'putOffWeeklyRests':
      return message('use.putOffWeeklyRests');
  }
}
