import type { ReactNode } from 'react';

/** A piece of a message in both of its forms; the text is what a reader without HTML sees. */
export interface Block {
  html: ReactNode;
  text: string;
}

const TEXT_WIDTH = 76;

/** Breaks text into lines of at most 76 characters; words and line breaks stay whole. */
export function wrap(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => {
      const lines = [''];
      for (const word of line.split(' ')) {
        const last = lines.at(-1) ?? '';
        if (last !== '' && last.length + 1 + word.length > TEXT_WIDTH) lines.push(word);
        else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
      }
      return lines.join('\n');
    })
    .join('\n');
}

/** Rows of cells as columns of plain text; the last column is set right when `lastRight`, as sums are. */
export function alignColumns(rows: string[][], lastRight: boolean): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return lastRight && column === count - 1 ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const underlineHeading = (heading: string): string => `${heading}\n${'-'.repeat(heading.length)}`;
