import type { PaperRow, PaperSection } from '../../../model/customer/paper';
import type { PaperColumn, Doc } from './page';
import { breakLongWords, DARK, digitFeatures, INK, MUTED, makeRoom, RULE, SIGNAL } from './page';
import { drawTable, measureTable } from './table';

const HEADING_HEIGHT = 33;
const LABEL_GAP = 8;
const SUM_WIDTH = 110;

/** How high a section is in a column. */
export function measureHeight(doc: Doc, { style, rows, texts, table }: PaperSection, column: PaperColumn): number {
  const { height } = styles[style];
  const rowsHeight =
    rows.reduce((sum, row) => sum + height(doc, row, column), 0) + (table ? measureTable(doc, table, column) : 0);
  return HEADING_HEIGHT + rowsHeight + texts.reduce((sum, text) => sum + measureTextHeight(doc, text, column), 0);
}

/** Draws a section from `doc.y` on; where it is longer than the page it goes on on the next one. */
export async function drawSection(
  doc: Doc,
  { heading, style, rows, texts, table }: PaperSection,
  column: PaperColumn,
  pause: () => Promise<void>,
): Promise<void> {
  // A heading with nothing under it would stand alone at the foot of a page.
  makeRoom(doc, 70);
  doc
    .font('heading')
    .fontSize(11.5)
    .fillColor(INK)
    .text(heading, column.x, doc.y + 14, { width: column.width });
  doc.y += 3;
  const { draw } = styles[style];
  for (const [index, row] of rows.entries()) {
    draw(doc, row, column, { first: index === 0, last: index === rows.length - 1 });
    await pause();
  }
  if (table) await drawTable(doc, table, column, pause);
  for (const text of texts) {
    makeRoom(doc, 24);
    setRemarkFont(doc).text(breakLongWords(text), column.x, doc.y + 3, { width: column.width });
    await pause();
  }
}

const setRemarkFont = (doc: Doc): Doc => doc.font('text').fontSize(8.5).fillColor(MUTED);

const measureTextHeight = (doc: Doc, text: string, { width }: PaperColumn): number =>
  setRemarkFont(doc).heightOfString(breakLongWords(text), { width }) + 3;

/** Whether a row begins or ends its section. */
interface PlaceInSection {
  first: boolean;
  last: boolean;
}

interface Style {
  height(doc: Doc, row: PaperRow, column: PaperColumn): number;
  draw(doc: Doc, row: PaperRow, column: PaperColumn, place: PlaceInSection): void;
}

/** Where the value begins, beside its label. */
const labelWidth = ({ width }: PaperColumn): number => (width > 300 ? 132 : 112);

const setFactFont = (doc: Doc): Doc => doc.font('text').fontSize(9);

/** Facts beside their labels. */
const facts: Style = {
  height(doc, { label, value }, column) {
    const width = labelWidth(column);
    const labelled = setFactFont(doc).heightOfString(label, { width, features: digitFeatures });
    return (
      Math.max(
        labelled,
        doc.heightOfString(breakLongWords(value), { width: column.width - width - LABEL_GAP, features: digitFeatures }),
      ) + 3.5
    );
  },
  draw(doc, { label, value }, column) {
    const y = makeRoom(doc, 16) + 3.5;
    const width = labelWidth(column);
    setFactFont(doc).fillColor(MUTED).text(label, column.x, y, { width, features: digitFeatures });
    const labelFoot = doc.y;
    const x = column.x + width + LABEL_GAP;
    doc
      .fillColor(INK)
      .text(breakLongWords(value), x, y, { width: column.width - width - LABEL_GAP, features: digitFeatures });
    // A value of many lines may have gone on to the next page.
    if (doc.y > y) doc.y = Math.max(doc.y, labelFoot);
  },
};

const STOP_INSET = 18;

/** Stops on the route's line: place, and its times below. */
const route: Style = {
  height(doc, { value }, column) {
    const width = column.width - STOP_INSET;
    const [place = '', times = ''] = value.split('\n');
    const placed = doc.font('bold').fontSize(9.5).heightOfString(breakLongWords(place), { width });
    return (
      13 + placed + (times ? doc.font('text').fontSize(9).heightOfString(times, { width, features: digitFeatures }) : 0)
    );
  },
  draw(doc, { label, value }, { x: left, width: whole }, { first, last }) {
    const [place = '', times = ''] = value.split('\n');
    const x = left + STOP_INSET;
    const width = whole - STOP_INSET;
    const y = makeRoom(doc, 40) + 4;
    doc.font('text').fontSize(7).fillColor(MUTED).text(label, x, y, { width });
    doc.font('bold').fontSize(9.5).fillColor(INK).text(breakLongWords(place), x, doc.y, { width });
    if (times) doc.font('text').fontSize(9).text(times, x, doc.y, { width, features: digitFeatures });
    const dot = left + 5;
    // A place of many lines may have gone on to the next page.
    if (!last && doc.y > y)
      doc
        .moveTo(dot, y + 9)
        .lineTo(dot, doc.y + 11)
        .lineWidth(3)
        .strokeColor(SIGNAL)
        .stroke();
    doc
      .circle(dot, y + 5, 3.8)
      .lineWidth(1.8)
      .fillAndStroke(first || last ? SIGNAL : '#FFFFFF', DARK);
  },
};

const sumFont = (doc: Doc, { strong }: PaperRow): Doc =>
  doc
    .font(strong ? 'bold' : 'text')
    .fontSize(strong ? 12 : 9.5)
    .fillColor(INK);

/** Sums at the right, with digits of one width. */
const sums: Style = {
  height: (doc, row, { width }) =>
    sumFont(doc, row).heightOfString(breakLongWords(row.label), {
      width: width - SUM_WIDTH - 20,
      features: digitFeatures,
    }) + (row.strong ? 9 : 7),
  draw(doc, row, { x, width }) {
    const text = breakLongWords(row.label);
    const place = { width: width - SUM_WIDTH - 20, features: digitFeatures };
    const y = makeRoom(doc, sumFont(doc, row).heightOfString(text, place) + 8) + (row.strong ? 6 : 4);
    doc.text(text, x, y, place);
    const foot = doc.y + 3;
    const valueX = x + width - SUM_WIDTH;
    doc.text(row.value, valueX, y, { width: SUM_WIDTH, align: 'right', lineBreak: false, features: digitFeatures });
    if (!row.strong)
      doc
        .moveTo(x, foot)
        .lineTo(x + width, foot)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke();
    doc.y = foot;
  },
};

const styles: Record<PaperSection['style'], Style> = { facts, route, sums, table: facts };
