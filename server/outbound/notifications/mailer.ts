import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config';
import type { Logger } from '../../platform/log/logger';
import type { CurrentSettings, Settings } from '../../platform/settings/settings';
import type { Clock } from '../../platform/time';
import type { PdfFile } from '../../customer/papers';
import type { Rendered } from './render';
import { LOGO_CID } from './templates/blocks/Layout';
import { toTransportOptions } from './mailCheck/transportOptions';

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

interface MailerOptions {
  config: Pick<Config, 'publicUrl' | 'dataDir'>;
  settings: CurrentSettings;
  clock: Clock;
  logger: Logger;
}

/**
 * Sends by the mail server of the settings; without one each email becomes a file in DATA_DIR/mail and its links are logged
 * (docs/product.md, 'Storage').
 */
export function createMailer(options: MailerOptions): Mailer {
  const toFile = createFileMailer(options);
  const bySmtp = createSmtpMailer(options);
  return {
    send: (email) => (options.settings().mailServer === undefined ? toFile(email) : bySmtp.send(email)),
    close: bySmtp.close,
  };
}

/** Keeps its connections until another mail server is set. */
function createSmtpMailer({ config, settings, clock }: MailerOptions): Mailer {
  let usedFor: string | undefined;
  let transport: ReturnType<typeof createPool> | undefined;
  const present = (server: NonNullable<Settings['mailServer']>) => {
    const wanted = JSON.stringify(server);
    if (transport === undefined || wanted !== usedFor) {
      // It sends what it has begun.
      transport?.close();
      transport = createPool(server);
      usedFor = wanted;
    }
    return transport;
  };
  return {
    send: async (email) => {
      const now = settings();
      if (now.mailServer) await present(now.mailServer).sendMail(toEnvelope(email, now, config, clock));
    },
    close: () => transport?.close(),
  };
}

const createPool = (server: NonNullable<Settings['mailServer']>) =>
  createTransport({
    ...toTransportOptions(server),
    pool: true,
    // The queue tries again, so that each try is counted and logged.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });

function createFileMailer({ config, settings, clock, logger }: MailerOptions): Mailer['send'] {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const folder = path.join(config.dataDir, 'mail');
  return async (email) => {
    const { message } = await transport.sendMail(toEnvelope(email, settings(), config, clock));
    const moment = clock.now().toISOString().replaceAll(/[:.]/g, '-');
    const file = path.join(folder, `${moment}-${email.template}-${email.id}.eml`);
    await mkdir(folder, { recursive: true });
    // Anyone who watches the folder never sees half a email.
    const unfinished = `${file}.part`;
    await writeFile(unfinished, message, { mode: 0o600 });
    await rename(unfinished, file);
    logger.info('no mail server is set: the message was written to a file', {
      file,
      to: email.to,
      links: listLinks(email.text, config),
    });
  };
}

/** The sender: as set, or the company at the portal's own host. */
export const chooseSender = ({ mailFrom, companyName }: Settings, publicUrl: string) =>
  mailFrom ?? { name: companyName, address: `noreply@${new URL(publicUrl).hostname}` };

function toEnvelope(email: Email, settings: Settings, config: MailerOptions['config'], clock: Clock) {
  const pictures = email.logo
    ? [{ cid: LOGO_CID, filename: 'logo.png', content: email.logo.content, contentType: 'image/png' }]
    : [];
  return {
    from: chooseSender(settings, config.publicUrl),
    // As an object the address is never parsed: a comma in it makes no second recipient.
    to: { name: '', address: email.to },
    replyTo: settings.companyEmail,
    subject: email.subject,
    html: email.html,
    text: email.text,
    attachments: [...pictures, ...email.attachments.map((file) => ({ ...file, contentType: 'application/pdf' }))],
    date: clock.now(),
    messageId: `<${email.id}@${new URL(config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const listLinks = (text: string, { publicUrl }: MailerOptions['config']): string[] =>
  text.split(/\s+/).filter((word) => word.startsWith(`${publicUrl}/portal/`));
