import { createBreather } from '../../platform/files/breathe';
import { createPdf, numberPages } from '../../platform/files/pdf';
import { findTexts } from '../../texts/texts';
import { DEFAULT_LANGUAGE } from '../../platform/language';
import type { Paper, PaperSection } from '../../model/customer/paper';
import { drawLetterhead } from './drawing/letterhead';
import { drawQr } from './drawing/qr';
import { drawSection, measureHeight } from './drawing/sections';
import type { PaperColumn, Doc } from './drawing/page';
import { BOTTOM, MARGIN, RIGHT, WHOLE_PAGE } from './drawing/page';

const GAP = 24;
/** A section higher than this takes the whole width. */
const HIGHEST_PAIR = 230;
const HALF = (RIGHT - MARGIN - GAP) / 2;
const left: PaperColumn = { x: MARGIN, width: HALF };
const beside: PaperColumn = { x: MARGIN + HALF + GAP, width: HALF };
const page: PaperColumn = { x: MARGIN, width: RIGHT - MARGIN };

export interface PaperExtras {
  /** A PNG or JPEG of the company. */
  logo?: Buffer;
  /** A code below everything else. */
  qr?: { content: string; words: string };
}

/** Draws a paper on A4. The same words and the same moment make the same file. */
export const drawPaperPdf = (paper: Paper, now: Date, extras?: PaperExtras): Promise<Buffer> =>
  drawPapersPdf([paper], now, extras);

/** Draws several papers into one file, each from a new page on. The first one names the file. */
export async function drawPapersPdf(
  papers: readonly [Paper, ...Paper[]],
  now: Date,
  extras: PaperExtras = {},
): Promise<Buffer> {
  const [{ title, subject, language = DEFAULT_LANGUAGE }] = papers;
  const doc = await createPdf(`${title}: ${subject}`, MARGIN, now, language);
  const chunks: Buffer[] = [];
  const read = (async () => {
    for await (const chunk of doc) chunks.push(chunk as Buffer);
  })();
  await Promise.all([writeAll(doc, papers, extras), read]);
  return Buffer.concat(chunks);
}

async function writeAll(doc: Doc, papers: readonly [Paper, ...Paper[]], { logo, qr }: PaperExtras): Promise<void> {
  const pause = createBreather();
  for (const [index, paper] of papers.entries()) {
    if (index > 0) doc.addPage();
    await write(doc, paper, { logo, pause });
  }
  if (qr) drawQr(doc, qr);
  const t = findTexts(papers[0].language);
  await numberPages(
    doc,
    { margin: MARGIN, right: RIGHT, label: (page, count) => t('paper.page', { page, count }) },
    pause,
  );
  doc.end();
}

async function write(
  doc: Doc,
  paper: Paper,
  { logo, pause }: { logo?: Buffer; pause: () => Promise<void> },
): Promise<void> {
  drawLetterhead(doc, paper, logo);
  const units = listUnits(doc, paper.sections);
  for (const [index, unit] of units.entries()) {
    const y = findStart(doc, units, index);
    let foot = y;
    for (const [at, section] of unit.sections.entries()) {
      doc.y = y;
      await drawSection(doc, section, unit.sections.length === 1 ? page : at === 0 ? left : beside, pause);
      foot = Math.max(foot, doc.y);
    }
    doc.y = foot;
  }
}

/** Sections side by side, or one over the whole width, with the height. */
interface Unit {
  sections: PaperSection[];
  height: number;
}

/** Short sections stand two beside one another, so that a usual paper is one page. */
function listUnits(doc: Doc, sections: readonly PaperSection[]): Unit[] {
  const units: Unit[] = [];
  for (let index = 0; index < sections.length; index += 1) {
    const [section, next] = sections.slice(index, index + 2);
    if (!section) break;
    const pair = next && isNarrow(section) && isNarrow(next) ? toPair(doc, section, next) : null;
    if (pair) index += 1;
    units.push(pair ?? { sections: [section], height: measureHeight(doc, section, page) });
  }
  return units;
}

const isNarrow = ({ style }: PaperSection): boolean => style !== 'sums' && style !== 'table';

function toPair(doc: Doc, section: PaperSection, next: PaperSection): Unit | null {
  const height = Math.max(measureHeight(doc, section, left), measureHeight(doc, next, beside));
  return height <= HIGHEST_PAIR ? { sections: [section, next], height } : null;
}

/** Where a unit begins: on the next page, when it would be torn, or would leave the sums after it alone there. */
function findStart(doc: Doc, units: readonly Unit[], index: number): number {
  const { height = 0 } = units[index] ?? {};
  const next = units[index + 1];
  const sums = next?.sections[0]?.style === 'sums' ? next.height : 0;
  const room = BOTTOM - doc.y;
  const isTorn = height > room && height <= WHOLE_PAGE;
  const isAlone = sums > 0 && height + sums > room && height + sums <= WHOLE_PAGE;
  if (isTorn || isAlone) {
    doc.addPage();
    doc.y = MARGIN;
  }
  return doc.y;
}
