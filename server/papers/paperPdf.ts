import { breather } from '../platform/files/breathe';
import { breakable, newPdf, numberPages } from '../platform/files/pdf';
import { texts } from '../texts/texts';
import { defaultLanguage } from '../platform/language';
import type { Paper, PaperRow, PaperSection } from './paper';

type Doc = PDFKit.PDFDocument;

/** In points; the page is A4, 595 wide. */
const margin = 48;
const right = 547;
const width = right - margin;
const bottom = 780;
const valueX = 190;
const stopX = margin + 18;
const ink = '#14211F';
const muted = '#5A6764';
const signal = '#FFC42E';
const rule = '#E3DFD4';
const sumHeight = 22;

/** A UUID stays whole. */
const cut = (text: string): string => breakable(text, 40);

/** Draws a paper on A4. The same words and the same moment make the same file. */
export async function paperPdf(paper: Paper, now: Date): Promise<Buffer> {
  const doc = await newPdf(`${paper.title}: ${paper.subject}`, margin, now, paper.language ?? defaultLanguage);
  const chunks: Buffer[] = [];
  const read = (async () => {
    for await (const chunk of doc) chunks.push(chunk as Buffer);
  })();
  await Promise.all([write(doc, paper), read]);
  return Buffer.concat(chunks);
}

async function write(doc: Doc, paper: Paper): Promise<void> {
  const pause = breather();
  letterhead(doc, paper);
  for (const section of paper.sections) {
    heading(doc, section);
    for (const [index, row] of section.rows.entries()) {
      drawRow[section.style](doc, row, index === 0, index === section.rows.length - 1);
      await pause();
    }
    for (const text of section.texts) {
      room(doc, 24);
      doc.font('text').fontSize(9).fillColor(muted);
      doc.text(cut(text), margin, doc.y + 3, { width });
      await pause();
    }
  }
  const t = texts(paper.language);
  await numberPages(doc, { margin, right, label: (page, count) => t('paper.page', { page, count }) }, pause);
  doc.end();
}

function letterhead(doc: Doc, { title, subject, letterhead: [name = '', ...lines] }: Paper): void {
  doc.font('bold').fontSize(13).fillColor(ink).text(cut(name), margin, margin, { width });
  doc.font('text').fontSize(8.5).fillColor(muted);
  for (const line of lines) doc.text(cut(line), margin, doc.y + 1, { width });
  const y = doc.y + 8;
  doc.moveTo(margin, y).lineTo(right, y).lineWidth(3).strokeColor(signal).stroke();
  doc
    .font('bold')
    .fontSize(19)
    .fillColor(ink)
    .text(title, margin, y + 18, { width });
  doc
    .font('text')
    .fontSize(11)
    .text(cut(subject), margin, doc.y + 2, { width });
}

function heading(doc: Doc, { heading: text, style, rows }: PaperSection): void {
  // A heading with nothing under it would stand alone at the foot of a page; sums are read together where a page has room.
  const together = style === 'sums' ? rows.length * sumHeight + 60 : 70;
  room(doc, together < bottom - margin ? together : 70);
  doc
    .font('bold')
    .fontSize(11.5)
    .fillColor(ink)
    .text(text, margin, doc.y + 16, { width });
  doc.y += 3;
}

const drawRow: Record<PaperSection['style'], (doc: Doc, row: PaperRow, first: boolean, last: boolean) => void> = {
  facts(doc, { label, value }) {
    const y = room(doc, 18) + 3;
    doc.font('text').fontSize(9.5).fillColor(muted);
    doc.text(label, margin, y, { width: valueX - margin - 10, lineBreak: false });
    doc.fillColor(ink).text(cut(value), valueX, y, { width: right - valueX });
  },
  route(doc, { label, value }, first, last) {
    const [place = '', times = ''] = value.split('\n');
    const y = room(doc, 44) + 4;
    doc.font('text').fontSize(7.5).fillColor(muted).text(label, stopX, y, { width });
    doc.font('bold').fontSize(10).fillColor(ink);
    doc.text(cut(place), stopX, doc.y, { width: right - stopX });
    if (times)
      doc
        .font('text')
        .fontSize(9.5)
        .text(times, stopX, doc.y, { width: right - stopX });
    const [x, foot] = [margin + 5, doc.y];
    // A place of many lines may have gone on to the next page.
    if (!last && foot > y)
      doc
        .moveTo(x, y + 9)
        .lineTo(x, foot + 12)
        .lineWidth(3)
        .strokeColor(signal)
        .stroke();
    doc
      .circle(x, y + 6, 4)
      .lineWidth(1.8)
      .fillAndStroke(first || last ? signal : '#FFFFFF', ink);
  },
  sums(doc, { label, value, strong }) {
    doc
      .font(strong ? 'bold' : 'text')
      .fontSize(strong ? 11.5 : 9.5)
      .fillColor(ink);
    const text = cut(label);
    const y = room(doc, doc.heightOfString(text, { width: width - 130 }) + 8) + 4;
    doc.text(text, margin, y, { width: width - 130 });
    const foot = doc.y + 3;
    doc.text(value, right - 110, y, { width: 110, align: 'right', lineBreak: false });
    doc.moveTo(margin, foot).lineTo(right, foot).lineWidth(0.5).strokeColor(rule).stroke();
    doc.y = foot;
  },
};

/** Goes on to the next page where this one has no room for so much; returns where it goes on. */
function room(doc: Doc, height: number): number {
  if (doc.y + height > bottom) {
    doc.addPage();
    doc.y = margin;
  }
  return doc.y;
}
