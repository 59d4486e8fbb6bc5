import type { ComponentType } from 'react';
import { preloadable } from '../../lib/navigation/preload';

/** A page in its own chunk; rejects with a ChunkLoadError, which RouteErrorBoundary shows. */
export const lazyPage = <Props extends object = object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  preloadable<Props>(load);

export type LazyPage = ReturnType<typeof lazyPage>;
