import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Link } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { RoadTimes } from '../../shared/road/roadTimes';
import { PageTitle } from '../../ui/layout/PageTitle';
import { MonthView, RefreshButton } from './MonthView';
import { useMonth } from './useMonth';
import { atLeast } from '../../ui/layout/leastType';

/** Jobs, accepted offers and arrangements of a month (docs/product.md, 'Calendar'). */
export default function CalendarPage() {
  const calendar = useMonth();
  const { show, toggle, range } = calendar;
  return (
    <RoadTimes from={range.first} to={range.last}>
      <PageTitle
        title={t('calendar.title')}
        actions={
          <>
            <Button component={Link} to={paths.arrangements} variant="outlined">
              {t('calendar.toArrangements')}
            </Button>
            <RefreshButton calendar={calendar} />
          </>
        }
      />
      <MonthView
        calendar={calendar}
        admin
        tools={
          <>
            <FormControlLabel
              control={
                <Checkbox checked={show.occurrences} onChange={(_, on) => toggle('regulaarveod', on)} size="small" />
              }
              label={t('calendar.showOccurrences')}
            />
            <FormControlLabel
              control={<Checkbox checked={show.jobs} onChange={(_, on) => toggle('yksikreisid', on)} size="small" />}
              label={t('calendar.showJobs')}
            />
            {!(show.occurrences && show.jobs) && (
              <Box role="status" sx={{ color: 'tone.amber.text', fontSize: atLeast('0.875rem'), fontWeight: 600 }}>
                {printHidden(show)}
              </Box>
            )}
          </>
        }
      />
    </RoadTimes>
  );
}

/** Hidden kinds are named, because a month without them looks free. */
function printHidden({ occurrences, jobs }: { occurrences: boolean; jobs: boolean }): string {
  if (occurrences) return t('calendar.jobsHidden');
  return jobs ? t('calendar.occurrencesHidden') : t('calendar.allHidden');
}
