import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';

interface RequestTimes {
  headersMs: number;
  /** For a body; what comes later is cut. */
  bodyMs: number;
  /** For a photo of 10 MB from a phone at the edge of the network. */
  uploadMs: number;
  checkMs: number;
  /** How long an idle connection stays. Longer than a proxy keeps one (nginx: 60 s), which would send on it as it is closed. */
  idleMs: number;
}

const usualTimes: RequestTimes = {
  headersMs: 30_000,
  bodyMs: 30_000,
  uploadMs: 200_000,
  checkMs: 5_000,
  idleMs: 65_000,
};

/** A server that hangs up on who sends headers or a body slowly: thousands of such connections cost nothing else but ours. */
export function createPatientServer(times: RequestTimes = usualTimes): Server {
  const server = createServer({
    headersTimeout: times.headersMs,
    requestTimeout: times.uploadMs,
    connectionsCheckingInterval: times.checkMs,
    keepAliveTimeout: times.idleMs,
  });
  server.on('request', (request) => cutSlowBody(request, times));
  return server;
}

function cutSlowBody(request: IncomingMessage, { bodyMs, uploadMs }: RequestTimes): void {
  const isUpload = request.headers['content-type']?.startsWith('multipart/form-data') === true;
  const timer = setTimeout(
    () => {
      if (!request.complete) request.socket.destroy();
    },
    isUpload ? uploadMs : bodyMs,
  );
  timer.unref();
  const stop = (): void => clearTimeout(timer);
  request.once('end', stop);
  request.once('close', stop);
}
