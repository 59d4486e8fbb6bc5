import { addBreaks } from '../../../platform/files/pdf';

export type Doc = PDFKit.PDFDocument;

/** In points; the page is A4, 595 wide. */
export const MARGIN = 48;
export const RIGHT = 547;
export const BOTTOM = 788;
export const WHOLE_PAGE = BOTTOM - MARGIN;

export const INK = '#14211F';
export const DARK = '#0F2F2E';
export const MUTED = '#5A6764';
export const SIGNAL = '#FFC42E';
export const RULE = '#E3DFD4';

/** Digits of one width: else a date's dots hide behind its ones. */
export const digitFeatures: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** Where something is drawn. */
export interface PaperColumn {
  x: number;
  width: number;
}

/** A long word is cut where it must be. */
export const breakLongWords = (text: string): string => addBreaks(text, 40);

/** Goes on to the next page where this one has no room for so much; returns where it goes on. */
export function makeRoom(doc: Doc, height: number): number {
  if (doc.y + height > BOTTOM) {
    doc.addPage();
    doc.y = MARGIN;
  }
  return doc.y;
}
