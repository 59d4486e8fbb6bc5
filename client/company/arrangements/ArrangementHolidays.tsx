import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCreateArrangementExceptionMutation, usePublicHolidaysQuery } from '../../generated/graphql';
import type { ExceptionDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { printDay } from '../../lib/texts/month';
import { formatLocalDate, toLocalDate } from '../../lib/texts/time';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/layout/Section';
import type { ArrangementPartProps } from './arrangementParts';
import { isDue } from './arrangementParts';

interface ArrangementHolidaysProps extends Pick<ArrangementPartProps, 'arrangement' | 'reload'> {
  exceptions: readonly ExceptionDetailsFragment[];
}

/** Public holidays on which the arrangement would run: one press and it does not. */
export function ArrangementHolidays({ arrangement, exceptions, reload }: ArrangementHolidaysProps) {
  const today = toLocalDate(new Date());
  const year = Number(today.slice(0, 4));
  // Without them the page is whole; a failure needs no words.
  const { data } = usePublicHolidaysQuery({ variables: { year, nextYear: year + 1 } });
  const [create, { loading }] = useCreateArrangementExceptionMutation({
    context: { toast: t('arrangements.exceptionCreated') },
  });
  if (!data || !arrangement.active) return null;
  const due = [...data.thisYear, ...data.nextYear].filter(({ date }) => date >= today && isDue(arrangement, date));

  async function cancel(date: string) {
    await create({ variables: { arrangementId: arrangement.id, date, input: { runs: false } } });
    await reload();
  }

  return (
    <Section title={t('arrangements.holidays')} count={due.length} collapsible startCollapsed>
      {due.length === 0 && <EmptyState title={t('arrangements.holidaysEmpty')} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {due.map(({ date, name }) => {
          const exception = exceptions.find((item) => item.date === date);
          return (
            <Box component="li" key={date} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
              <Box sx={{ flexGrow: 1 }}>
                {name}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {printDay(date)} {date.slice(0, 4)}
                </Box>
              </Box>
              {exception ? (
                <span>{exception.runs ? formatLocalDate(date) : t('arrangements.cancelled')}</span>
              ) : (
                <Button
                  size="small"
                  variant="outlined"
                  disabled={loading}
                  aria-label={t('arrangements.holidayOff', { date: formatLocalDate(date) })}
                  onClick={() => void cancel(date)}
                >
                  {t('arrangements.dontRun')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
