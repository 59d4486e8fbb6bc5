import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackupStore } from '../../settings/backupStore';
import { isPassing, StoreFault, toStoreFault } from './storeFault';

/** An object of our folder in the store; its name is without the folder. */
export interface StoredObject {
  name: string;
  bytes: number;
}

/** Our folder of an S3-compatible store. Each method throws a StoreFault. */
export interface ObjectStore {
  list(): Promise<StoredObject[]>;
  /** Sends a stream in parts; a part that the network cuts is sent again. The object is there whole or not at all. */
  upload(name: string, content: Readable | Buffer): Promise<void>;
  /** Reads an object. Goes on where the network cut it. */
  download(name: string): AsyncGenerator<Buffer>;
  remove(name: string): Promise<void>;
  close(): void;
}

interface StoreOptions {
  /**
   * How often a request is sent. The client waits longer each time, up to 20 seconds: 15 times outlast about a minute and a half
   * without a network.
   */
  attempts?: number;
  connectMs?: number;
  /** How long nothing may come. */
  silenceMs?: number;
}

/** The least that stores take is 5 MB. A part is in memory while it is sent; 10 000 of them are the most of one object. */
const PART_BYTES = 8 * 2 ** 20;
const PARTS_AT_ONCE = 2;
const PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 20_000;

/** Opens a store. Sends nothing yet. */
export async function openObjectStore(place: BackupStore, options: StoreOptions = {}): Promise<ObjectStore> {
  const { attempts = 15, connectMs = 10_000, silenceMs = 120_000 } = options;
  // Loaded by those who use a store: most portals have none, and it is large.
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new s3.S3Client({
    endpoint: place.endpoint,
    region: place.region,
    forcePathStyle: place.isPathStyle,
    credentials: { accessKeyId: place.accessKey, secretAccessKey: place.secretKey },
    maxAttempts: attempts,
    retryMode: 'standard',
    // Not `requestTimeout`, which a slow line needs longer than for a part.
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
    // Checksums that only Amazon knows; we compare the content ourselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = place.bucket;
  const folder = `${place.prefix}/`;
  const toKey = (name: string) => ({ Bucket, Key: folder + name });

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toStoreFault(error);
    }
  }

  async function* download(name: string): AsyncGenerator<Buffer> {
    let at = 0;
    let first: { etag: string | undefined; size: number | undefined } | undefined;
    for (let failures = 0; ;) {
      try {
        const rest = at > 0 ? { Range: `bytes=${at}-`, IfMatch: first?.etag } : {};
        const reply = await client.send(new s3.GetObjectCommand({ ...toKey(name), ...rest }));
        if (at > 0 && reply.ContentRange === undefined)
          throw new StoreFault('other', 'it cannot go on in the middle of an object');
        first ??= { etag: reply.ETag, size: reply.ContentLength };
        for await (const chunk of reply.Body as Readable) {
          at += (chunk as Buffer).length;
          failures = 0;
          yield chunk as Buffer;
        }
        if (first.size === undefined || at >= first.size) return;
        throw new StoreFault('cut', `${at} of ${first.size} bytes came`);
      } catch (error) {
        const fault = toStoreFault(error);
        failures += 1;
        // Until the first reply the client has tried again by itself.
        if (first === undefined || !isPassing(fault) || failures >= attempts) throw fault;
        await sleep(Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * Math.random());
      }
    }
  }

  return {
    list: () =>
      run(async () => {
        const objects: StoredObject[] = [];
        let next: string | undefined;
        do {
          const page = await client.send(
            new s3.ListObjectsV2Command({ Bucket, Prefix: folder, ContinuationToken: next }),
          );
          for (const { Key, Size = 0 } of page.Contents ?? [])
            if (Key?.startsWith(folder)) objects.push({ name: Key.slice(folder.length), bytes: Size });
          next = page.IsTruncated === true ? page.NextContinuationToken : undefined;
        } while (next !== undefined);
        return objects;
      }),
    upload: (name, content) =>
      run(async () => {
        const params = { ...toKey(name), Body: content, ContentType: 'application/octet-stream' };
        await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();
      }),
    download,
    remove: (name) => run(async () => void (await client.send(new s3.DeleteObjectCommand(toKey(name))))),
    close: () => client.destroy(),
  };
}

/** Lets `work` use a store, and closes it. */
export async function useObjectStore<T>(
  place: BackupStore,
  work: (store: ObjectStore) => Promise<T>,
  options?: StoreOptions,
): Promise<T> {
  const store = await openObjectStore(place, options);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
