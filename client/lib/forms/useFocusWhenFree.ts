import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A dialog that closes gives the focus back to a button that may be gone by then. */
const AFTER_DIALOG_MS = 400;

/**
 * Moves the focus to the field or button that is needed next, where nothing else has it: once `ready`, and again when `step`
 * changes. A hand that writes is left alone.
 */
export function useFocusWhenFree(target: RefObject<HTMLElement | null>, ready: boolean, step: unknown): void {
  useEffect(() => {
    if (!ready) return;
    const take = () => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    };
    const timers = [setTimeout(take), setTimeout(take, AFTER_DIALOG_MS)];
    return () => timers.forEach(clearTimeout);
  }, [target, ready, step]);
}
