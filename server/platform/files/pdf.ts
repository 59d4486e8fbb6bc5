import type { Font } from 'fontkit';
import type { Language } from '../language';
import { defaultLanguage } from '../language';

const fontFiles = {
  text: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
let fonts: { text: Font; bold: Font } | undefined;

/** What writes PDF: some 20 MB, which take a moment to read. */
export const pdfLibrary = async () => (await import('pdfkit')).default;

/** Opened once: to read the tables of a font takes four times as long as to write a paper of one page. */
async function openFonts() {
  const { openSync } = await import('fontkit');
  return { text: knowing(openSync(fontFiles.text) as Font), bold: knowing(openSync(fontFiles.bold) as Font) };
}

/**
 * A font remembers a shape by what it was first met as, and that is what readers of a PDF search and copy. A Russian В is made
 * of the shape of a Latin B: met so first, no later paper would have a B to search for. So each is met by its own letter first.
 */
function knowing(font: Font): Font {
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}

/** An empty A4 in a language, with the fonts 'text' and 'bold', which have all letters of its names. */
export async function newPdf(
  title: string,
  margin: number,
  now: Date,
  language: Language = defaultLanguage,
): Promise<PDFKit.PDFDocument> {
  const PDFDocument = await pdfLibrary();
  fonts ??= await openFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    // None at first: pdfkit would read the measures of its standard font for each document, and no page uses it.
    font: '',
    lang: language,
    bufferPages: true,
    info: { Title: title, CreationDate: now },
  });
  // pdfkit takes an opened font; its types do not say so yet.
  const { text, bold } = fonts as unknown as Record<keyof typeof fontFiles, PDFKit.Mixins.PDFFontSource>;
  return doc.registerFont('text', text).registerFont('bold', bold);
}

/** Writes 'Leht 1 / 3', or what `label` makes of it, at the foot of each page, up to `right`; `pause` lets others be served in between. */
export async function numberPages(
  doc: PDFKit.PDFDocument,
  { margin, right, label = estonianPage }: { margin: number; right: number; label?: typeof estonianPage },
  pause: () => Promise<void>,
): Promise<void> {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.font('text').fontSize(7).fillColor('#000000');
    // Below the margin, where pdfkit would begin another page.
    doc.page.margins.bottom = 0;
    doc.text(label(page + 1, count), margin, 806, { width: right - margin, align: 'right', lineBreak: false });
    await pause();
  }
}

const estonianPage = (page: number, count: number): string => `Leht ${page} / ${count}`;

/**
 * A word that is longer than its column may be cut after so many letters: to find out where it must be takes pdfkit the
 * square of its length.
 */
export const breakable = (text: string, letters = 30): string =>
  text.replace(new RegExp(`[^\\s\\u200b]{${letters}}`, 'g'), '$&\u200b');
