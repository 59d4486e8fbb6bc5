import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { DriverJobRowFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { PlainTextKey } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { formatDateTime } from '../../lib/texts/time';
import { printCities, printDistance } from '../../lib/texts/tripTexts';
import { ConfirmJob } from '../../shared/trip/ConfirmJob';
import type { Column } from '../../ui/table/DataTable';
import { RouteLine } from '../../ui/RouteLine';
import { StatusChip } from '../../shared/trip/StatusChip';
import type { ChipTone } from '../../shared/trip/StatusChip';
import { momentWidth, passengersWidth } from '../../ui/table/widths';

export type JobRow = DriverJobRowFragment;

type Confirmation = NonNullable<JobRow['job']>['drivers'][number]['confirmation'];
const chips: Record<Confirmation, { tone: ChipTone; text: PlainTextKey }> = {
  accepted: { tone: 'green', text: 'job.confirmed' },
  declined: { tone: 'red', text: 'job.declined' },
  waiting: { tone: 'amber', text: 'driver.waiting' },
};

const printBuses = (row: JobRow) => row.job?.buses.map(({ name }) => name).join(', ') ?? '';

function JobPlaces({ row }: { row: JobRow }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}>
      <RouteLine stops={row.stops.length} />
      <Box component="span" title={printCities(row)} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {printCities(row)}
      </Box>
    </Box>
  );
}

/** This driver's answer to the job. */
function findOwnConfirmation(row: JobRow, ownId: string) {
  const own = row.job?.drivers.find(({ driver }) => driver.id === ownId);
  return own && chips[own.confirmation];
}

/** The driver is asked and has not confirmed; about a trip that is over nobody is asked. */
export function waitsForConfirmation({ status, end, job }: JobRow, ownId: string): boolean {
  const own = job?.drivers.find(({ driver }) => driver.id === ownId);
  return status === 'job' && own?.confirmation === 'waiting' && new Date(end) > new Date();
}

interface OwnRow {
  row: JobRow;
  ownId: string;
  onConfirmed: () => Promise<unknown>;
}

function Confirmation({ row, ownId, onConfirmed }: OwnRow) {
  if (!waitsForConfirmation(row, ownId)) return null;
  return (
    <ConfirmJob orderId={row.id} trip={`${printCities(row)}, ${formatDateTime(row.start)}`} onConfirmed={onConfirmed} />
  );
}

function OwnChip({ row, ownId }: { row: JobRow; ownId: string }) {
  const chip = findOwnConfirmation(row, ownId);
  return chip ? <StatusChip tone={chip.tone}>{t(chip.text)}</StatusChip> : null;
}

/** The columns of a driver's tables: no prices. */
export function makeJobColumns(ownId: string, onConfirmed: () => Promise<unknown>): readonly Column<JobRow>[] {
  return [
    {
      field: 'start',
      header: t('driver.date'),
      value: (row) => row.start,
      text: (row) => formatDateTime(row.start),
      link: orderPath,
      width: momentWidth,
    },
    {
      field: 'destinations',
      header: t('driver.destinations'),
      value: printCities,
      render: (row) => <JobPlaces row={row} />,
      flex: 2,
      minWidth: 232,
    },
    {
      field: 'customer',
      header: t('driver.customer'),
      value: (row) => row.company || row.fullName,
      flex: 1.2,
      minWidth: 120,
    },
    {
      field: 'passengers',
      header: t('job.passengers'),
      value: (row) => row.passengers,
      numeric: true,
      width: passengersWidth,
    },
    {
      field: 'distance',
      header: t('job.distance'),
      value: (row) => row.distanceKm,
      text: (row) => printDistance(row.distanceKm),
      numeric: true,
      width: 86,
    },
    { field: 'bus', header: t('job.bus'), value: printBuses, flex: 1, minWidth: 96 },
    {
      field: 'tripNumber',
      header: t('driver.tripNumber'),
      value: (row) => row.job?.tripNumber,
      numeric: true,
      width: 76,
    },
    {
      field: 'confirmation',
      header: t('driver.confirmation'),
      value: (row) => {
        const chip = findOwnConfirmation(row, ownId);
        return chip && t(chip.text);
      },
      render: (row) => <OwnChip row={row} ownId={ownId} />,
      width: 132,
    },
    {
      field: 'confirm',
      header: t('driver.confirmOrDecline'),
      value: () => '',
      render: (row) => <Confirmation row={row} ownId={ownId} onConfirmed={onConfirmed} />,
      sortable: false,
      width: 196,
    },
  ];
}

const cardHead = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  '& > span': { fontSize: '0.9375rem' },
};

/** A job on a phone: the whole card is one big link, save its buttons. */
export function JobCard({ row, ownId, onConfirmed }: OwnRow) {
  return (
    <Box sx={{ position: 'relative', display: 'grid', gap: 0.75, py: 0.5, fontSize: '0.9375rem' }}>
      <Box sx={cardHead}>
        <Link
          component={RouterLink}
          to={orderPath(row)}
          sx={{
            fontSize: '1.0625rem',
            fontVariantNumeric: 'tabular-nums',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {formatDateTime(row.start)}
        </Link>
        <OwnChip row={row} ownId={ownId} />
      </Box>
      <Box sx={{ fontWeight: 600 }}>
        <JobPlaces row={row} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {[
          t('driver.people', { count: row.passengers }),
          printDistance(row.distanceKm),
          printBuses(row),
          row.job && t('job.tripNo', { number: row.job.tripNumber }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {waitsForConfirmation(row, ownId) && (
        <Box sx={{ position: 'relative', zIndex: 1, mt: 0.5, '& button': { flexGrow: 1 } }}>
          <Confirmation row={row} ownId={ownId} onConfirmed={onConfirmed} />
        </Box>
      )}
    </Box>
  );
}
