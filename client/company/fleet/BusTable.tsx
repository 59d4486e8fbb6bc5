import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { useBusFactsQuery } from '../../generated/graphql';
import type { BusDetailsFragment, BusFactsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useParamLink } from '../../lib/navigation/urlParam';
import { useLiveReload } from '../../lib/request/live/useLive';
import { CardFacts, FactsFailed, listAheadFacts, makeAheadColumns } from '../../shared/trip/Ahead';
import { Photo } from '../../shared/records/Photo';
import { PhotoCardContent } from '../../shared/records/PhotoCard';
import { useCardsWithFacts } from '../../ui/table/useCardsWithFacts';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';

interface BusTableRow extends BusDetailsFragment {
  ahead: BusFactsQuery['busesAhead'][number] | undefined;
}

interface BusTableProps {
  buses: readonly BusDetailsFragment[] | undefined;
  onEdit: (id: string) => void;
}

/** The buses with plate, seats, next trip and ending documents. A row opens its dialog. */
export function BusTable({ buses, onEdit }: BusTableProps) {
  const { data, error, refetch } = useBusFactsQuery({ fetchPolicy: 'cache-and-network' });
  useLiveReload(['fleet', 'jobs'], refetch);
  const rows = useMemo(
    () => buses?.map((bus) => ({ ...bus, ahead: data?.busesAhead.find(({ id }) => id === bus.id) })),
    [buses, data],
  );
  const columns = useMemo(() => makeColumns(onEdit), [onEdit]);
  return (
    <>
      {error && !data && <FactsFailed onRetry={refetch} />}
      <DataTable
        label={t('office.buses')}
        rows={useCardsWithFacts(rows, Boolean(data ?? error))}
        columns={columns}
        rowId={({ id }) => id}
        urlName="bussid"
        emptyHint={t('fleet.empty')}
        renderCard={(row) => <BusCard row={row} onEdit={() => onEdit(row.id)} />}
      />
    </>
  );
}

const printSeats = ({ seats }: BusTableRow) => (seats == null ? '' : String(seats));

function makeColumns(onEdit: (id: string) => void): Column<BusTableRow>[] {
  const { next, papers, edit } = makeAheadColumns<BusTableRow>(onEdit, ({ name }) => name);
  return [
    {
      field: 'name',
      header: t('office.name'),
      value: ({ name }) => name,
      render: (bus) => <Name bus={bus} />,
      opensRow: true,
      flex: 1.5,
      minWidth: 200,
    },
    { field: 'plate', header: t('duties.plate'), value: ({ plate }) => plate, width: 116 },
    {
      field: 'seats',
      header: t('duties.seatsShort'),
      value: ({ seats }) => seats,
      text: printSeats,
      numeric: true,
      width: 96,
    },
    next,
    papers,
    edit,
  ];
}

/** Its link is what a click anywhere on the row does. */
function Name({ bus: { id, name, photoUrl } }: { bus: BusTableRow }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Photo url={photoUrl ?? null} name={name} shape="wideRow" />
      <Link
        component={RouterLink}
        {...useParamLink('buss', id)}
        sx={{ fontWeight: 600, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {name}
      </Link>
    </Box>
  );
}

/** A bus on a phone. */
function BusCard({ row, onEdit }: { row: BusTableRow; onEdit: () => void }) {
  const { name, photoUrl, plate, ahead } = row;
  return (
    <>
      <PhotoCardContent
        name={name}
        photoUrl={photoUrl ?? null}
        shape="wide"
        onEdit={onEdit}
        link={useParamLink('buss', row.id)}
      >
        {plate}
      </PhotoCardContent>
      <CardFacts items={[{ label: t('duties.seatsShort'), value: printSeats(row) }, ...listAheadFacts(ahead)]} />
    </>
  );
}
