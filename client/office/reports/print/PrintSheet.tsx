import GlobalStyles from '@mui/material/GlobalStyles';
import { createPortal } from 'react-dom';
import { sumDriver, sumDrivers } from '../../../../server/platform/values/reportedHours';
import { t } from '../../../i18n/officeTexts';
import { formatDuration } from '../../../lib/texts/minutes';
import { formatHours } from '../../../lib/texts/paidHours';
import { formatLocalDate } from '../../../lib/texts/time';
import type { DriverSheet, ReportSheet } from './sheet';
import { printSheetTitle } from './sheet';

/** The report on A4: what a printer gets instead of the page, black on white whatever the screen's scheme. */
export function PrintSheet({ sheet }: { sheet: ReportSheet }) {
  const { hours, activeDrivers } = sumDrivers(sheet.drivers);
  return createPortal(
    <div className="print-sheet">
      <GlobalStyles styles={printStyles} />
      <h1>{printSheetTitle(sheet)}</h1>
      {sheet.drivers.map((driver, index) => (
        <DriverTable key={index} driver={driver} />
      ))}
      {sheet.drivers.length > 1 && (
        <section>
          <h2>{t('reports.summary')}</h2>
          <p>
            {t('reports.totalHours')}: {t('reports.hoursCount', { hours: formatHours(hours) })}
            <br />
            {t('reports.activeDrivers')}: {activeDrivers}
          </p>
        </section>
      )}
    </div>,
    document.body,
  );
}

function DriverTable({ driver }: { driver: DriverSheet }) {
  return (
    <section>
      <h2>{`${driver.firstname} ${driver.lastname}`.trim()}</h2>
      <table>
        <thead>
          <tr>
            <th>{t('office.date')}</th>
            <th>{t('office.route')}</th>
            <th className="number">{t('office.duration')}</th>
            <th className="number">{t('reports.hours')}</th>
            <th>{t('reports.status')}</th>
          </tr>
        </thead>
        <tbody>
          {driver.rows.map(({ kind, start, end, title, durationMin, days }, index) => (
            <tr key={index}>
              <td>{start === end ? formatLocalDate(start) : `${formatLocalDate(start)} – ${formatLocalDate(end)}`}</td>
              <td>{title}</td>
              <td className="number">{formatDuration(durationMin)}</td>
              <td className="number">
                {days.map(({ date, hours }) => (
                  <div key={date}>
                    {days.length > 1 && `${formatLocalDate(date).slice(0, 6)} `}
                    {formatHours(hours)}
                  </div>
                ))}
              </td>
              <td>{t(`reports.${kind}`)}</td>
            </tr>
          ))}
          {driver.extras.map(({ title, hours }, index) => (
            <tr key={`extra${index}`}>
              <td />
              <td>{title || t('reports.extra')}</td>
              <td />
              <td className="number">{formatHours(hours)}</td>
              <td>{t('reports.extra')}</td>
            </tr>
          ))}
          {/* No tfoot: a printer would repeat the total at the foot of each page. */}
          <tr className="total">
            <th colSpan={3}>{t('reports.total')}</th>
            <th className="number">{t('reports.hoursCount', { hours: formatHours(sumDriver(driver)) })}</th>
            <th />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const printStyles = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media screen': { '.print-sheet': { display: 'none' } },
  '@media print': {
    'html, body': { background: '#fff !important', colorScheme: 'light' },
    'body > *:not(.print-sheet)': { display: 'none !important' },
    '.print-sheet': { color: '#000', fontSize: '9pt', lineHeight: 1.35 },
    '.print-sheet h1': { fontSize: '15pt', margin: '0 0 5mm' },
    '.print-sheet h2': { fontSize: '11pt', margin: '6mm 0 1.5mm', breakAfter: 'avoid' },
    '.print-sheet table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '.print-sheet th:nth-of-type(1)': { width: '40mm' },
    '.print-sheet th:nth-of-type(3)': { width: '24mm' },
    '.print-sheet th:nth-of-type(4)': { width: '22mm' },
    '.print-sheet tr': { breakInside: 'avoid' },
    '.print-sheet th, .print-sheet td': {
      padding: '1.2mm 2mm 1.2mm 0',
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: '0.3pt solid #777',
    },
    '.print-sheet .number': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '.print-sheet td:last-child, .print-sheet th:last-child': { paddingLeft: '3mm', paddingRight: 0, width: '34mm' },
    '.print-sheet .total th': { borderBottom: 'none', fontSize: '10pt', breakBefore: 'avoid' },
  },
} as const;
