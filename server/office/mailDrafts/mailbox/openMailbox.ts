import type { Sender } from '../../../engines/mailReading';
import type { Mailbox } from '../../../platform/settings/settings';

/** A mail in the mailbox, without its content. */
export interface WaitingMail {
  uid: number;
  size: number;
  messageId: string | null;
  subject: string;
  from: Sender | null;
  sentAt: Date | null;
}

export interface OpenMailbox {
  list(most: number): Promise<WaitingMail[]>;
  read(mail: WaitingMail): Promise<Buffer>;
  /** Moves a mail out of the way; where the server refuses that, it is marked. */
  putAway(mail: WaitingMail): Promise<void>;
  close(): Promise<void>;
}

/** The folder of mails that the portal has. */
const DONE_FOLDER = 'Portaal';
/** Marks a mail that could not be moved. */
const DONE_FLAG = '$PortalTaken';
const LIMIT_MS = 30_000;

/** Opens the inbox of a mailbox. Throws when the server does not answer or refuses. */
export async function openMailbox({ host, port, security, user, password }: Mailbox): Promise<OpenMailbox> {
  // Only an office whose mailbox is read needs its 3 MiB.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    // A password never goes over a connection that somebody stripped of its encryption.
    ...(security === 'starttls' && { doSTARTTLS: true }),
    ...(security === 'none' && { doSTARTTLS: false }),
    auth: { user, pass: password },
    logger: false,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  });
  // Without a listener a lost connection would end the portal; the call under way fails anyway.
  client.on('error', () => undefined);
  await client.connect();
  await client.mailboxOpen('INBOX');
  return {
    async list(most) {
      const uids = await client.search({ not: { keyword: DONE_FLAG } }, { uid: true });
      const first = (uids || []).slice(0, most);
      if (first.length === 0) return [];
      const found = await client.fetchAll(first, { uid: true, size: true, envelope: true }, { uid: true });
      return found.map(({ uid, size = 0, envelope }) => {
        const [from] = envelope?.from ?? [];
        return {
          uid,
          size,
          messageId: envelope?.messageId?.slice(0, 255) ?? null,
          subject: envelope?.subject ?? '',
          from: from?.address ? { name: from.name ?? '', address: from.address } : null,
          sentAt: envelope?.date ? new Date(envelope.date) : null,
        };
      });
    },
    async read({ uid }) {
      const { content } = await client.download(String(uid), undefined, { uid: true });
      const parts: Buffer[] = [];
      for await (const part of content ?? []) parts.push(part as Buffer);
      return Buffer.concat(parts);
    },
    async putAway({ uid }) {
      await client.mailboxCreate(DONE_FOLDER).catch(() => undefined);
      const moved = await client.messageMove(String(uid), DONE_FOLDER, { uid: true }).catch(() => false);
      if (!moved) await client.messageFlagsAdd(String(uid), [DONE_FLAG, '\\Seen'], { uid: true });
    },
    close: () => client.logout(),
  };
}
