import { useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { CalendarEntry } from './CalendarEntry';
import type { CalendarItem } from './entries';

/** How many entries show before the rest is asked for: a day of sixty would hide the week below it. */
const SHOWN_FIRST = 6;

interface DayEntriesProps {
  entries: readonly CalendarItem[];
  admin: boolean;
  /** How many entries show before the rest is asked for. */
  first?: number;
}

export function DayEntries({ entries, admin, first = SHOWN_FIRST }: DayEntriesProps) {
  const [isAllShown, setIsAllShown] = useState(false);
  const hidden = entries.length - first;
  return (
    <>
      {(isAllShown ? entries : entries.slice(0, first)).map((entry) => (
        <CalendarEntry key={entry.key} entry={entry} admin={admin} />
      ))}
      {hidden > 0 && (
        <button type="button" className="more" aria-expanded={isAllShown} onClick={() => setIsAllShown(!isAllShown)}>
          {isAllShown ? t('calendar.less') : t('calendar.more', { count: hidden })}
        </button>
      )}
    </>
  );
}
