import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { loadInTime } from './loadInTime';

/**
 * A component in its own chunk that can be fetched before it is needed. Unlike React.lazy alone, a loaded one is drawn
 * at once, without a moment of its Suspense fallback. Rejects with a ChunkLoadError.
 */
export function preloadable<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;

  function fetchIt() {
    coming ??= loadInTime(load).then(
      (module) => {
        here = module.default;
        return module;
      },
      (failure: unknown) => {
        // The next one who needs it tries again.
        coming = undefined;
        throw failure;
      },
    );
    return coming;
  }
  const Lazy = lazy(fetchIt);

  function Preloadable(props: Props) {
    // Chosen once: another component would begin again.
    const [Chosen] = useState(() => here ?? Lazy);
    return <Chosen {...props} />;
  }
  /** Resolves when it is here, or could not be had: that is shown when the component is drawn. */
  Preloadable.preload = (): Promise<unknown> => fetchIt().catch(() => undefined);
  return Preloadable;
}
