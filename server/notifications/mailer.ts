import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config';
import type { Logger } from '../platform/logger';
import type { Clock } from '../platform/time';
import type { Rendered } from './render';

export interface Letter extends Rendered {
  /** The id of the message in the queue: the same letter, sent again, is recognised by its Message-ID. */
  id: string;
  template: string;
  to: string;
}

export interface Mailer {
  /** Throws when the letter was not taken; then it may be tried again. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

type MailerConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'companyEmail' | 'publicUrl' | 'dataDir'>;

/** Sends by SMTP_URL; without it each letter becomes a file in DATA_DIR/mail and its links are logged (design, section 6). */
export function createMailer(options: { config: MailerConfig; clock: Clock; logger: Logger }): Mailer {
  const { smtpUrl } = options.config;
  return smtpUrl === undefined ? fileMailer(options) : smtpMailer(smtpUrl, options);
}

type MailerOptions = Parameters<typeof createMailer>[0];

function smtpMailer(url: string, { config, clock }: MailerOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    // The queue tries again, so that each try is counted and logged.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (letter) => void (await transport.sendMail(envelope(letter, config, clock))),
    close: () => transport.close(),
  };
}

function fileMailer({ config, clock, logger }: MailerOptions): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const folder = path.join(config.dataDir, 'mail');
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail(envelope(letter, config, clock));
      const moment = clock.now().toISOString().replaceAll(/[:.]/g, '-');
      const file = path.join(folder, `${moment}-${letter.template}-${letter.id}.eml`);
      await mkdir(folder, { recursive: true });
      // Whoever watches the folder never sees half a letter.
      const unfinished = `${file}.part`;
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, file);
      logger.info('no SMTP_URL is set: the message was written to a file', {
        file,
        to: letter.to,
        links: linksIn(letter.text, config),
      });
    },
    close: () => transport.close(),
  };
}

function envelope(letter: Letter, config: MailerConfig, clock: Clock) {
  return {
    from: config.mailFrom,
    // As an object the address is never parsed: a comma in it makes no second recipient.
    to: { name: '', address: letter.to },
    replyTo: config.companyEmail,
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    date: clock.now(),
    messageId: `<${letter.id}@${new URL(config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const linksIn = (text: string, { publicUrl }: MailerConfig): string[] =>
  text.split(/\s+/).filter((word) => word.startsWith(`${publicUrl}/portal/`));
