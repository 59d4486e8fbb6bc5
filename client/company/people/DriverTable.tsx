import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatPhone } from '../../../server/platform/values/phone';
import { useDriverFactsQuery } from '../../generated/graphql';
import type { DriverFactsQuery, UserDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useParamLink } from '../../lib/navigation/urlParam';
import { useLiveReload } from '../../lib/request/live/useLive';
import { spanText } from '../../lib/texts/minutes';
import { toLocalDate } from '../../lib/texts/time';
import { printPersonName } from '../../lib/texts/tripTexts';
import { CardFacts, FactsFailed, listAheadFacts, makeAheadColumns } from '../../shared/trip/Ahead';
import { printOwedRest } from '../../shared/hours/HeadroomBars';
import { Photo } from '../../shared/records/Photo';
import { PhotoCardContent } from '../../shared/records/PhotoCard';
import { useCardsWithFacts } from '../../ui/table/useCardsWithFacts';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';

interface DriverTableRow extends UserDetailsFragment {
  ahead: DriverFactsQuery['driversAhead'][number] | undefined;
  left: DriverFactsQuery['driversHours'][number]['headroom'] | undefined;
}

interface DriverTableProps {
  users: readonly UserDetailsFragment[] | undefined;
  onEdit: (id: string) => void;
}

/** The drivers with remaining time, next trip and ending documents. A row opens its dialog. */
export function DriverTable({ users, onEdit }: DriverTableProps) {
  const { data, error, refetch } = useDriverFactsQuery({
    variables: { from: toLocalDate(new Date()) },
    fetchPolicy: 'cache-and-network',
  });
  useLiveReload(['people', 'jobs'], refetch);
  const rows = useMemo(
    () =>
      users?.map((user) => ({
        ...user,
        ahead: data?.driversAhead.find(({ id }) => id === user.id),
        left: data?.driversHours.find(({ driverId }) => driverId === user.id)?.headroom,
      })),
    [users, data],
  );
  const columns = useMemo(() => makeColumns(onEdit), [onEdit]);
  return (
    <>
      {error && !data && <FactsFailed onRetry={refetch} />}
      <DataTable
        label={t('office.drivers')}
        rows={useCardsWithFacts(rows, Boolean(data ?? error))}
        columns={columns}
        rowId={({ id }) => id}
        urlName="juhid"
        emptyHint={t('people.empty')}
        renderCard={(row) => <DriverCard row={row} onEdit={() => onEdit(row.id)} />}
      />
    </>
  );
}

const findDrivingToday = ({ left }: DriverTableRow) => left && (left.drivingToday || left.drivingTodayExtended);
const printTime = (minutes: number | undefined) => (minutes === undefined ? '' : spanText(minutes));
const printOwed = ({ left }: DriverTableRow) => left?.owed.map(printOwedRest).join('; ') ?? '';

function makeColumns(onEdit: (id: string) => void): Column<DriverTableRow>[] {
  const { next, papers, edit } = makeAheadColumns<DriverTableRow>(onEdit, printPersonName);
  return [
    {
      field: 'name',
      header: t('office.name'),
      value: printPersonName,
      text: (user) => `${printPersonName(user)} ${user.username}`,
      render: (user) => <Name user={user} />,
      opensRow: true,
      flex: 1.5,
      minWidth: 200,
    },
    {
      field: 'today',
      header: t('people.leftToday'),
      value: findDrivingToday,
      text: (row) => printTime(findDrivingToday(row)),
      numeric: true,
      width: 96,
    },
    {
      field: 'week',
      header: t('people.leftThisWeek'),
      value: ({ left }) => left?.drivingThisWeek,
      text: ({ left }) => printTime(left?.drivingThisWeek),
      numeric: true,
      width: 104,
    },
    next,
    papers,
    {
      field: 'owed',
      header: t('people.owed'),
      value: ({ left }) => left?.owed[0]?.lastDay,
      text: printOwed,
      flex: 1,
      minWidth: 130,
    },
    edit,
  ];
}

/** Its link is what a click anywhere on the row does. */
function Name({ user }: { user: DriverTableRow }) {
  const name = printPersonName(user);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Photo url={user.photoUrl ?? null} name={name} shape="roundRow" />
      <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <Link component={RouterLink} {...useParamLink('juht', user.id)} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        {user.role === 'admin' && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {t('people.admin')}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** A driver on a phone. */
function DriverCard({ row, onEdit }: { row: DriverTableRow; onEdit: () => void }) {
  const name = printPersonName(row);
  const items = [
    { label: t('people.leftToday'), value: printTime(findDrivingToday(row)) },
    { label: t('people.leftThisWeek'), value: printTime(row.left?.drivingThisWeek) },
    ...listAheadFacts(row.ahead),
    { label: t('people.owed'), value: printOwed(row) },
  ];
  return (
    <>
      <PhotoCardContent
        name={name}
        photoUrl={row.photoUrl ?? null}
        shape="round"
        onEdit={onEdit}
        link={useParamLink('juht', row.id)}
      >
        {row.role === 'admin' && <Box sx={{ color: 'text.secondary' }}>{t('people.admin')}</Box>}
        {row.phone && (
          <Link variant="body2" href={`tel:${row.phone}`} aria-label={t('people.call', { name })}>
            {formatPhone(row.phone)}
          </Link>
        )}
      </PhotoCardContent>
      <CardFacts items={items} />
    </>
  );
}
