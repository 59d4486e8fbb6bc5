import type { ComponentType } from 'react';
import { preloadable } from '../../lib/navigation/preload';

/** A page in a chunk of its own; rejects with a ChunkLoadError, which RouteErrorBoundary shows. */
export const lazyPage = <Props extends object = object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  preloadable<Props>(load);

export type LazyPage = ReturnType<typeof lazyPage>;
