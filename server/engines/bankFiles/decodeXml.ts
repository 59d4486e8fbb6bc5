import type { BankFileProblem } from './bankFile';
import { Unreadable } from './bankFile';

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export const MOST_MEGABYTES = 20;
/** A declaration is shorter. */
const HEAD_BYTES = 200;

/** Decodes a file by its byte order mark, else by its XML declaration. Errors: Unreadable. */
export async function* decodeXml(chunks: Chunks): AsyncGenerator<string> {
  let head = Buffer.alloc(0);
  let decode: ((bytes?: Uint8Array) => string) | undefined;
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MOST_MEGABYTES * 1024 * 1024) throw new Unreadable({ kind: 'tooLarge', megabytes: MOST_MEGABYTES });
    if (decode) yield decode(chunk);
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) continue;
      decode = createDecoder(head);
      yield decode(head);
    }
  }
  if (size === 0) throw new Unreadable({ kind: 'empty' });
  if (!decode) {
    decode = createDecoder(head);
    yield decode(head);
  }
  yield decode();
}

function createDecoder(head: Buffer): (bytes?: Uint8Array) => string {
  const encoding = findEncoding(head);
  const decoder = refuseOn({ kind: 'encoding', encoding }, () => new TextDecoder(encoding, { fatal: true }));
  return (bytes) =>
    bytes
      ? refuseOn({ kind: 'encoding', encoding }, () => decoder.decode(bytes, { stream: true }))
      : // Only a character that was begun can be wrong at the end.
        refuseOn({ kind: 'truncated' }, () => decoder.decode());
}

function refuseOn<Result>(problem: BankFileProblem, work: () => Result): Result {
  try {
    return work();
  } catch {
    throw new Unreadable(problem);
  }
}

function findEncoding(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]{1,40})["']/.exec(head.toString('latin1'))?.[1] ?? 'utf-8';
}
