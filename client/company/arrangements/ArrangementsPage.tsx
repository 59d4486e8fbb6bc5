import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useArrangementsQuery } from '../../generated/graphql';
import type { ArrangementDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatLocalDate, toLocalDate } from '../../lib/texts/time';
import { printPersonName } from '../../lib/texts/tripTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { DownloadButton } from '../../ui/DownloadButton';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { printWeekdays } from './arrangementParts';

/** Days from today in the office's roster. The extract that a driver carries looks back too (`RosterExtract`). */
const ROSTER_DAYS = 28;

type ArrangementRow = ArrangementDetailsFragment;

const columns: readonly Column<ArrangementRow>[] = [
  {
    field: 'name',
    header: t('office.name'),
    value: ({ name }) => name,
    link: ({ id }) => paths.arrangement(id.toUpperCase()),
    flex: 1.4,
    minWidth: 160,
  },
  {
    field: 'days',
    header: t('arrangements.days'),
    value: ({ weekdays }) => weekdays.join(''),
    text: ({ weekdays }) => printWeekdays(weekdays),
    width: 130,
  },
  { field: 'depart', header: t('arrangements.depart'), value: ({ depart }) => depart, numeric: true, width: 110 },
  {
    field: 'driver',
    header: t('office.driver'),
    value: ({ driver }) => printPersonName(driver),
    text: ({ driver }) =>
      driver.hidden ? t('office.hiddenName', { name: printPersonName(driver) }) : printPersonName(driver),
    flex: 1,
    minWidth: 130,
  },
  {
    field: 'lastDay',
    header: t('arrangements.ends'),
    value: ({ lastDay }) => lastDay,
    text: ({ lastDay }) => formatLocalDate(lastDay),
    width: 120,
  },
  {
    field: 'description',
    header: t('office.description'),
    value: ({ description }) => description,
    flex: 2,
    minWidth: 180,
  },
];

/** Arrangements, running and over (docs/product.md, 'Arrangements'). */
export default function ArrangementsPage() {
  const { data, error, refetch } = useArrangementsQuery({ fetchPolicy: 'cache-and-network' });
  useLiveReload(['arrangements', 'people', 'fleet'], refetch);
  const table = (label: string, rows: readonly ArrangementRow[] | undefined, urlName: string, emptyHint: string) => (
    <Section title={label} count={rows?.length} flush>
      <DataTable
        label={label}
        rows={rows}
        columns={columns}
        rowId={({ id }) => id}
        urlName={urlName}
        firstSort={{ field: 'name', direction: 'asc' }}
        emptyHint={emptyHint}
        failed={Boolean(error)}
        onRetry={refetch}
      />
    </Section>
  );
  return (
    <>
      <PageTitle
        title={t('arrangements.title')}
        trail={[{ label: t('shell.schedule'), to: paths.schedule }]}
        actions={
          <>
            <DownloadButton
              path={`/api/reports/duty-roster.pdf?from=${toLocalDate(new Date())}&days=${ROSTER_DAYS}`}
              label={t('arrangements.roster')}
              busyLabel={t('hours.pdfBusy')}
              failed={t('hours.pdfFailed')}
            />
            <Button component={Link} to={paths.newArrangement} variant="contained">
              {t('arrangements.add')}
            </Button>
          </>
        }
      />
      {table(t('arrangements.active'), data?.active, 'aktiivsed', t('arrangements.activeEmpty'))}
      {table(t('arrangements.inactive'), data?.inactive, 'moodas', t('arrangements.inactiveEmpty'))}
    </>
  );
}
