import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface ImapServer {
  port: number;
  /** Mails of the inbox. `claimedSize` lies about the size, as of a mail that is never loaded. */
  inbox: { uid: number; raw: string; claimedSize?: number; isTaken?: true }[];
  moved: number[];
  /** Uids whose content was asked for. */
  loaded: number[];
  refusesMove: boolean;
  close(): Promise<void>;
}

/** A mailbox on loopback that knows what the portal asks (RFC 3501), and no more. */
export async function startImapServer(user: string, password: string): Promise<ImapServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    let rest = '';
    socket.on('data', (data) => {
      const lines = (rest + data.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') socket.write(reply(line), 'latin1');
    });
  });
  const imap: ImapServer = {
    port: 0,
    inbox: [],
    moved: [],
    loaded: [],
    refusesMove: false,
    close: () =>
      new Promise((done) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => done());
      }),
  };

  function reply(line: string): string {
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ');
    const ok = (untagged = ''): string => `${untagged}${tag} OK done\r\n`;
    if (/^LOGIN/i.test(command))
      return command.includes(user) && command.includes(password) ? ok() : `${tag} NO wrong\r\n`;
    if (/^CAPABILITY/i.test(command)) return ok('* CAPABILITY IMAP4rev1 UIDPLUS MOVE\r\n');
    if (/^LIST|^LSUB/i.test(command)) return ok('* LIST () "/" INBOX\r\n');
    if (/^SELECT/i.test(command))
      return ok(
        `* ${imap.inbox.length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [PERMANENTFLAGS (\\Seen \\*)] ok\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 99] ok\r\n`,
      );
    if (/^UID SEARCH/i.test(command))
      return ok(
        `* SEARCH ${imap.inbox
          .filter((mail) => !mail.isTaken)
          .map(({ uid }) => uid)
          .join(' ')}\r\n`,
      );
    if (/^UID FETCH/i.test(command)) return ok(fetchMails(command));
    if (/^UID MOVE/i.test(command)) return imap.refusesMove ? `${tag} NO no\r\n` : ok(moveMails(command));
    if (/^UID STORE/i.test(command)) return ok(markMails(command));
    if (/^LOGOUT/i.test(command)) return `* BYE bye\r\n${ok()}`;
    return /^(?:ID|NOOP|CREATE|SUBSCRIBE|ENABLE|CLOSE|UNSELECT|NAMESPACE)/i.test(command)
      ? ok()
      : `${tag} BAD ${command}\r\n`;
  }

  const listUids = (command: string): number[] => {
    const [, set = ''] = /^UID \w+ (\S+)/i.exec(command) ?? [];
    return set.split(',').flatMap((part) => {
      const [from = 0, to = from] = part.split(':').map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
  };
  const findMails = (command: string) => imap.inbox.filter(({ uid }) => listUids(command).includes(uid));
  const quote = (text: string | undefined): string => (text === undefined ? 'NIL' : `"${text.replace(/["\\]/g, '')}"`);
  const literal = (text: string): string => {
    const bytes = Buffer.from(text).toString('latin1');
    return `{${bytes.length}}\r\n${bytes}`;
  };

  function fetchMails(command: string): string {
    return findMails(command)
      .map((mail) => {
        const head = (name: string) => new RegExp(`^${name}: *(.*?)\\r?$`, 'im').exec(mail.raw)?.[1];
        const [, name, box = '', host = ''] = /^(?:"?(.*?)"? )?<?([^<@]+)@([^>]+)>?$/.exec(head('From') ?? '') ?? [];
        const from = `((${quote(name || undefined)} NIL ${quote(box)} ${quote(host)}))`;
        const parts = [`UID ${mail.uid}`, `RFC822.SIZE ${mail.claimedSize ?? Buffer.byteLength(mail.raw)}`];
        if (/ENVELOPE/i.test(command))
          parts.push(
            `ENVELOPE (${quote(head('Date'))} ${quote(head('Subject'))} ${from} ${from} ${from} NIL NIL NIL NIL ${quote(head('Message-ID'))})`,
          );
        const [, section, offset] = /BODY(?:\.PEEK)?\[(.*?)\](?:<(\d+))?/i.exec(command) ?? [];
        if (section !== undefined) {
          if (!imap.loaded.includes(mail.uid)) imap.loaded.push(mail.uid);
          const from = Number(offset ?? 0);
          const content = from === 0 ? literal(mail.raw) : literal('');
          parts.push(`BODY[${section}]${offset === undefined ? '' : `<${offset}>`} ${content}`);
        }
        return `* ${imap.inbox.indexOf(mail) + 1} FETCH (${parts.join(' ')})\r\n`;
      })
      .join('');
  }

  function moveMails(command: string): string {
    const gone = findMails(command);
    const replies = gone.map((mail) => {
      const place = imap.inbox.indexOf(mail) + 1;
      imap.inbox = imap.inbox.filter((other) => other !== mail);
      imap.moved.push(mail.uid);
      return `* ${place} EXPUNGE\r\n`;
    });
    return replies.join('');
  }

  function markMails(command: string): string {
    for (const mail of findMails(command)) mail.isTaken = true;
    return '';
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  imap.port = (server.address() as AddressInfo).port;
  return imap;
}
