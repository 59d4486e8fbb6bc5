import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that refuses each e-mail with the next of `refusals`, and takes it when there is none, unless it is `away`. */
export class TestSmtp {
  readonly emails: { raw: string; recipients: string[] }[] = [];
  refusals: { code: number }[] = [];
  away = false;
  refused = 0;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = this.refusals.shift() ?? (this.away ? { code: 451 } : undefined);
        if (refusal) {
          this.refused += 1;
          done(Object.assign(new Error('not now'), { responseCode: refusal.code }));
          return;
        }
        this.emails.push({
          raw: Buffer.concat(chunks).toString(),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });

  async listen(port = 0): Promise<number> {
    await new Promise<void>((done) => this.server.listen(port, '127.0.0.1', done));
    return (this.server.server.address() as AddressInfo).port;
  }

  close = (): Promise<void> => new Promise((done) => this.server.close(() => done()));
}
