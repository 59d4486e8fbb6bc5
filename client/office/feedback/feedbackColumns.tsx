import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { FeedbackJobRowFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { formatDateTime } from '../../lib/texts/time';
import { printCities, printCustomer, printDrivers, printPersonName, printPrice } from '../../lib/texts/tripTexts';
import type { Column } from '../../ui/table/DataTable';
import { Places } from '../../shared/trip/Places';
import { TwoLines } from '../../ui/table/TwoLines';
import { momentWidth, numberWidth, passengersWidth } from '../../ui/table/widths';
import { StatusChip } from '../../shared/trip/StatusChip';

export type FeedbackRow = FeedbackJobRowFragment;
type FeedbackColumn = Column<FeedbackRow>;

/** The trip of a row: '05.12.2026 08:00 Tallinn - Tartu'. */
export const nameRow = (row: FeedbackRow): string => `${formatDateTime(row.start)} ${printCities(row)}`;

/** The drivers who have said nothing; who declined did not drive. */
export function listSilentDrivers({ job }: FeedbackRow) {
  const drove = job?.drivers.filter(({ confirmation }) => confirmation !== 'declined') ?? [];
  return drove.map(({ driver }) => driver).filter(({ id }) => !job?.feedback.some(({ driver }) => driver.id === id));
}

/** How many drivers said that it went well or badly, and how many have said nothing. */
export function countOutcomes(row: FeedbackRow): { good: number; bad: number; absent: number } {
  const given = row.job?.feedback ?? [];
  const good = given.filter(({ wentWell }) => wentWell).length;
  return { good, bad: given.length - good, absent: listSilentDrivers(row).length };
}

function printOutcome(row: FeedbackRow): string {
  const { good, bad, absent } = countOutcomes(row);
  return [
    good > 0 && t('feedback.good', { count: good }),
    bad > 0 && t('feedback.bad', { count: bad }),
    absent > 0 && t('feedback.absent', { count: absent }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** '2 hea', '1 halb', '1 puudu' */
export function FeedbackOutcome({ row }: { row: FeedbackRow }) {
  const { good, bad, absent } = countOutcomes(row);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {good > 0 && <StatusChip tone="green">{t('feedback.good', { count: good })}</StatusChip>}
      {bad > 0 && <StatusChip tone="red">{t('feedback.bad', { count: bad })}</StatusChip>}
      {absent > 0 && <StatusChip tone="plain">{t('feedback.absent', { count: absent })}</StatusChip>}
    </Box>
  );
}

/** The columns of both tables (docs/product.md, 'Feedback lists'). */
export const feedbackJobColumns: readonly FeedbackColumn[] = [
  {
    field: 'start',
    header: t('office.tripDate'),
    value: (row) => row.start,
    text: (row) => formatDateTime(row.start),
    link: orderPath,
    width: momentWidth,
  },
  { field: 'company', header: t('office.company'), value: printCustomer, flex: 1.3, minWidth: 120 },
  {
    field: 'destinations',
    header: t('office.destinations'),
    value: printCities,
    render: (row) => <Places stops={row.stops.length} text={printCities(row)} />,
    flex: 2,
    minWidth: 210,
  },
  {
    field: 'passengers',
    header: t('office.passengers'),
    value: (row) => row.passengers,
    numeric: true,
    width: passengersWidth,
  },
  { field: 'driver', header: t('office.driver'), value: printDrivers, flex: 0.9, minWidth: 96 },
  {
    field: 'price',
    header: t('archive.price'),
    value: (row) => row.offer?.price,
    text: (row) => printPrice(row.offer?.price),
    numeric: true,
    width: 104,
  },
  {
    field: 'invoiceNumber',
    header: t('feedback.invoiceNumber'),
    value: (row) => row.job?.tripNumber,
    numeric: true,
    width: numberWidth,
  },
];

/** The drivers' comments, with names if there are several. */
export function printComments({ job }: FeedbackRow): string {
  const written = job?.feedback.filter(({ comment }) => comment.trim()) ?? [];
  const isNamed = (job?.drivers.length ?? 0) > 1;
  return written
    .map(({ comment, driver }) => (isNamed ? `${printPersonName(driver)}: ${comment.trim()}` : comment.trim()))
    .join('\n');
}

/** Unread feedback that went well. */
export function listGoodUnread(rows: readonly FeedbackRow[]) {
  return rows.flatMap(({ job }) => job?.feedback ?? []).filter(({ wentWell, isRead }) => wentWell && !isRead);
}

interface ReadProps {
  row: FeedbackRow;
  onRead: (row: FeedbackRow) => void;
}

const readName = (row: FeedbackRow) => t('feedback.readOf', { trip: nameRow(row) });

/** Opens what the drivers wrote. */
export function ReadButton({ row, onRead }: ReadProps) {
  return (
    <Button size="small" variant="outlined" aria-label={readName(row)} onClick={() => onRead(row)}>
      {t('feedback.read')}
    </Button>
  );
}

/** The drivers' words in two lines; a press opens all of them. */
function Comment({ row, onRead }: ReadProps) {
  const comments = printComments(row);
  if (!comments) return <ReadButton row={row} onRead={onRead} />;
  return (
    <ButtonBase aria-label={readName(row)} onClick={() => onRead(row)} sx={commentStyles}>
      <TwoLines title={comments}>{comments}</TwoLines>
    </ButtonBase>
  );
}

const commentStyles = { justifyContent: 'start', textAlign: 'start', font: 'inherit', minHeight: 36, minWidth: 44 };

/** The same, with what the drivers thought and wrote; a press on their words opens the whole report. */
export function makeUnreadColumns(onRead: (row: FeedbackRow) => void): readonly FeedbackColumn[] {
  return [
    ...feedbackJobColumns.map((column) => (column.field === 'destinations' ? { ...column, minWidth: 150 } : column)),
    {
      field: 'outcome',
      header: t('feedback.outcome'),
      // Trouble first.
      value: (row) => -countOutcomes(row).bad,
      text: printOutcome,
      render: (row) => <FeedbackOutcome row={row} />,
      width: 214,
    },
    {
      field: 'comment',
      header: t('feedback.feedback'),
      value: printComments,
      render: (row) => <Comment row={row} onRead={onRead} />,
      flex: 2,
      minWidth: 150,
    },
  ];
}
