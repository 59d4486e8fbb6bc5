import { sumDriver, printPaidHours, sumDrivers } from '../../platform/values/reportedHours';
import { createBreather } from '../../platform/files/breathe';
import { addBreaks, createPdf, numberPages } from '../../platform/files/pdf';
import { findCurrentLanguage } from '../../platform/language';
import { startOfLocalDate } from '../../platform/time';
import type { Words } from '../../texts/words';
import { findWords } from '../../texts/words';
import type { DriverSheet, ReportSheet, RowKind, SheetRow } from './reportSheet';

type Doc = PDFKit.PDFDocument;

const kindWords = {
  reported: 'reportPaper.reported',
  unreported: 'reportPaper.unreported',
  ahead: 'reportPaper.ahead',
  occurrence: 'reportPaper.occurrence',
} as const satisfies Record<RowKind, string>;

/** Left edge and width of each column in points; the page is A4, 595 wide. */
const MARGIN = 42;
const columns = [
  { heading: 'reportPaper.date', x: MARGIN, width: 78 },
  { heading: 'reportPaper.route', x: 126, width: 190 },
  { heading: 'reportPaper.duration', x: 324, width: 62 },
  { heading: 'reportPaper.hours', x: 394, width: 70 },
  { heading: 'reportPaper.status', x: 472, width: 81 },
] as const;
const RIGHT = 553;
const BOTTOM = 780;
const GAP = 5;
const sizes = { title: 15, heading: 12, text: 8.5 };

const findReportWords = (): Words => findWords(findCurrentLanguage());
/** '05.12.2026' */
const printDay = (date: string): string => findReportWords().date(startOfLocalDate(date));
const printHours = (hours: number): string => printPaidHours(hours, findCurrentLanguage());

/** The first name and the period where it is of one driver (docs/product.md, 'Hours report'). */
export function printReportTitle({ first, last, drivers: [driver, ...others] }: ReportSheet): string {
  const who = driver && others.length === 0 ? driver.firstname : findReportWords().t('reportPaper.title');
  return `${who} ${printDay(first)} - ${printDay(last)}`;
}

/** Writes a report as PDF on A4. The document is a stream; it is written while it is being read. */
export async function drawReportPdf(sheet: ReportSheet, now: Date): Promise<{ doc: Doc; written: Promise<void> }> {
  const doc = await createPdf(printReportTitle(sheet), MARGIN, now);
  return { doc, written: write(doc, sheet) };
}

async function write(doc: Doc, sheet: ReportSheet): Promise<void> {
  doc
    .font('bold')
    .fontSize(sizes.title)
    .text(printReportTitle(sheet), MARGIN, MARGIN, { width: RIGHT - MARGIN });
  // A report of everybody takes a while: others are served in between.
  const pause = createBreather();
  let y = doc.y + 12;
  for (const driver of sheet.drivers) {
    y = (await drawDriverTable(doc, driver, y, pause)) + 18;
  }
  if (sheet.drivers.length > 1) drawSummary(doc, sheet, y);
  await numberPages(doc, { margin: MARGIN, right: RIGHT }, pause);
  doc.end();
}

/** Draws a driver's table from `top` on; returns where it ends. */
async function drawDriverTable(
  doc: Doc,
  driver: DriverSheet,
  top: number,
  pause: () => Promise<void>,
): Promise<number> {
  // A name with no row under it would stand alone at the foot of a page.
  let y = top + 90 > BOTTOM ? addPage(doc) : top;
  doc.font('bold').fontSize(sizes.heading);
  doc.text(`${driver.firstname} ${driver.lastname}`.trim(), MARGIN, y, { width: RIGHT - MARGIN });
  y = drawHeadings(doc, doc.y + 4);
  const rows = [...driver.rows.map(listRowCells), ...driver.extras.map(listExtraCells)];
  for (const cells of rows) {
    const broken = cells.map((cell) => addBreaks(cell));
    y = drawTableRow(doc, broken, y);
    await pause();
  }
  if (y + 20 > BOTTOM) y = addPage(doc);
  doc.font('bold').fontSize(sizes.text + 1);
  doc.text(findReportWords().t('reportPaper.total'), MARGIN, y + GAP, { lineBreak: false });
  doc.text(`${printHours(sumDriver(driver))} h`, columns[3].x, y + GAP, { width: columns[3].width, align: 'right' });
  return doc.y;
}

function listRowCells({ start, end, title, durationMin, days, kind }: SheetRow): string[] {
  const [only, ...others] = days;
  return [
    start === end ? printDay(start) : `${printDay(start)} -\n${printDay(end)}`,
    title,
    findReportWords().duration(durationMin),
    only && others.length === 0
      ? printHours(only.hours)
      : days.map(({ date, hours }) => `${printDay(date).slice(0, 6)} ${printHours(hours)}`).join('\n'),
    findReportWords().t(kindWords[kind]),
  ];
}

const listExtraCells = ({ title, hours }: { title: string; hours: number }): string[] => [
  '',
  title || findReportWords().t('reportPaper.extra'),
  '',
  printHours(hours),
  findReportWords().t('reportPaper.extra'),
];

function drawHeadings(doc: Doc, y: number): number {
  doc.font('bold').fontSize(sizes.text);
  for (const [index, { heading, x, width }] of columns.entries()) {
    doc.text(findReportWords().t(heading), x, y, { width, align: findAlign(index), lineBreak: false });
  }
  return drawLine(doc, y + 14, 1);
}

/** Draws one row, on the next page when it has no room; one higher than a page is cut by pdfkit into pages. */
function drawTableRow(doc: Doc, cells: string[], top: number): number {
  doc.font('text').fontSize(sizes.text);
  const height = Math.max(...columns.map(({ width }, index) => doc.heightOfString(cells[index] ?? '', { width })));
  const y = top + height + 2 * GAP > BOTTOM ? drawHeadings(doc, addPage(doc)) : top;
  doc.font('text').fontSize(sizes.text);
  for (const [index, { x, width }] of columns.entries()) {
    doc.text(cells[index] ?? '', x, y + GAP, { width, height: BOTTOM - y - GAP, align: findAlign(index) });
  }
  return drawLine(doc, Math.min(y + height + 2 * GAP, BOTTOM), 0.4);
}

const findAlign = (index: number) => (index === 2 || index === 3 ? 'right' : 'left');

function drawLine(doc: Doc, y: number, width: number): number {
  doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(width).strokeColor('#928D7F').stroke();
  return y;
}

function addPage(doc: Doc): number {
  doc.addPage();
  return MARGIN;
}

function drawSummary(doc: Doc, sheet: ReportSheet, top: number): void {
  const y = top + 60 > BOTTOM ? addPage(doc) : top;
  const { hours, activeDrivers } = sumDrivers(sheet.drivers);
  doc.font('bold').fontSize(sizes.heading).text(findReportWords().t('reportPaper.summary'), MARGIN, y);
  doc.font('text').fontSize(sizes.text + 1);
  doc.text(findReportWords().t('reportPaper.totalHours', { hours: printHours(hours) }), MARGIN, doc.y + 4);
  doc.text(findReportWords().t('reportPaper.activeDrivers', { count: activeDrivers }), MARGIN, doc.y + 2);
}
