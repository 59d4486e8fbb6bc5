import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import { printMonth, shiftMonth } from '../../lib/texts/month';
import { FailedState } from '../../ui/FailedState';
import { Agenda } from './Agenda';
import { groupEntriesByDay } from './entries';
import { BAR_HEIGHT, MonthGrid } from './MonthGrid';
import type { CalendarMonth } from './useMonth';

interface MonthViewProps {
  calendar: CalendarMonth;
  admin: boolean;
  /** The content beside the name of the month. */
  tools?: ReactNode;
}

/** One month with the way to others: a grid, on a phone a list of days. */
export function MonthView({ calendar, admin, tools }: MonthViewProps) {
  const { month, weeks, today, data, loading, show, failed, aim, goTo } = calendar;
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const { jobs, occurrences } = show;
  const days = useMemo(
    () => (data ? groupEntriesByDay(data, { jobs, occurrences }) : undefined),
    [data, jobs, occurrences],
  );
  const shown = days && { month, today, days, admin, aim, onOpen: calendar.leaveBy };

  return (
    <>
      <Box sx={barStyles}>
        <IconButton aria-label={t('pickers.previousMonth')} onClick={() => goTo(shiftMonth(month, -1))}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={t('pickers.nextMonth')} onClick={() => goTo(shiftMonth(month, 1))}>
          <ChevronRight />
        </IconButton>
        <Button variant="outlined" size="small" onClick={calendar.goToToday}>
          {t('pickers.today')}
        </Button>
        <Typography variant="h2" aria-live="polite" sx={{ mx: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
          {printMonth(month)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { md: 'auto' } }}>{tools}</Box>
      </Box>
      {failed && <FailedState title={t('calendar.loadFailed')} onRetry={() => void calendar.refresh()} />}
      {!failed && (!shown || (isPhone && loading)) && <Skeleton variant="rounded" height={isPhone ? 320 : 640} />}
      {!failed && shown && isPhone && !loading && <Agenda key={month} {...shown} />}
      {!failed && shown && !isPhone && (
        <Box aria-busy={loading} sx={{ opacity: loading ? 0.5 : 1 }}>
          {shown.days.size === 0 && (
            <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
              {t('calendar.emptyMonth')}. {t(admin ? 'calendar.emptyMonthHint' : 'calendar.emptyOwnMonthHint')}
            </Typography>
          )}
          <MonthGrid {...shown} weeks={weeks} isStale={loading} onLeave={goTo} />
        </Box>
      )}
    </>
  );
}

/** Reads the month again. */
export const RefreshButton = ({ calendar: { refreshing, refresh } }: { calendar: CalendarMonth }) => (
  <Button variant="outlined" disabled={refreshing} onClick={() => void refresh()}>
    {refreshing ? t('driver.refreshing') : t('driver.refresh')}
  </Button>
);

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: { xs: 1.5, md: 0 },
  minHeight: { md: BAR_HEIGHT },
  // Over a month that is longer than the screen.
  position: { md: 'sticky' },
  top: 0,
  zIndex: 2,
  bgcolor: 'background.default',
};
