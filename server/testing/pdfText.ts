import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Reply = { text: string; pages: number } | { failure: string };

let reader: ChildProcess | undefined;
let before: Promise<unknown> = Promise.resolve();

/** The words of a PDF as its reader finds them, with single spaces, and the number of pages. */
export function pdfText(file: Uint8Array): Promise<{ text: string; pages: number }> {
  // One after the other, by one reader for all: to start it takes longer than to read.
  const read = before.then(() => readBy((reader ??= startReader()), file));
  before = read.catch(() => undefined);
  return read;
}

/** Keeps nobody's process alive while it has nothing to read, and ends with it. */
function startReader(): ChildProcess {
  const started = fork(join(__dirname, 'pdfReader.mjs'), { serialization: 'advanced', execArgv: [] });
  started.unref();
  started.on('exit', () => (reader = undefined));
  return started;
}

async function readBy(asked: ChildProcess, file: Uint8Array): Promise<{ text: string; pages: number }> {
  asked.channel?.ref();
  asked.send(new Uint8Array(file));
  const gone = new AbortController();
  const [reply] = (await Promise.race([
    once(asked, 'message', gone),
    once(asked, 'exit', gone).then(() => [{ failure: 'its reader ended' }]),
  ])) as [Reply];
  gone.abort();
  asked.channel?.unref();
  if ('failure' in reply) throw new Error(`no PDF that can be read: ${reply.failure}`);
  return reply;
}
