import type { PaperTable } from '../../../model/customer/paper';
import type { Doc, PaperColumn } from './page';
import { breakLongWords, digitFeatures, INK, makeRoom, MUTED, RULE } from './page';

const GAP = 6;
const ROW_PADDING = 6;

/** How high the table is with its headings. */
export function measureTable(doc: Doc, table: PaperTable, column: PaperColumn): number {
  const rows = table.rows.reduce((sum, row) => sum + measureRow(doc, row, listCells(table, column)), 0);
  return rows + measureHeadings(doc, table, column);
}

/** Draws the rows with a line below each; the headings stand again on each page. */
export async function drawTable(
  doc: Doc,
  table: PaperTable,
  column: PaperColumn,
  pause: () => Promise<void>,
): Promise<void> {
  const cells = listCells(table, column);
  drawHeadings(doc, table, column);
  for (const row of table.rows) {
    const height = measureRow(doc, row, cells);
    const before = doc.y;
    if (makeRoom(doc, height) < before) drawHeadings(doc, table, column);
    setCellFont(doc).fillColor(INK);
    drawRow(doc, row, cells, height);
    await pause();
  }
}

interface Cell extends PaperColumn {
  isNumber?: boolean;
}

function listCells({ columns }: PaperTable, { x, width }: PaperColumn): Cell[] {
  const totalShare = columns.reduce((sum, { share }) => sum + share, 0);
  const room = width - GAP * (columns.length - 1);
  let left = x;
  return columns.map(({ share, isNumber }) => {
    const cell = { x: left, width: (room * share) / totalShare, isNumber };
    left += cell.width + GAP;
    return cell;
  });
}

const setCellFont = (doc: Doc): Doc => doc.font('text').fontSize(8.5);
const setHeadingFont = (doc: Doc): Doc => doc.font('text').fontSize(7);

const measureCells = (doc: Doc, texts: readonly string[], cells: readonly Cell[]): number =>
  Math.max(
    ...cells.map(({ width }, index) =>
      doc.heightOfString(breakLongWords(texts[index] || ' '), { width, features: digitFeatures }),
    ),
  );

const measureRow = (doc: Doc, row: readonly string[], cells: readonly Cell[]): number =>
  measureCells(setCellFont(doc), row, cells) + ROW_PADDING;

const readHeadings = ({ columns }: PaperTable): string[] => columns.map(({ heading }) => heading);

const measureHeadings = (doc: Doc, table: PaperTable, column: PaperColumn): number =>
  measureCells(setHeadingFont(doc), readHeadings(table), listCells(table, column)) + ROW_PADDING;

function drawHeadings(doc: Doc, table: PaperTable, column: PaperColumn): void {
  const height = measureHeadings(doc, table, column);
  setHeadingFont(doc).fillColor(MUTED);
  drawRow(doc, readHeadings(table), listCells(table, column), height);
}

function drawRow(doc: Doc, texts: readonly string[], cells: readonly Cell[], height: number): void {
  const { y } = doc;
  cells.forEach(({ x, width, isNumber }, index) => {
    const text = breakLongWords(texts[index] ?? '');
    if (text)
      doc.text(text, x, y + ROW_PADDING / 2, { width, align: isNumber ? 'right' : 'left', features: digitFeatures });
  });
  const foot = y + height;
  const last = cells.at(-1);
  doc
    .moveTo(cells[0]?.x ?? 0, foot)
    .lineTo((last?.x ?? 0) + (last?.width ?? 0), foot)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  doc.y = foot;
}
