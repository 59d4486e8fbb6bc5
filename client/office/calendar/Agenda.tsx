import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { printDay, toMonth } from '../../lib/texts/month';
import { EmptyState } from '../../ui/EmptyState';
import { DayEntries } from './DayEntries';
import type { CalendarItem } from './entries';
import { entryStyles } from './entryStyles';
import { useAim } from './useAim';
import type { Aim } from './useAim';

export interface AgendaProps {
  month: string;
  today: string;
  days: ReadonlyMap<string, CalendarItem[]>;
  admin: boolean;
  aim: Aim;
  /** A link of this day was followed. */
  onOpen: (day: string) => void;
}

/** The month on a phone: one day under another, those that have something; what has passed is folded away. */
export function Agenda({ month, today, days, admin, aim, onOpen }: AgendaProps) {
  // A day that was asked for is not folded away.
  const [isOpen, setIsOpen] = useState(aim.day < today && toMonth(aim.day) === month);
  const box = useRef<HTMLDivElement>(null);
  const dates = [...days.keys()].filter((day) => toMonth(day) === month).sort();
  const past = dates.filter((day) => day < today);
  // A month that is over has nothing else to show.
  const folded = past.length < dates.length ? past : [];
  // The day, or the next one that has something.
  useAim(aim, (day) => {
    const next = toMonth(day) === month && dates.find((date) => date >= day);
    return next ? box.current?.querySelector<HTMLElement>(`[data-date="${next}"]`) : null;
  });
  const list = (shown: readonly string[]) =>
    shown.map((day) => (
      <Day key={day} day={day} today={today} entries={days.get(day) ?? []} admin={admin} onOpen={onOpen} />
    ));

  if (dates.length === 0)
    return (
      <EmptyState
        title={t('calendar.emptyMonth')}
        hint={t(admin ? 'calendar.emptyMonthHint' : 'calendar.emptyOwnMonthHint')}
      />
    );
  return (
    <Box ref={box} sx={entryStyles}>
      {folded.length > 0 && (
        <>
          <Button fullWidth aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('calendar.past', { count: folded.length })}
          </Button>
          <Collapse in={isOpen} unmountOnExit>
            {list(folded)}
          </Collapse>
        </>
      )}
      {list(dates.filter((day) => !folded.includes(day)))}
    </Box>
  );
}

interface DayProps extends Pick<AgendaProps, 'today' | 'admin' | 'onOpen'> {
  day: string;
  entries: readonly CalendarItem[];
}

function Day({ day, today, entries, admin, onOpen }: DayProps) {
  return (
    <Box
      component="section"
      aria-label={printDay(day)}
      data-date={day}
      tabIndex={-1}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a')) onOpen(day);
      }}
      sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', scrollMarginTop: 8 }}
    >
      <Typography
        variant="h2"
        sx={{ fontSize: '1rem', color: day < today ? 'text.secondary' : undefined, textTransform: 'none' }}
      >
        {printDay(day)}
        {day === today && (
          <Box component="span" sx={{ ml: 1, color: 'primary.main' }}>
            {t('calendar.todayMark')}
          </Box>
        )}
      </Typography>
      <DayEntries entries={entries} admin={admin} />
    </Box>
  );
}
