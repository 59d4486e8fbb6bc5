import type { Language } from '../../platform/language';

export interface PaperRow {
  label: string;
  value: string;
  /** The sum that counts. */
  strong?: boolean;
}

export interface PaperTable {
  /** `share`: of the width, beside the other columns. */
  columns: { heading: string; share: number; isNumber?: boolean }[];
  rows: string[][];
}

export interface PaperSection {
  heading: string;
  /** How rows are drawn: facts beside their labels, stops on the route's line, sums at the right, cells in columns. */
  style: 'facts' | 'route' | 'sums' | 'table';
  rows: PaperRow[];
  /** Of a table, which has no other rows. */
  table?: PaperTable;
  texts: string[];
}

/** All words of a paper, in their order: what is kept of an acceptance, and what the PDF draws. */
export interface Paper {
  /** The language of the document. Older ones without it are Estonian. */
  language?: Language;
  title: string;
  /** The route and the day. */
  subject: string;
  /** The letterhead; its first line is the company's name. */
  letterhead: string[];
  sections: PaperSection[];
}
