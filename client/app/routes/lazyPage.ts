import type { ComponentType } from 'react';
import { preloadable } from '../../lib/navigation/preload';

/** How long a page's chunk may take to load (docs/product.md, 'Pages'). */
const LIMIT_MS = 120_000;

/** The code of a page could not be loaded, or not in time. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A page in a chunk of its own; rejects with a ChunkLoadError, which RouteErrorBoundary shows. */
export function lazyPage<Props extends object = object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return preloadable<Props>(() => loadInTime(load));
}

export type LazyPage = ReturnType<typeof lazyPage>;

/** Loads a module within 120 seconds, or rejects with a ChunkLoadError. */
export function loadInTime<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(`No answer in ${LIMIT_MS} ms`)), LIMIT_MS);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError('The chunk could not be loaded', { cause })))
      .finally(() => clearTimeout(timer));
  });
}
