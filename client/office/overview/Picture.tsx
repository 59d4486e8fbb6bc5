import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import { saveCsv } from '../../ui/table/saveRows';
import { Section } from '../../ui/layout/Section';

interface PictureTable {
  columns: readonly string[];
  /** `onOpen` shows the rows behind a row. */
  rows: readonly { cells: readonly string[]; onOpen?: () => void }[];
}

interface PictureProps {
  title: string;
  /** The meaning of the picture in words. */
  sentence: string;
  table: PictureTable;
  /** The picture is a table itself, so there is no other one. */
  isTable?: boolean;
  children: ReactNode;
}

/** A card with a picture, a sentence that says what it shows, and the same figures as a table and as a file. */
export function Picture({ title, sentence, table, isTable = false, children }: PictureProps) {
  const [hasTable, setHasTable] = useState(false);
  const id = useId();
  const isEmpty = table.rows.length === 0;
  return (
    <Section
      title={title}
      actions={
        !isEmpty && (
          <>
            {!isTable && (
              <Button
                size="small"
                aria-expanded={hasTable}
                aria-controls={id}
                aria-label={`${t(hasTable ? 'overview.hideTable' : 'overview.showTable')}: ${title}`}
                onClick={() => setHasTable(!hasTable)}
              >
                {t(hasTable ? 'overview.hideTable' : 'overview.showTable')}
              </Button>
            )}
            <Button
              size="small"
              aria-label={`${t('overview.csv')}: ${title}`}
              onClick={() =>
                saveCsv([table.columns, ...table.rows.map(({ cells }) => cells)], `${toFileName(title)}.csv`)
              }
            >
              {t('overview.csv')}
            </Button>
          </>
        )
      }
    >
      <Box component="p" sx={{ m: 0, mb: 2, color: 'text.secondary', fontSize: '0.875rem', maxWidth: '80ch' }}>
        {sentence}
      </Box>
      {!isEmpty && children}
      <Box id={id}>{hasTable && <FigureTable label={title} {...table} />}</Box>
    </Section>
  );
}

const toFileName = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');

function FigureTable({ label, columns, rows }: PictureTable & { label: string }) {
  return (
    <Box tabIndex={0} role="group" aria-label={label} sx={{ mt: 2, overflowX: 'auto', maxHeight: 420 }}>
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [head, ...cells], onOpen }, index) => (
            <tr key={index}>
              <th scope="row">
                {onOpen ? (
                  <Link component="button" onClick={onOpen} sx={{ textAlign: 'left' }}>
                    {head}
                  </Link>
                ) : (
                  head
                )}
              </th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 0.75,
    px: 1,
    borderBottom: 1,
    borderColor: 'line.soft',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': { textAlign: 'left', pl: 0, fontWeight: 400, whiteSpace: 'normal', minWidth: 120 },
  '& thead th, & thead th:first-of-type': { color: 'text.secondary', fontWeight: 600, fontSize: '0.78rem' },
};
