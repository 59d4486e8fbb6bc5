import type { ExceptionDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatLocalDate } from '../../lib/texts/time';
import { printPersonName } from '../../lib/texts/tripTexts';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';
import { Section } from '../../ui/layout/Section';
import type { Arrangement } from './arrangementParts';
import { isDue } from './arrangementParts';

interface ExceptionListProps {
  arrangement: Arrangement;
  exceptions: ExceptionDetailsFragment[];
}

/** The dates on which the arrangement differs. */
export function ExceptionList({ arrangement, exceptions }: ExceptionListProps) {
  const usual = t('arrangements.asUsual');
  const columns: readonly Column<ExceptionDetailsFragment>[] = [
    {
      field: 'date',
      header: t('office.date'),
      value: ({ date }) => date,
      text: ({ date }) => formatLocalDate(date),
      link: ({ date }) => paths.arrangement(arrangement.id.toUpperCase(), date),
      width: 130,
    },
    {
      field: 'depart',
      header: t('arrangements.depart'),
      value: ({ runs, depart }) => (runs ? (depart ?? usual) : t('arrangements.cancelled')),
      width: 130,
    },
    {
      field: 'driver',
      header: t('office.driver'),
      value: ({ driver, runs }) => (driver ? printPersonName(driver) : runs ? usual : ''),
      flex: 1,
      minWidth: 130,
    },
    {
      field: 'description',
      header: t('office.description'),
      value: ({ date, description }) => (isDue(arrangement, date) ? description : t('arrangements.offSchedule')),
      flex: 2,
      minWidth: 180,
    },
  ];
  return (
    <Section title={t('arrangements.exceptions')} count={exceptions.length} collapsible flush>
      <DataTable
        label={t('arrangements.exceptions')}
        rows={exceptions}
        columns={columns}
        rowId={({ id }) => id}
        firstSort={{ field: 'date', direction: 'desc' }}
        emptyHint={t('arrangements.exceptionsEmpty')}
      />
    </Section>
  );
}
