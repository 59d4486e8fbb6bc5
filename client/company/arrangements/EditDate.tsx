import { useArrangementDaysQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatLocalDate } from '../../lib/texts/time';
import { EmptyWithLink } from '../../ui/EmptyWithLink';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { Section } from '../../ui/layout/Section';
import type { ArrangementPartProps } from './arrangementParts';
import { ExceptionForm } from './ExceptionForm';

/** 'Muuda sellel kuupäeval': what differs on the date that was opened from the calendar. */
export function EditDate({ date, ...props }: ArrangementPartProps & { date: string | undefined }) {
  if (!date || !/^20\d\d-\d\d-\d\d$/.test(date)) {
    return (
      <Section title={t('arrangements.editDate')}>
        <EmptyWithLink
          title={t('arrangements.openFromCalendar')}
          to={paths.schedule}
          label={t('arrangements.toCalendar')}
        />
      </Section>
    );
  }
  return (
    <Section title={formatLocalDate(date)}>
      <OnDate {...props} date={date} />
    </Section>
  );
}

function OnDate({ date, arrangement, choices, reload }: ArrangementPartProps & { date: string }) {
  const { data, error, refetch } = useArrangementDaysQuery({
    variables: { first: date, last: date },
    fetchPolicy: 'network-only',
  });
  if (!data) return <FailedOrWaiting error={error} height={240} onRetry={refetch} />;
  const day = data.calendar.occurrences.find(({ arrangementId }) => arrangementId === arrangement.id);
  const toCalendar = t('arrangements.toCalendar');
  if (!day) return <EmptyWithLink title={t('arrangements.notOnDate')} to={paths.scheduleAt(date)} label={toCalendar} />;
  // Each stored state starts the form again.
  return (
    <ExceptionForm
      key={[day.exceptionId, day.depart, day.driver.id, day.runs, day.description].join()}
      arrangement={arrangement}
      choices={choices}
      day={day}
      reload={async () => {
        await Promise.all([reload(), refetch().catch(() => undefined)]);
      }}
    />
  );
}
