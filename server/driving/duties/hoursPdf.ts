import type { ActivityKind } from '../../engines/hours';
import { createBreather } from '../../platform/files/breathe';
import { createPdf, numberPages } from '../../platform/files/pdf';
import { startOfLocalDate } from '../../platform/time';
import { printSpan } from '../../platform/values/duration';
import { printMessage } from '../../texts/printMessage';
import type { Words } from '../../texts/words';
import { findWords } from '../../texts/words';
import type { DriverHours, HoursDay, HoursInfringement } from './hoursTypes';

type Doc = PDFKit.PDFDocument;

const MARGIN = 42;
const RIGHT = 553;
const BOTTOM = 780;
/** Left edge of a day's line, and how wide it is. */
const bar = { x: 100, width: 360 };
const ROW_HEIGHT = 17;

/** How high each kind stands, and its colour: as on the page. */
const styles: Record<ActivityKind, { high: number; fill: string }> = {
  driving: { high: 13, fill: '#0E6A61' },
  otherWork: { high: 8, fill: '#FFC42E' },
  availability: { high: 5, fill: '#AECBF5' },
  break: { high: 2.5, fill: '#928D7F' },
  rest: { high: 2.5, fill: '#E3DFD4' },
};
/** Longer intervals are written below and not drawn. */
const LONGEST_DRAWN_MS = 36 * 3_600_000;

const readName = ({ driver }: DriverHours) => `${driver.firstname} ${driver.lastname}`.trim();

/** In the language of the driver, anyone who looks at it. */
const findDriverWords = ({ driver }: DriverHours): Words => findWords(driver.language);

export function printHoursTitle(hours: DriverHours): string {
  const { t, date } = findDriverWords(hours);
  const printDay = (day: string) => date(startOfLocalDate(day));
  const first = hours.days[0]?.date ?? hours.from;
  const last = hours.days.at(-1)?.date ?? hours.from;
  return t('hoursPaper.title', { name: readName(hours), first: printDay(first), last: printDay(last) });
}

/** A driver's days on A4, a line a day as on the page, with what breaks the law below. The document is a stream. */
export async function drawHoursPdf(hours: DriverHours, now: Date): Promise<{ doc: Doc; written: Promise<void> }> {
  const doc = await createPdf(printHoursTitle(hours), MARGIN, now);
  return { doc, written: write(doc, hours, now) };
}

async function write(doc: Doc, hours: DriverHours, now: Date): Promise<void> {
  const pause = createBreather();
  const words = findDriverWords(hours);
  const { t, dateTime } = words;
  doc
    .font('bold')
    // Small enough for a usual name and period on one line; a long one has room below it.
    .fontSize(13)
    .text(printHoursTitle(hours), MARGIN, MARGIN, { width: RIGHT - MARGIN })
    .moveDown(0.3);
  doc.font('text').fontSize(8.5).fillColor('#5A6764');
  doc.text(t('hoursPaper.asOf', { when: dateTime(now) }));
  if (hours.restedBefore) doc.text(t('hoursPaper.restedBefore', { when: dateTime(hours.restedBefore) }));
  if (hours.problems.length > 0)
    doc.text(
      t('hoursPaper.problems', { problems: hours.problems.map((problem) => printMessage(problem, words)).join(', ') }),
    );
  let y = drawHeading(doc, doc.y + 10, words);
  for (const day of hours.days) {
    if (y + ROW_HEIGHT > BOTTOM) y = drawHeading(doc, addPage(doc), words);
    y = drawDayRow(doc, day, hours, y, words);
    await pause();
  }
  drawLegend(doc, y + 6, words);
  y += 26;
  for (const text of listInfringementTexts(hours, words)) {
    if (y + 40 > BOTTOM) y = addPage(doc);
    doc
      .font(text.bold ? 'bold' : 'text')
      .fontSize(text.bold ? 11 : 8.5)
      .fillColor('#14211F');
    doc.text(text.line, MARGIN, y, { width: RIGHT - MARGIN });
    y = doc.y + 4;
    await pause();
  }
  await numberPages(doc, { margin: MARGIN, right: RIGHT }, pause);
  doc.end();
}

function drawHeading(doc: Doc, y: number, { t }: Words): number {
  doc.font('text').fontSize(7).fillColor('#5A6764');
  for (let hour = 0; hour < 24; hour += 3)
    doc.text(String(hour).padStart(2, '0'), bar.x + (bar.width * hour) / 24, y, { lineBreak: false });
  doc.text(t('hoursPaper.drivingAndWork'), bar.x + bar.width, y, {
    width: RIGHT - bar.x - bar.width,
    align: 'right',
    lineBreak: false,
  });
  return y + 11;
}

function drawDayRow(
  doc: Doc,
  day: HoursDay,
  { activities, infringements }: DriverHours,
  y: number,
  { t, language, weekday, date }: Words,
): number {
  const start = day.start.getTime();
  const end = day.end.getTime();
  const foot = y + ROW_HEIGHT - 2;
  const toX = (moment: Date) =>
    bar.x + (bar.width * (Math.min(end, Math.max(start, moment.getTime())) - start)) / (end - start);
  doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.3).strokeColor('#E3DFD4').stroke();
  doc.font('text').fontSize(8.5).fillColor('#14211F');
  doc.text(`${weekday(day.start)} ${date(day.start).slice(0, 5)}`, MARGIN, y + 4, { lineBreak: false });
  doc.rect(bar.x, foot - 2, bar.width, 2).fill(styles.rest.fill);
  for (const one of activities) {
    if (one.end.getTime() <= start || one.start.getTime() >= end) continue;
    const { high, fill } = styles[one.kind];
    doc.rect(toX(one.start), foot - high, Math.max(0.5, toX(one.end) - toX(one.start)), high).fill(fill);
  }
  for (const one of infringements) {
    const length = one.to.getTime() - one.from.getTime();
    if (length > LONGEST_DRAWN_MS || one.to.getTime() <= start || one.from.getTime() >= end) continue;
    doc
      .rect(toX(one.from), y + 1, Math.max(1, toX(one.to) - toX(one.from)), ROW_HEIGHT - 2)
      .lineWidth(1)
      .strokeColor('#B3261E')
      .stroke();
  }
  doc.font('text').fontSize(8.5).fillColor('#14211F');
  const total =
    day.work === 0 ? t('hoursPaper.rest') : `${printSpan(day.driving, language)} · ${printSpan(day.work, language)}`;
  doc.text(total, bar.x + bar.width, y + 4, { width: RIGHT - bar.x - bar.width, align: 'right', lineBreak: false });
  return y + ROW_HEIGHT;
}

function drawLegend(doc: Doc, y: number, { t }: Words): void {
  const entries: [ActivityKind, string][] = [
    ['driving', t('hoursPaper.driving')],
    ['otherWork', t('hoursPaper.otherWork')],
    ['availability', t('hoursPaper.availability')],
    ['break', t('hoursPaper.break')],
  ];
  doc.font('text').fontSize(7.5);
  entries.forEach(([kind, label], index) => {
    const x = MARGIN + index * 90;
    doc.rect(x, y + 1, 7, 7).fill(styles[kind].fill);
    doc.fillColor('#5A6764').text(label, x + 11, y, { lineBreak: false });
  });
}

function listInfringementTexts(
  { infringements, riskPoints }: DriverHours,
  words: Words,
): { line: string; bold?: boolean }[] {
  const { t } = words;
  if (infringements.length === 0) return [{ line: t('hoursPaper.none') }];
  return [
    { line: t('hoursPaper.infringements', { count: infringements.length }), bold: true },
    ...infringements.map((one) => ({ line: printInfringement(one, words) })),
    { line: t('hoursPaper.risk', { points: riskPoints }) },
  ];
}

function printInfringement(
  { from, to, sentence, article, stateCode, severity, severityName, tripNumber }: HoursInfringement,
  words: Words,
): string {
  const { t, time, dateTime } = words;
  const trip = tripNumber === null ? '' : ` · ${t('hoursPaper.trip', { number: tripNumber })}`;
  const when = `${dateTime(from)}–${from.toDateString() === to.toDateString() ? time(to) : dateTime(to)}`;
  const rule = stateCode === null ? article : `${article} · ${stateCode}`;
  return `${when} · ${rule} · ${printMessage(severityName, words)} (${severity})${trip}: ${printMessage(sentence, words)}.`;
}

function addPage(doc: Doc): number {
  doc.addPage();
  return MARGIN;
}
