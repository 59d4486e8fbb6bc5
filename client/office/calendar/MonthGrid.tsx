import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { addDays } from '../../../server/platform/values/localDay';
import { t } from '../../i18n/officeTexts';
import { printDay, printMonth, toMonth } from '../../lib/texts/month';
import { listWeekdayHeads, weekdayNames } from '../../lib/texts/weekdays';
import { COARSE } from '../../ui/layout/touchTarget';
import type { AgendaProps } from './Agenda';
import { DayEntries } from './DayEntries';
import { entryStyles, lineStyles } from './entryStyles';
import { useAim } from './useAim';
import { atLeast } from '../../ui/layout/leastType';

interface MonthGridProps extends AgendaProps {
  weeks: readonly string[][];
  /** Whether the entries drawn are still those of a different month. */
  isStale: boolean;
  /** An arrow key moved to a day of a different month. */
  onLeave: (month: string) => void;
}

/** Height of the bar above the month, in pixels. */
export const BAR_HEIGHT = 56;

/** Days that an arrow key moves. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month as a table of weeks. Arrow keys move from day to day, Enter goes into the day, Escape out of it. */
export function MonthGrid({ month, weeks, today, days, admin, aim, isStale, onLeave, onOpen }: MonthGridProps) {
  const [focused, setFocused] = useState(today);
  const table = useRef<HTMLTableElement>(null);
  const shown = weeks.flat();
  // Tab reaches one day: the day visited last, else today, else the first of the month.
  const tabStop = shown.includes(focused) && toMonth(focused) === month ? focused : findFirstTabStop(month, today);

  const hasMovedByKey = useRef(false);
  const focusDay = (day: string) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  // Runs after the drawing, so it also finds a day of a month that was not drawn before.
  useEffect(() => {
    if (hasMovedByKey.current) focusDay(focused);
    hasMovedByKey.current = false;
  }, [focused]);

  useAim(aim, (day) =>
    isStale ? null : table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.closest('td'),
  );

  function moveByKey(event: KeyboardEvent, day: string) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(day, step);
    hasMovedByKey.current = true;
    setFocused(next);
    if (toMonth(next) !== month) onLeave(toMonth(next));
  }

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', overflow: 'clip' }}>
      <Box component="table" ref={table} sx={gridStyles} aria-describedby="calendar-keys">
        <caption>{printMonth(month)}</caption>
        <thead>
          <tr>
            {listWeekdayHeads().map((letter, index) => (
              <th key={letter + String(index)} scope="col" abbr={weekdayNames()[index]}>
                <span aria-hidden>{letter}</span>
                <span className="heard">{weekdayNames()[index]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const entries = days.get(day) ?? [];
                return (
                  <td
                    key={day}
                    className={[day < today && 'past', day === today && 'today', toMonth(day) !== month && 'other']
                      .filter(Boolean)
                      .join(' ')}
                    onClickCapture={({ target }) => {
                      if (target instanceof Element && target.closest('a')) onOpen(day);
                    }}
                    onKeyDown={(event) => {
                      if (event.key === 'Escape') focusDay(day);
                    }}
                  >
                    <button
                      type="button"
                      className="day"
                      data-day={day}
                      tabIndex={day === tabStop ? 0 : -1}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={labelDay(day, entries.length)}
                      onFocus={() => setFocused(day)}
                      onKeyDown={(event) => moveByKey(event, day)}
                      onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector('a')?.focus()}
                    >
                      {Number(day.slice(8))}
                    </button>
                    {/* This many entries let the month fit a screen. */}
                    <DayEntries entries={entries} admin={admin} first={weeks.length > 5 ? 3 : 4} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box id="calendar-keys" sx={{ display: 'none' }}>
        {t('calendar.keys')}
      </Box>
    </Box>
  );
}

const findFirstTabStop = (month: string, today: string): string => (toMonth(today) === month ? today : `${month}-01`);

function labelDay(day: string, count: number): string {
  if (count === 0) return t('calendar.dayWithNone', { day: printDay(day) });
  return count === 1
    ? t('calendar.dayWithOne', { day: printDay(day) })
    : t('calendar.dayWith', { day: printDay(day), count });
}

const onlyHeard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const gridStyles = {
  ...entryStyles,
  ...lineStyles,
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  bgcolor: 'background.paper',
  '& caption, & .heard': onlyHeard,
  // Sticks under the bar with the name of the month, which is sticky too.
  '& th': {
    position: 'sticky',
    top: BAR_HEIGHT,
    zIndex: 1,
    bgcolor: 'background.paper',
    py: 1,
    fontSize: atLeast('0.8125rem'),
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& td': {
    position: 'relative',
    scrollMarginTop: BAR_HEIGHT + 37,
    height: 104,
    padding: '4px 5px 6px',
    verticalAlign: 'top',
    borderTop: '1px solid var(--mui-palette-divider)',
    borderLeft: '1px solid var(--mui-palette-line-soft)',
  },
  '& td:first-of-type': { borderLeft: 0 },
  // Grey, but with enough contrast to read.
  '& td.past': { bgcolor: 'background.default' },
  '& td.past .entry': { color: 'text.secondary', bgcolor: 'tone.plain.background', borderColor: 'line.field' },
  '& td.other .day': { fontWeight: 400, color: 'text.secondary' },
  '& td.past .day': { color: 'text.secondary' },
  '& .day': {
    font: 'inherit',
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    minWidth: 26,
    height: 26,
    padding: '0 6px',
    borderRadius: '13px',
    fontSize: atLeast('0.875rem'),
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    [COARSE]: { minWidth: 44, height: 44, borderRadius: '22px' },
  },
  '& td.today': { boxShadow: 'inset 0 3px 0 var(--mui-palette-primary-main)' },
  '& td.today .day': { color: 'primary.contrastText', bgcolor: 'primary.main' },
  '& .day:hover': { textDecoration: 'underline' },
};
