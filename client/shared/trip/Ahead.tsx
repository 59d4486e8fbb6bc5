import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { AheadPartsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatDateTime, formatLocalDate, toLocalDate } from '../../lib/texts/time';
import type { Column } from '../../ui/table/DataTable';
import { RetryLine } from '../../ui/RetryLine';
import { TwoLines } from '../../ui/table/TwoLines';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import type { KeyValue } from '../../ui/layout/KeyValueList';
import { COARSE } from '../../ui/layout/touchTarget';

type Facts = AheadPartsFragment | undefined;
type Paper = AheadPartsFragment['papers'][number];

const names = {
  licence: t('duties.paperLicence'),
  code95: t('duties.paperCode95'),
  driverCard: t('duties.paperDriverCard'),
  medical: t('duties.paperMedical'),
  inspection: t('duties.paperInspection'),
  insurance: t('duties.paperInsurance'),
  cardDownload: t('duties.paperCardDownload'),
  unitDownload: t('duties.paperUnitDownload'),
} satisfies Record<Paper['kind'], string>;

/** 'juhikaart 30.11.2026' */
const printPaper = ({ kind, ends }: Paper): string =>
  t('duties.paperEnds', { paper: names[kind], day: formatLocalDate(ends) });

const printPapers = (facts: Facts): string => facts?.papers.map(printPaper).join(', ') ?? '';
const printNextTrip = (facts: Facts): string =>
  facts?.next ? `${formatDateTime(facts.next.start)} ${facts.next.title}` : '';

/** The next trip of a driver or a bus, as a link to the order. */
function NextTrip({ facts }: { facts: Facts }) {
  if (!facts?.next) return null;
  const { orderId } = facts.next;
  const text = printNextTrip(facts);
  return (
    <TwoLines title={text}>
      {orderId ? (
        <Link component={RouterLink} to={paths.job(orderId.toUpperCase())} sx={linkStyles}>
          {text}
        </Link>
      ) : (
        text
      )}
    </TwoLines>
  );
}

/** Papers that end: red once they have, with the word. */
function EndingPapers({ facts }: { facts: Facts }) {
  const today = toLocalDate(new Date());
  return (
    <TwoLines title={printPapers(facts)}>
      {facts?.papers.map((paper, index) => {
        const isOver = paper.ends < today;
        return (
          <Box
            key={paper.kind}
            component="span"
            sx={{ color: isOver ? 'tone.red.text' : 'tone.amber.text', fontWeight: isOver ? 600 : 400 }}
          >
            {index > 0 && ', '}
            {isOver ? t('duties.paperOver', { paper: printPaper(paper) }) : printPaper(paper)}
          </Box>
        );
      })}
    </TwoLines>
  );
}

interface AheadRow {
  id: string;
  ahead: Facts;
}

/** The columns that drivers and buses share. */
export const makeAheadColumns = <Row extends AheadRow>(
  onEdit: (id: string) => void,
  printName: (row: Row) => string,
): Record<'next' | 'papers' | 'edit', Column<Row>> => ({
  next: {
    field: 'next',
    header: t('duties.nextTrip'),
    value: ({ ahead }) => ahead?.next?.start,
    text: ({ ahead }) => printNextTrip(ahead),
    render: ({ ahead }) => <NextTrip facts={ahead} />,
    flex: 2,
    minWidth: 210,
  },
  papers: {
    field: 'papers',
    header: t('duties.endingPapers'),
    value: ({ ahead }) => ahead?.papers[0]?.ends,
    text: ({ ahead }) => printPapers(ahead),
    render: ({ ahead }) => <EndingPapers facts={ahead} />,
    flex: 1.4,
    minWidth: 170,
  },
  edit: {
    field: 'edit',
    header: t('shell.edit'),
    value: () => '',
    render: (row) => (
      <Button size="small" aria-label={t('office.edit', { name: printName(row) })} onClick={() => onEdit(row.id)}>
        {t('shell.edit')}
      </Button>
    ),
    sortable: false,
    width: 96,
  },
});

/** The next trip and the ending papers, as facts on a card. */
export const listAheadFacts = (facts: Facts): KeyValue[] => [
  { label: t('duties.nextTrip'), value: facts?.next && <NextTrip facts={facts} /> },
  { label: t('duties.endingPapers'), value: facts?.papers.length ? <EndingPapers facts={facts} /> : undefined },
];

/** Facts below the name of a card; nothing while none of them has a value. */
export function CardFacts({ items }: { items: readonly KeyValue[] }) {
  if (!items.some(({ value }) => Boolean(value))) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <KeyValueList items={items} />
    </Box>
  );
}

/** The additional data of the table could not be loaded. */
export const FactsFailed = ({ onRetry }: { onRetry: () => unknown }) => (
  <RetryLine
    text={t('duties.factsFailed')}
    onRetry={onRetry}
    sx={{ mb: 1, color: 'text.secondary', fontSize: '0.875rem' }}
  />
);

// Two lines of text are 38 px, too low for a thumb.
const linkStyles = { [COARSE]: { display: 'inline-block', minHeight: 44 } };
