import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';

/** A mail as its reader gets it. */
export interface TestMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Addresses of all links in the HTML part. */
  links: URL[];
  attachments: { filename: string; content: Uint8Array }[];
}

/** The mails that a server without SMTP_URL wrote, the oldest first. */
export async function readMails(dataDir: string): Promise<TestMail[]> {
  const folder = join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readMail(join(folder, file))),
  );
}

/** Waits, at most 15 seconds, for the newest mail to this address with these words in its subject or text. */
export async function findMail(dataDir: string, to: string, words: string): Promise<TestMail> {
  for (let tries = 0; tries < 150; tries += 1) {
    const mails = await readMails(dataDir);
    const found = mails.filter((mail) => mail.to === to && `${mail.subject}\n${mail.text}`.includes(words)).at(-1);
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`no mail to ${to} with "${words}"`);
}

const known = new Map<string, Promise<TestMail>>();

/** A file that has its name is never written again, and tests look many times. */
function readMail(file: string): Promise<TestMail> {
  const mail = known.get(file) ?? readFile(file).then(parse);
  known.set(file, mail);
  return mail;
}

async function parse(source: Buffer): Promise<TestMail> {
  const { to, subject, html, text, attachments } = await PostalMime.parse(source);
  const links = [...(html ?? '').matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('http'))
    .map((href) => new URL(href));
  return {
    to: to?.[0]?.address ?? '',
    subject: subject ?? '',
    html: html ?? '',
    text: text ?? '',
    links,
    attachments: attachments.map(({ filename, content }) => ({
      filename: filename ?? '',
      content: new Uint8Array(content as ArrayBuffer),
    })),
  };
}
