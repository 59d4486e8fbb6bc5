import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config';
import type { Logger } from '../../platform/log/logger';
import type { Clock } from '../../platform/time';
import type { PdfFile } from '../../customer/papers';
import type { Rendered } from './render';

export interface Email extends Rendered {
  /** The id of the message in the queue: the same email, sent again, is recognised by its Message-ID. */
  id: string;
  template: string;
  to: string;
  attachments: PdfFile[];
}

export interface Mailer {
  /** Throws when the email was not taken; then it may be tried again. */
  send(email: Email): Promise<void>;
  close(): void;
}

type MailerConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'companyEmail' | 'publicUrl' | 'dataDir'>;

/** Sends by SMTP_URL; without it each email becomes a file in DATA_DIR/mail and its links are logged (docs/product.md, 'Storage'). */
export function createMailer(options: { config: MailerConfig; clock: Clock; logger: Logger }): Mailer {
  const { smtpUrl } = options.config;
  return smtpUrl === undefined ? createFileMailer(options) : createSmtpMailer(smtpUrl, options);
}

type MailerOptions = Parameters<typeof createMailer>[0];

function createSmtpMailer(url: string, { config, clock }: MailerOptions): Mailer {
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
    send: async (email) => void (await transport.sendMail(toEnvelope(email, config, clock))),
    close: () => transport.close(),
  };
}

function createFileMailer({ config, clock, logger }: MailerOptions): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const folder = path.join(config.dataDir, 'mail');
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(toEnvelope(email, config, clock));
      const moment = clock.now().toISOString().replaceAll(/[:.]/g, '-');
      const file = path.join(folder, `${moment}-${email.template}-${email.id}.eml`);
      await mkdir(folder, { recursive: true });
      // Anyone who watches the folder never sees half a email.
      const unfinished = `${file}.part`;
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, file);
      logger.info('no SMTP_URL is set: the message was written to a file', {
        file,
        to: email.to,
        links: listLinks(email.text, config),
      });
    },
    close: () => transport.close(),
  };
}

function toEnvelope(email: Email, config: MailerConfig, clock: Clock) {
  return {
    from: config.mailFrom,
    // As an object the address is never parsed: a comma in it makes no second recipient.
    to: { name: '', address: email.to },
    replyTo: config.companyEmail,
    subject: email.subject,
    html: email.html,
    text: email.text,
    attachments: email.attachments.map((file) => ({ ...file, contentType: 'application/pdf' })),
    date: clock.now(),
    messageId: `<${email.id}@${new URL(config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const listLinks = (text: string, { publicUrl }: MailerConfig): string[] =>
  text.split(/\s+/).filter((word) => word.startsWith(`${publicUrl}/portal/`));
