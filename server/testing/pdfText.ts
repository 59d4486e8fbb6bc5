import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The words of a PDF as its reader finds them, with single spaces, and the number of pages. */
export function pdfText(file: Uint8Array): { text: string; pages: number } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(__dirname, 'printPdfText.mjs')], {
    input: file,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`no PDF that can be read: ${stderr}`);
  return JSON.parse(stdout) as { text: string; pages: number };
}
