import { join } from 'node:path';
import type { Font } from 'fontkit';
import type { Language } from '../language';
import { DEFAULT_LANGUAGE } from '../language';

/** The fonts of the pages, and those for what they lack. */
const fontFiles = {
  text: join(__dirname, 'fonts/Inter-Regular.ttf'),
  bold: join(__dirname, 'fonts/Inter-SemiBold.ttf'),
  heading: join(__dirname, 'fonts/SchibstedGrotesk-Bold.ttf'),
  anyText: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  anyBold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
type FontName = keyof typeof fontFiles;
type Fonts = Record<FontName, Font>;
let fonts: Fonts | undefined;
/** Papers come one after another. With what it remembers, an opened font holds about 2 MiB. */
const KEEP_MS = 20_000;
let closing: NodeJS.Timeout | undefined;

/** The PDF writer: some 20 MB, which take a moment to load. */
export const loadPdfLibrary = async () => (await import('pdfkit')).default;

/** Stay open for the next papers: to read the tables of a font takes four times as long as to write a paper of one page. */
async function useFonts(): Promise<Fonts> {
  clearTimeout(closing);
  closing = setTimeout(() => (fonts = undefined), KEEP_MS).unref();
  fonts ??= await openFonts();
  return fonts;
}

async function openFonts(): Promise<Fonts> {
  const { openSync } = await import('fontkit');
  const open = (name: FontName) => rememberWords(rememberLetters(openSync(fontFiles[name]) as Font));
  return {
    text: open('text'),
    bold: open('bold'),
    heading: open('heading'),
    anyText: open('anyText'),
    anyBold: open('anyBold'),
  };
}

/**
 * A font remembers a shape by what it was first met as, and that is what readers of a PDF search and copy. A Russian В is made
 * of the shape of a Latin B: met so first, no later paper would have a B to search for. So each is met by its own letter first.
 */
function rememberLetters(font: Font): Font {
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}

/** The most words of which a font keeps the shapes. */
const MOST_WORDS = 5000;
/** A longer one is mostly a part of a word that is being cut, and comes once. */
const LONGEST_WORD = 60;

/**
 * Papers repeat their words, and to find the shapes of a word takes most of the time that drawing it takes. pdfkit scales
 * the positions that it gets, so it gets copies.
 */
function rememberWords(font: Font): Font {
  const findShapes = font.layout.bind(font);
  const words = new Map<string, ReturnType<Font['layout']>>();
  font.layout = (word, ...rest) => {
    if (word.length > LONGEST_WORD) return findShapes(word, ...rest);
    // Digits of one width, say, are asked for by the name of a feature.
    const key = JSON.stringify([word, ...rest]);
    let run = words.get(key);
    if (run === undefined) {
      run = findShapes(word, ...rest);
      if (words.size >= MOST_WORDS) words.clear();
      words.set(key, run);
    }
    const copy = Object.create(run) as typeof run;
    return Object.assign(copy, { positions: run.positions.map((position) => ({ ...position })) });
  };
  return font;
}

/** An empty A4 in a language, with the fonts 'text', 'bold' and 'heading'; letters that they lack are written in another one. */
export async function createPdf(
  title: string,
  margin: number,
  now: Date,
  language: Language = DEFAULT_LANGUAGE,
): Promise<PDFKit.PDFDocument> {
  const PDFDocument = await loadPdfLibrary();
  const open = await useFonts();
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
  for (const [name, font] of Object.entries(open))
    doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  return addFallback(doc, open);
}

/** In which font a text is written: the one that is asked for, where it has all its letters. */
function findFont(name: FontName, text: string, known: Fonts): FontName {
  const has = (font: Font) =>
    [...text].every((letter) => isUnseen(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  if (has(known[name])) return name;
  if (name === 'heading' && has(known.bold)) return 'bold';
  return name === 'text' ? 'anyText' : 'anyBold';
}

/** Breaks of lines. */
const isUnseen = (letter: string): boolean => /\p{Cc}/u.test(letter);

/** The same document, which writes each text in a font that has its letters. */
function addFallback(doc: PDFKit.PDFDocument, known: Fonts): PDFKit.PDFDocument {
  const plain = { font: doc.font.bind(doc), text: doc.text.bind(doc), heightOfString: doc.heightOfString.bind(doc) };
  let name: FontName = 'text';
  const runWithin = <T>(text: string, work: () => T): T => {
    const chosen = findFont(name, text, known);
    if (chosen === name) return work();
    plain.font(chosen);
    try {
      return work();
    } finally {
      plain.font(name);
    }
  };
  doc.font = ((source: FontName) => {
    name = source;
    return plain.font(source);
  }) as typeof doc.font;
  doc.text = ((text: string, ...rest: []) => runWithin(text, () => plain.text(text, ...rest))) as typeof doc.text;
  doc.heightOfString = (text, options) => runWithin(text, () => plain.heightOfString(text, options));
  return doc;
}

/** Writes 'Leht 1 / 3', or what `label` makes of it, at the foot of each page, up to `right`; `pause` lets others be served in between. */
export async function numberPages(
  doc: PDFKit.PDFDocument,
  { margin, right, label = printEstonianPage }: { margin: number; right: number; label?: typeof printEstonianPage },
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

const printEstonianPage = (page: number, count: number): string => `Leht ${page} / ${count}`;

/**
 * A word that is longer than its column may be cut after this many letters: finding the exact place takes pdfkit the
 * square of its length.
 */
export const addBreaks = (text: string, letters = 30): string =>
  text.replace(new RegExp(`[^\\s\\u200b]{${letters}}`, 'g'), '$&\u200b');
