import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { NotPublicError, UndeliveredError, isPlainlyPrivate, lookUpPublic, readHost } from './publicAddress';

export interface ReceiverReply {
  status: number;
  /** How the body began. */
  begins: string;
}

const MAX_STORED = 500;

/**
 * Posts a body and returns the reply, whatever its status; a redirect is not followed. Throws when there is no whole
 * reply within the time, or the target is not public.
 */
export function post(
  address: string,
  body: string | Buffer,
  headers: Record<string, string>,
  { allowPrivate, timeoutMs }: { allowPrivate: boolean; timeoutMs: number },
): Promise<ReceiverReply> {
  const url = new URL(address);
  // An address of figures is connected to without a look-up.
  if (!allowPrivate && isPlainlyPrivate(url)) return Promise.reject(new NotPublicError(readHost(url)));
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const fail = (error: Error) =>
      reject(signal.aborted ? new UndeliveredError({ kind: 'noReply', seconds: timeoutMs / 1000 }) : error);
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      // A new connection: a kept one could lead to where the name pointed before.
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
      ...(!allowPrivate && { lookup: lookUpPublic }),
    });
    request.on('error', fail);
    request.on('response', (response) => {
      let begins = '';
      const finish = () => resolve({ status: response.statusCode ?? 0, begins });
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        begins = (begins + text).slice(0, MAX_STORED);
        if (begins.length < MAX_STORED) return;
        // Enough is known; the rest may be endless.
        finish();
        response.destroy();
      });
      response.on('end', finish);
      response.on('error', fail);
    });
    request.end(body);
  });
}
