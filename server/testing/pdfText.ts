import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text as wholeText } from 'node:stream/consumers';

/** The words of a PDF as its reader finds them, with single spaces, and the number of pages. */
export async function pdfText(file: Uint8Array): Promise<{ text: string; pages: number }> {
  // Not waited for in one go: the server of a test may live in this process.
  const reader = spawn(process.execPath, [join(__dirname, 'printPdfText.mjs')]);
  reader.stdin.end(file);
  const ended = new Promise<number | null>((done) => reader.on('close', done));
  const [stdout, stderr] = await Promise.all([wholeText(reader.stdout), wholeText(reader.stderr)]);
  if ((await ended) !== 0) throw new Error(`no PDF that can be read: ${stderr}`);
  return JSON.parse(stdout) as { text: string; pages: number };
}
