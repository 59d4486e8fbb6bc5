import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../platform/time';

interface Claims {
  aud: string;
  exp: number;
  sub: string;
}

/** A message that arrived at a phone, as it can be read there. */
export interface Arrived {
  phone: string;
  notice: { title: string; body: string; lang: string; tag: string };
  claims: Claims;
  ttl: number;
  topic: string | undefined;
}

/**
 * A push service on loopback, with phones. It reads messages as a browser does (RFC 8291) and refuses a sender who
 * does not prove the portal's key (RFC 8292). Written from the standards, and not from the code that sends.
 */
export class PushService {
  readonly arrived: Arrived[] = [];
  readonly gone = new Set<string>();
  private readonly phones = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  private readonly server: Server = createServer((request, response) => void this.take(request, response));
  private origin = '';
  /** The key with which its phones subscribed. */
  senderKey = '';

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Makes a phone, and the subscription that its browser would give. */
  subscribe(phone: string): { endpoint: string; p256dh: string; auth: string } {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys().toString('base64url');
    const auth = randomBytes(16);
    this.phones.set(phone, { keys, auth });
    return { endpoint: `${this.origin}/send/${phone}`, p256dh, auth: auth.toString('base64url') };
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const phone = request.url?.split('/').at(-1) ?? '';
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const reply = (status: number) => response.writeHead(status).end();
    if (this.gone.has(phone)) return void reply(410);
    const claims = this.readClaims(String(request.headers.authorization));
    if (!claims) return void reply(403);
    if (request.headers['content-encoding'] !== 'aes128gcm') return void reply(415);
    const notice = JSON.parse(this.decrypt(phone, Buffer.concat(parts))) as Arrived['notice'];
    const { ttl, topic } = request.headers;
    this.arrived.push({ phone, notice, claims, ttl: Number(ttl), topic: topic as string | undefined });
    reply(201);
  }

  /** The claims of `vapid t=JWT, k=KEY`, if the subscribed key signed them for this service and for at most a day. */
  private readClaims(header: string): Claims | undefined {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
    const [head = '', body = '', signature = ''] = token.split('.');
    if (key !== this.senderKey) return undefined;
    const point = Buffer.from(key, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
    const leftS = claims.exp - systemClock.now().getTime() / 1000;
    return isSigned && claims.aud === this.origin && leftS > 0 && leftS <= 86_400 ? claims : undefined;
  }

  /** One record of aes128gcm: salt, record size, length and bytes of the sender's key, then the ciphertext. */
  private decrypt(phone: string, body: Buffer): string {
    const { keys, auth } = this.phones.get(phone)!;
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const senderKey = body.subarray(21, keyEnd);
    const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, info, length));
    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
    const secret = derive(keys.computeSecret(senderKey), auth, keyInfo, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
    const end = plain.lastIndexOf(2);
    return plain.subarray(0, end).toString();
  }
}
