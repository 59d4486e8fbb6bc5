/** How long a chunk may take to load (docs/product.md, 'Pages'). */
const LIMIT_MS = 120_000;

/** The code of a page or of a part could not be loaded, or not in time. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads a module within 120 seconds, or rejects with a ChunkLoadError. */
export function loadInTime<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(`No answer in ${LIMIT_MS} ms`)), LIMIT_MS);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError('The chunk could not be loaded', { cause })))
      .finally(() => clearTimeout(timer));
  });
}
