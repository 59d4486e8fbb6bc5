import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { t } from '../../i18n/officeTexts';
import type { Sort } from '../../lib/navigation/urlState';
import { COARSE } from '../layout/touchTarget';
import type { Column } from './tableRows';
import { atLeast } from '../layout/leastType';

interface TableSortProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/** How a table is sorted where it has no column heads to press: on a phone. */
export function TableSort<Row>({ label, columns, sort, onSort }: TableSortProps<Row>) {
  const sortable = columns.filter((column) => column.sortable ?? true);
  const isKnown = sort && sortable.some(({ field }) => field === sort.field);
  return (
    <NativeSelect
      variant="outlined"
      input={<OutlinedInput size="small" />}
      value={isKnown ? `${sort.direction}:${sort.field}` : ''}
      onChange={({ target }) => onSort(parseSort(target.value))}
      inputProps={{ 'aria-label': `${t('table.sortTable')}: ${label}` }}
      sx={{
        flexGrow: { xs: 1, sm: 0 },
        mx: { xs: 0.5, sm: 0 },
        '& select': { py: '4px', fontSize: atLeast('0.875rem'), [COARSE]: { py: '9px' } },
      }}
    >
      <option value="">{t('table.unsorted')}</option>
      {sortable.flatMap(({ field, header }) => [
        <option key={`asc:${field}`} value={`asc:${field}`}>
          {t('table.ascending', { column: header })}
        </option>,
        <option key={`desc:${field}`} value={`desc:${field}`}>
          {t('table.descending', { column: header })}
        </option>,
      ])}
    </NativeSelect>
  );
}

function parseSort(value: string): Sort | undefined {
  const [direction, field] = value.split(':');
  return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : undefined;
}
