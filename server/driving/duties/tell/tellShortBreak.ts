import { printClockTime } from '../../../engines/hours';
import type { ShortBreak } from '../../../engines/hours';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';

/** Says where a route is too short for a break, and how long the stop must be. */
export function tellShortBreak(
  { at, by, has, needs }: ShortBreak,
  { stops }: { stops: readonly { city: string }[] },
): Message {
  if ('stop' in at)
    return message('shortBreak.atStop', {
      where: stops[at.stop]?.city ?? '',
      has: { minutes: has },
      needs: { minutes: needs },
    });
  const from = stops[at.leg]?.city;
  const to = stops[at.leg + 1]?.city;
  const where = to === undefined ? message('emptyDrive.onBack') : `${from} – ${to}`;
  return message('shortBreak.onWay', { where, needs: { minutes: needs }, by: printClockTime(by) });
}
