import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config';
import { listMailFiles, toMailFolder } from '../otherSteps';
import { fold } from './needles';

/** Deletes the e-mails in files that name the person. Returns how many. */
export async function deleteMailFiles(config: Pick<Config, 'dataDir'>, pattern: string): Promise<number> {
  const wanted = new RegExp(pattern, 'u');
  let count = 0;
  for (const name of await listMailFiles(config)) {
    const file = path.join(toMailFolder(config), name);
    const text = await readFile(file, 'latin1').catch(() => '');
    if (!wanted.test(fold(decodeMail(text)))) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

const base64Block = /(?:^[A-Za-z0-9+/]{20,}={0,2}\r?\n)+(?:^[A-Za-z0-9+/]+={0,2}\r?$)?/gm;
const base64Line = /^[A-Za-z0-9+/]+={0,2}\r?$/gm;
const encodedWord = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;

/** All that stands in a mail in readable form, in no order: headers, and parts in quoted-printable or base64. */
export function decodeMail(mail: string): string {
  const blocks = [...(mail.match(base64Block) ?? []), ...(mail.match(base64Line) ?? [])];
  const unpacked = blocks.map((block) => Buffer.from(block, 'base64').toString('utf8'));
  const words = [...mail.matchAll(encodedWord)].map(([, way, text = '']) =>
    way?.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : unquote(text.replaceAll('_', ' ')),
  );
  // Words of a header that was folded follow each other without a gap.
  return [Buffer.from(mail, 'latin1').toString('utf8'), unquote(mail), words.join(''), ...unpacked].join('\n');
}

const unquote = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
