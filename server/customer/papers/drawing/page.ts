import { addBreaks } from '../../../platform/files/pdf';

export type Doc = PDFKit.PDFDocument;

/** In points; the page is A4, 595 wide. */
export const margin = 48;
export const right = 547;
export const bottom = 788;
export const wholePage = bottom - margin;

export const ink = '#14211F';
export const dark = '#0F2F2E';
export const muted = '#5A6764';
export const signal = '#FFC42E';
export const rule = '#E3DFD4';

/** Where something is drawn. */
export interface PaperColumn {
  x: number;
  width: number;
}

/** A long word is cut where it must be. */
export const breakLongWords = (text: string): string => addBreaks(text, 40);

/** Goes on to the next page where this one has no room for so much; returns where it goes on. */
export function makeRoom(doc: Doc, height: number): number {
  if (doc.y + height > bottom) {
    doc.addPage();
    doc.y = margin;
  }
  return doc.y;
}
