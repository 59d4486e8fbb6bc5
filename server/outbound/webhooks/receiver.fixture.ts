import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  delivery: string;
  signature: string;
  body: string;
  payload: { id: string; type: string; at: string; orderId: string; status: string; tripNumber: number | null };
}

/** A program on loopback that webhooks deliver to; `reply` decides what it says. */
export class Receiver {
  readonly received: Received[] = [];
  reply: (response: ServerResponse) => void = (response) => void response.end('aitäh');
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/haak`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    this.received.push({
      delivery: String(request.headers['x-charter-delivery']),
      signature: String(request.headers['x-charter-signature']),
      body,
      payload: JSON.parse(body) as Received['payload'],
    });
    this.reply(response);
  }
}

/** The receiver's check, written from docs/integrations.md and not from the code that signs. */
export function isSigned({ signature, body }: Received, secret: string): boolean {
  const [, time, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return mac === createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}
