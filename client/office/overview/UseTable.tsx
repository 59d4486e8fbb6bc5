import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { listWeekdayHeads, weekdayNames } from '../../lib/texts/weekdays';
import { useSteps } from './chartColours';

export interface UseRow {
  name: string;
  /** Hours on an average Monday, Tuesday, and so on until Sunday. */
  hours: readonly number[];
  /** The part of all days, printed. */
  share: string;
  onOpen: () => void;
}

/** The hours from which a cell has the next colour. */
const floors = [0.05, 2, 4, 8];

/** Hours of use by weekday. Colour repeats the number in each cell, so that it reads without colours. */
export function UseTable({ label, head, rows }: { label: string; head: string; rows: readonly UseRow[] }) {
  return (
    <Box tabIndex={0} role="group" aria-label={label} sx={{ overflowX: 'auto', maxHeight: 460 }}>
      <Box component="table" aria-label={label} sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {listWeekdayHeads().map((day, index) => (
              <th key={index} scope="col" abbr={weekdayNames()[index]}>
                {day}
              </th>
            ))}
            <th scope="col">{t('overview.daysUsed')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, hours, share, onOpen }, index) => (
            <tr key={index}>
              <th scope="row">
                <Link component="button" onClick={onOpen} sx={{ textAlign: 'left', fontWeight: 600 }}>
                  {name}
                </Link>
              </th>
              {hours.map((count, weekday) => (
                <td key={weekday} style={useSteps[floors.filter((floor) => count >= floor).length]}>
                  {count < 0.05 ? '–' : formatCount(count < 10 ? Math.round(count * 10) / 10 : Math.round(count))}
                </td>
              ))}
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& td': { height: 28, minWidth: 34, borderRadius: '4px', textAlign: 'center' },
  '& td:last-child': { textAlign: 'right', fontWeight: 600, pl: 1, whiteSpace: 'nowrap' },
  '& tbody th': { textAlign: 'left', fontWeight: 400, pr: 1, maxWidth: 240 },
  '& thead th': { color: 'text.secondary', fontWeight: 600, textAlign: 'center' },
  '& thead th:first-of-type': { textAlign: 'left' },
  '& thead th:last-child': { textAlign: 'right', pl: 1, whiteSpace: 'nowrap' },
};
