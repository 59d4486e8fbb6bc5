import { driverTotal, paidHours, totalsOf } from '../../platform/values/hours';
import { breather } from '../../platform/files/breathe';
import { breakable, newPdf, numberPages } from '../../platform/files/pdf';
import { currentLanguage } from '../../platform/language';
import { startOfLocalDate } from '../../platform/time';
import type { Words } from '../../texts/words';
import { wordsIn } from '../../texts/words';
import type { DriverSheet, ReportSheet, RowKind, SheetRow } from './reportSheet';

type Doc = PDFKit.PDFDocument;

const kindWords = {
  reported: 'reportPaper.reported',
  unreported: 'reportPaper.unreported',
  ahead: 'reportPaper.ahead',
  occurrence: 'reportPaper.occurrence',
} as const satisfies Record<RowKind, string>;

/** Left edge and width of each column in points; the page is A4, 595 wide. */
const margin = 42;
const columns = [
  { heading: 'reportPaper.date', x: margin, width: 78 },
  { heading: 'reportPaper.route', x: 126, width: 190 },
  { heading: 'reportPaper.duration', x: 324, width: 62 },
  { heading: 'reportPaper.hours', x: 394, width: 70 },
  { heading: 'reportPaper.status', x: 472, width: 81 },
] as const;
const right = 553;
const bottom = 780;
const gap = 5;
const sizes = { title: 15, heading: 12, text: 8.5 };

const words = (): Words => wordsIn(currentLanguage());
/** '05.12.2026' */
const dayText = (date: string): string => words().date(startOfLocalDate(date));
const hoursText = (hours: number): string => paidHours(hours, currentLanguage());

/** The first name and the period where it is of one driver (docs/product.md, 'Hours report'). */
export function reportTitle({ first, last, drivers: [driver, ...others] }: ReportSheet): string {
  const who = driver && others.length === 0 ? driver.firstname : words().t('reportPaper.title');
  return `${who} ${dayText(first)} - ${dayText(last)}`;
}

/** Writes a report as PDF on A4. The document is a stream; it is written while it is being read. */
export async function reportPdf(sheet: ReportSheet, now: Date): Promise<{ doc: Doc; written: Promise<void> }> {
  const doc = await newPdf(reportTitle(sheet), margin, now);
  return { doc, written: write(doc, sheet) };
}

async function write(doc: Doc, sheet: ReportSheet): Promise<void> {
  doc
    .font('bold')
    .fontSize(sizes.title)
    .text(reportTitle(sheet), margin, margin, { width: right - margin });
  // A report of everybody takes a while: others are served in between.
  const pause = breather();
  let y = doc.y + 12;
  for (const driver of sheet.drivers) {
    y = (await driverTable(doc, driver, y, pause)) + 18;
  }
  if (sheet.drivers.length > 1) summary(doc, sheet, y);
  await numberPages(doc, { margin, right }, pause);
  doc.end();
}

/** Draws a driver's table from `top` on; returns where it ends. */
async function driverTable(doc: Doc, driver: DriverSheet, top: number, pause: () => Promise<void>): Promise<number> {
  // A name with no row under it would stand alone at the foot of a page.
  let y = top + 90 > bottom ? newPage(doc) : top;
  doc.font('bold').fontSize(sizes.heading);
  doc.text(`${driver.firstname} ${driver.lastname}`.trim(), margin, y, { width: right - margin });
  y = headings(doc, doc.y + 4);
  const rows = [...driver.rows.map(rowCells), ...driver.extras.map(extraCells)];
  for (const cells of rows) {
    y = tableRow(
      doc,
      cells.map((cell) => breakable(cell)),
      y,
    );
    await pause();
  }
  if (y + 20 > bottom) y = newPage(doc);
  doc.font('bold').fontSize(sizes.text + 1);
  doc.text(words().t('reportPaper.total'), margin, y + gap, { lineBreak: false });
  doc.text(`${hoursText(driverTotal(driver))} h`, columns[3].x, y + gap, { width: columns[3].width, align: 'right' });
  return doc.y;
}

function rowCells({ start, end, title, durationMin, days, kind }: SheetRow): string[] {
  const [only, ...others] = days;
  return [
    start === end ? dayText(start) : `${dayText(start)} -\n${dayText(end)}`,
    title,
    words().duration(durationMin),
    only && others.length === 0
      ? hoursText(only.hours)
      : days.map(({ date, hours }) => `${dayText(date).slice(0, 6)} ${hoursText(hours)}`).join('\n'),
    words().t(kindWords[kind]),
  ];
}

const extraCells = ({ title, hours }: { title: string; hours: number }): string[] => [
  '',
  title || words().t('reportPaper.extra'),
  '',
  hoursText(hours),
  words().t('reportPaper.extra'),
];

function headings(doc: Doc, y: number): number {
  doc.font('bold').fontSize(sizes.text);
  for (const [index, { heading, x, width }] of columns.entries()) {
    doc.text(words().t(heading), x, y, { width, align: alignOf(index), lineBreak: false });
  }
  return line(doc, y + 14, 1);
}

/** Draws one row, on the next page when it has no room; one higher than a page is cut by pdfkit into pages. */
function tableRow(doc: Doc, cells: string[], top: number): number {
  doc.font('text').fontSize(sizes.text);
  const height = Math.max(...columns.map(({ width }, index) => doc.heightOfString(cells[index] ?? '', { width })));
  const y = top + height + 2 * gap > bottom ? headings(doc, newPage(doc)) : top;
  doc.font('text').fontSize(sizes.text);
  for (const [index, { x, width }] of columns.entries()) {
    doc.text(cells[index] ?? '', x, y + gap, { width, height: bottom - y - gap, align: alignOf(index) });
  }
  return line(doc, Math.min(y + height + 2 * gap, bottom), 0.4);
}

const alignOf = (index: number) => (index === 2 || index === 3 ? 'right' : 'left');

function line(doc: Doc, y: number, width: number): number {
  doc.moveTo(margin, y).lineTo(right, y).lineWidth(width).strokeColor('#928D7F').stroke();
  return y;
}

function newPage(doc: Doc): number {
  doc.addPage();
  return margin;
}

function summary(doc: Doc, sheet: ReportSheet, top: number): void {
  const y = top + 60 > bottom ? newPage(doc) : top;
  const { hours, activeDrivers } = totalsOf(sheet.drivers);
  doc.font('bold').fontSize(sizes.heading).text(words().t('reportPaper.summary'), margin, y);
  doc.font('text').fontSize(sizes.text + 1);
  doc.text(words().t('reportPaper.totalHours', { hours: hoursText(hours) }), margin, doc.y + 4);
  doc.text(words().t('reportPaper.activeDrivers', { count: activeDrivers }), margin, doc.y + 2);
}
